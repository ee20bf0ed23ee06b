package io.shudu.logic.pattern;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;

/** The conjugate pairs of a digit: two cells that are its only places in some house. One of them has the digit. */
public final class ConjugatePairs {
    private final Layout layout;
    private final CellSet cells;
    /** For each cell its partners, as many places as a cell has houses. */
    private final int[] partners;

    private final int[] counts;
    private final int stride;

    /** For a board. */
    public ConjugatePairs(Layout layout) {
        this.layout = layout;
        cells = layout.noCells();
        int most = 0;
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            most = Math.max(most, layout.houseCount(cell));
        }
        stride = most;
        partners = new int[layout.cellCount() * stride];
        counts = new int[layout.cellCount()];
    }

    /** Becomes the pairs of a digit. */
    public void set(Position position, int digit) {
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            counts[cell] = 0;
        }
        cells.clear();
        for (int house = 0; house < layout.houseCount(); house++) {
            int places = position.places(house, digit);
            int second = places & places - 1;
            if (second != 0 && (second & second - 1) == 0) {
                int one = layout.cell(house, Integer.numberOfTrailingZeros(places));
                int other = layout.cell(house, Integer.numberOfTrailingZeros(second));
                add(one, other);
                add(other, one);
            }
        }
    }

    private void add(int cell, int partner) {
        for (int i = 0; i < counts[cell]; i++) {
            if (partners[cell * stride + i] == partner) {
                return;
            }
        }
        partners[cell * stride + counts[cell]++] = partner;
        cells.add(cell);
    }

    /** All cells of pairs. Not to be changed. */
    public CellSet cells() {
        return cells;
    }

    /** Number of partners of a cell. */
    public int count(int cell) {
        return counts[cell];
    }

    /** A partner of a cell; those of the row come first, then column, box and others. */
    public int partner(int cell, int i) {
        return partners[cell * stride + i];
    }
}
