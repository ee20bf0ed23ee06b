/** The symmetries of Sudoku: ways to change a grid that keep the rules. */
@NullMarked
package io.shudu.core.transform;

import org.jspecify.annotations.NullMarked;
