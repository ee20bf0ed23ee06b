/** Puzzles: a complete grid, holes in it, and the conditions that the result has to meet. */
@NullMarked
package io.shudu.generate;

import org.jspecify.annotations.NullMarked;
