/** Ratings equal to those of Sudoku Explainer 1.2.1: its steps, in its order, with its quirks. */
@NullMarked
package io.shudu.logic.se;

import org.jspecify.annotations.NullMarked;
