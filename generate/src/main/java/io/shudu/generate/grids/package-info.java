/** Ways to make a complete grid, one file each. */
@NullMarked
package io.shudu.generate.grids;

import org.jspecify.annotations.NullMarked;
