package io.shudu.core.format;

import io.shudu.core.grid.Named;

/** What a text asks for that is not plain Sudoku: the grid was read without it. */
public enum LeftOut implements Named.Constant {
    /** Boxes that are no equal rectangles. */
    BOXES,
    /** Diagonals that hold every digit once. */
    DIAGONALS,
    /** Rules about cells that are a chess move or a step away. */
    MOVES,
    /** Cages with sums. */
    CAGES,
    /** Thermometers, arrows and other lines. */
    LINES,
    /** Any other clue, such as sums at the edge, dots between cells, odd and even cells. */
    CLUES,
    /** Texts and shapes that are drawn on the board. */
    DRAWINGS
}
