/** Holes in complete grids, one after the other, with one solution left. */
@NullMarked
package io.shudu.generate.dig;

import org.jspecify.annotations.NullMarked;
