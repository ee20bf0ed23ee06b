package io.shudu.core.format.piece;

import io.shudu.core.grid.Geometry;
import java.util.function.IntFunction;

/** Where the edges of boxes are drawn; a board without boxes has them only around it. */
public final class GridShape {
    private final int side;
    private final int boxRows;
    private final int boxColumns;

    public GridShape(Geometry geometry) {
        this.side = geometry.side();
        this.boxRows = geometry.hasBoxes() ? geometry.boxRows() : side;
        this.boxColumns = geometry.hasBoxes() ? geometry.boxColumns() : side;
    }

    public int side() {
        return side;
    }

    public int boxColumns() {
        return boxColumns;
    }

    /** Whether a box begins or ends at a row or behind the last one. */
    public boolean isBandBorder(int row) {
        return row % boxRows == 0;
    }

    /** Whether a box begins or ends at a column or behind the last one. */
    public boolean isStackBorder(int column) {
        return column % boxColumns == 0;
    }

    /** A stroke for each box of a band, with a sign between them. */
    public String rule(String stroke, String sign) {
        return stroke + (sign + stroke).repeat(side / boxColumns - 1);
    }

    /**
     * All cells, row by row.
     *
     * @param rule what stands between two bands
     * @param first what stands before the first cell of a row
     * @param box what stands before the first cell of each further box
     * @param next what stands before all other cells
     * @param end what stands behind a row
     * @param content what stands in a cell
     */
    public String rows(String rule, String first, String box, String next, String end, IntFunction<String> content) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < side; row++) {
            text.append(row > 0 && isBandBorder(row) ? rule : "").append(first);
            for (int column = 0; column < side; column++) {
                if (column > 0) {
                    text.append(isStackBorder(column) ? box : next);
                }
                text.append(content.apply(row * side + column));
            }
            text.append(end);
        }
        return text.toString();
    }
}
