/** Ways to choose which digits of a complete grid to take away, one file each. */
@NullMarked
package io.shudu.generate.holes;

import org.jspecify.annotations.NullMarked;
