/** Tests of printing. */
@NullMarked
package io.shudu.print;

import org.jspecify.annotations.NullMarked;
