package io.shudu.core.format;

import io.shudu.core.grid.Geometry;

/** Where the edges of boxes are drawn; a board without boxes has them only around it. */
final class GridShape {
    private final int side;
    private final int boxRows;
    private final int boxColumns;

    GridShape(Geometry geometry) {
        this.side = geometry.side();
        this.boxRows = geometry.isBoxed() ? geometry.boxRows() : side;
        this.boxColumns = geometry.isBoxed() ? geometry.boxColumns() : side;
    }

    int side() {
        return side;
    }

    int boxColumns() {
        return boxColumns;
    }

    /** Boxes side by side. */
    int stacks() {
        return side / boxColumns;
    }

    /** Whether a box begins at a row other than the first. */
    boolean isBandEdge(int row) {
        return row > 0 && row < side && row % boxRows == 0;
    }

    /** Whether a box begins at a column other than the first. */
    boolean isStackEdge(int column) {
        return column > 0 && column < side && column % boxColumns == 0;
    }

    /** Whether a box begins or ends at a row or behind the last one. */
    boolean isBandBorder(int row) {
        return row % boxRows == 0;
    }

    /** Whether a box begins or ends at a column or behind the last one. */
    boolean isStackBorder(int column) {
        return column % boxColumns == 0;
    }
}
