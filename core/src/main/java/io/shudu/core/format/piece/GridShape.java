package io.shudu.core.format.piece;

import io.shudu.core.grid.Geometry;

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

    /** Boxes side by side. */
    public int stacks() {
        return side / boxColumns;
    }

    /** Whether a box begins at a row other than the first. */
    public boolean isBandEdge(int row) {
        return row > 0 && row < side && row % boxRows == 0;
    }

    /** Whether a box begins at a column other than the first. */
    public boolean isStackEdge(int column) {
        return column > 0 && column < side && column % boxColumns == 0;
    }

    /** Whether a box begins or ends at a row or behind the last one. */
    public boolean isBandBorder(int row) {
        return row % boxRows == 0;
    }

    /** Whether a box begins or ends at a column or behind the last one. */
    public boolean isStackBorder(int column) {
        return column % boxColumns == 0;
    }
}
