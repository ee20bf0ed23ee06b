package io.shudu.terminal.view;

import io.shudu.core.grid.Geometry;
import org.jspecify.annotations.Nullable;

/**
 * How a board is laid out on a screen.
 *
 * @param cellWidth columns of a cell
 * @param cellHeight rows of a cell
 * @param lines whether there are lines between all cells, not only between boxes
 * @param beside whether the panel stands beside the board, not below
 * @param frame rows besides the board: the header, the message and the keys; 2 if the last two share one
 */
record ScreenLayout(Geometry geometry, int cellWidth, int cellHeight, boolean lines, boolean beside, int frame) {
    /** Row numbers at the left, column numbers at the top. */
    static final int LEFT = 2;

    static final int TOP = 1;

    private static final int PANEL_COLUMNS = 18;
    private static final int PANEL_ROWS = 5;
    private static final int[][] CELLS = {{7, 3, 1}, {5, 1, 1}, {3, 1, 1}, {3, 1, 0}, {2, 1, 0}};

    /** The largest layout that fits; null if none does. */
    static @Nullable ScreenLayout choose(Geometry geometry, int width, int height) {
        for (int[] cell : CELLS) {
            // Notes of more than nine digits have no places of their own.
            if (cell[1] > 1 && geometry.side() > 9) {
                continue;
            }
            for (boolean beside : new boolean[] {true, false}) {
                ScreenLayout layout = new ScreenLayout(geometry, cell[0], cell[1], cell[2] == 1, beside, 3);
                if (layout.fits(width, height)) {
                    return layout;
                }
            }
        }
        // The last rows are needed for the board.
        for (int[] cell : CELLS) {
            ScreenLayout tight = new ScreenLayout(geometry, cell[0], cell[1], cell[2] == 1, true, 2);
            if (cell[2] == 0 && tight.fits(width, height)) {
                return tight;
            }
        }
        return null;
    }

    /** The smallest layout. */
    static ScreenLayout least(Geometry geometry) {
        return new ScreenLayout(geometry, 2, 1, false, true, 2);
    }

    private boolean fits(int width, int height) {
        return neededColumns() <= width && neededRows() <= height;
    }

    int neededColumns() {
        return columns() + (beside ? 1 + PANEL_COLUMNS : 0);
    }

    int neededRows() {
        return rows() + frame + (beside ? 0 : PANEL_ROWS);
    }

    /** Columns of the board with its numbers. */
    int columns() {
        return LEFT + x(geometry.side()) + 1;
    }

    /** Rows of the board with its numbers. */
    int rows() {
        return TOP + y(geometry.side()) + 1;
    }

    /** Where the line before a column of cells stands, from the left edge of the board. */
    int x(int column) {
        return column * cellWidth + linesBefore(column, geometry.boxColumns());
    }

    /** Where the line before a row of cells stands, from the upper edge of the board. */
    int y(int row) {
        return row * cellHeight + linesBefore(row, geometry.boxRows());
    }

    private int linesBefore(int cells, int box) {
        return lines ? cells : (cells + box - 1) / box;
    }

    /** Whether there is a line before a row or column of cells. */
    boolean hasLine(int before, int box) {
        return lines || before % box == 0;
    }

    /** Where a cell begins, behind the line before it, if there is one. */
    int cellX(int column) {
        return x(column) + (hasLine(column, geometry.boxColumns()) ? 1 : 0);
    }

    int cellY(int row) {
        return y(row) + (hasLine(row, geometry.boxRows()) ? 1 : 0);
    }
}
