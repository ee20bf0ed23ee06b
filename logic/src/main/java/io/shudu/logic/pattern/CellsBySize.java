package io.shudu.logic.pattern;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;

/** The cells with a number of candidates, in ascending order. */
public final class CellsBySize {
    private final int size;
    private final int[] cells;
    private int count;

    /** The cells of a board that have so many candidates. */
    public CellsBySize(Layout layout, int size) {
        this.size = size;
        cells = new int[layout.cellCount()];
    }

    /** Becomes the cells of a position, and answers their number. */
    public int set(Position position) {
        count = 0;
        // A plain loop over all cells is faster than to pick the empty ones.
        for (int cell = 0; cell < cells.length; cell++) {
            if (position.count(cell) == size) {
                cells[count++] = cell;
            }
        }
        return count;
    }

    /** Number of cells. */
    public int count() {
        return count;
    }

    /** One of the cells. */
    public int cell(int i) {
        return cells[i];
    }
}
