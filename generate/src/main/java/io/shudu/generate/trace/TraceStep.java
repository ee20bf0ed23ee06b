package io.shudu.generate.trace;

import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Named;
import java.util.List;

/**
 * One step of a generator.
 *
 * @param kind what it does
 * @param first the first thing that it is about, see {@link Kind}; 0 if there is none
 * @param second the second one, likewise
 * @param cells the cells that it looks at or changes
 * @param grid the grid afterwards
 */
public record TraceStep(Kind kind, int first, int second, List<Integer> cells, Grid grid) {
    /** What steps do. All numbers are from 1. */
    public enum Kind implements Named.Constant {
        /** Begins with a grid. */
        START,
        /** Fills the first box with digits in random order. */
        FIRST_BOX,
        /** Copies a box, its columns rotated. Which box; into which. */
        ROTATE_COLUMNS,
        /** Copies a box, its rows rotated. Which box; into which. */
        ROTATE_ROWS,
        /** Puts a digit into a cell. Which digit. */
        PLACE,
        /** No digit fits the cell: all is thrown away. Which try this was. */
        DEAD_END,
        /** Tries that are not told, because they went like those before. How many; which try comes next. */
        SKIP,
        /** Exchanges two digits. */
        SWAP_DIGITS,
        /** Exchanges two stacks. */
        SWAP_STACKS,
        /** Exchanges two bands. */
        SWAP_BANDS,
        /** Exchanges two columns. */
        SWAP_COLUMNS,
        /** Exchanges two rows. */
        SWAP_ROWS,
        /** Takes a digit out: there is still one solution. Which digit. */
        EMPTY,
        /** Leaves a digit: without it there would be another solution. Which digit. */
        KEEP
    }

    /** Copies the list. */
    public TraceStep {
        cells = List.copyOf(cells);
    }
}
