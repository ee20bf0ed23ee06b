package io.shudu.core.grid;

import java.util.Arrays;

/** A set of cells that holds every digit exactly once: a row, a column, a box, or an extra one of a variant. */
public final class House {
    /** What a house looks like on the board; only names depend on it, never rules. */
    public enum Kind implements Named.Constant {
        /** A horizontal line. */
        ROW,
        /** A vertical line. */
        COLUMN,
        /** A box, or a region of a jigsaw. */
        BOX,
        /** Any other house, such as a diagonal. */
        EXTRA
    }

    private final Kind kind;
    private final int index;
    private final int[] cells;

    /**
     * A house of the given kind.
     *
     * @param index position among the houses of its kind, from 0
     * @param cells the cells it consists of, each once
     */
    public House(Kind kind, int index, int... cells) {
        this.kind = kind;
        this.index = index;
        this.cells = cells.clone();
        Arrays.sort(this.cells);
        for (int i = 1; i < this.cells.length; i++) {
            if (this.cells[i] == this.cells[i - 1]) {
                throw new IllegalArgumentException("cell " + this.cells[i] + " stands twice in " + this);
            }
        }
    }

    /** What the house looks like on the board. */
    public Kind kind() {
        return kind;
    }

    /** Position among the houses of its kind, from 0. */
    public int index() {
        return index;
    }

    /** Number of cells. */
    public int size() {
        return cells.length;
    }

    /** The cell at a position, in ascending order of cells. */
    public int cell(int position) {
        return cells[position];
    }

    /** A copy of the cells, ascending. */
    public int[] cells() {
        return cells.clone();
    }

    /** Whether the cell belongs to this house. */
    public boolean contains(int cell) {
        return Arrays.binarySearch(cells, cell) >= 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof House that
                && kind == that.kind
                && index == that.index
                && Arrays.equals(cells, that.cells);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cells);
    }

    /** The name programs exchange: {@code row 3}, {@code column 5}, {@code box 2}, {@code extra 1}. */
    @Override
    public String toString() {
        return kind.id() + " " + (index + 1);
    }
}
