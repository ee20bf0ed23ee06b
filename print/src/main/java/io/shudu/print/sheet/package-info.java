/** Worksheets. */
@NullMarked
package io.shudu.print.sheet;

import org.jspecify.annotations.NullMarked;
