package io.shudu.generate.internal;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.Arrays;

/** A grid that changes: its digits, and a table for each house of the digits that it has. It never breaks the rules. */
public final class Filling {
    private final Geometry geometry;
    private final int[] digits;
    private final boolean[][] taken;

    /** An empty grid. */
    public Filling(Geometry geometry) {
        this.geometry = geometry;
        digits = new int[geometry.cellCount()];
        taken = new boolean[geometry.houses().size()][geometry.side() + 1];
    }

    /** Empties every cell. */
    public void clear() {
        Arrays.fill(digits, 0);
        for (boolean[] table : taken) {
            Arrays.fill(table, false);
        }
    }

    /** The digit in a cell, 0 if it is empty. */
    public int digit(int cell) {
        return digits[cell];
    }

    /** Whether no house of a cell has the digit. */
    public boolean fits(int cell, int digit) {
        for (int i = 0; i < geometry.houseCount(cell); i++) {
            if (taken[geometry.houseOf(cell, i)][digit]) {
                return false;
            }
        }
        return true;
    }

    /** Puts a digit that fits into an empty cell. */
    public void place(int cell, int digit) {
        digits[cell] = digit;
        mark(cell, digit, true);
    }

    /** Puts the first digit that fits into an empty cell. False if none does. */
    public boolean placeFirst(int cell, int[] order) {
        for (int digit : order) {
            if (fits(cell, digit)) {
                place(cell, digit);
                return true;
            }
        }
        return false;
    }

    /** Takes the digit out of a cell that has one. */
    public void empty(int cell) {
        mark(cell, digits[cell], false);
        digits[cell] = 0;
    }

    private void mark(int cell, int digit, boolean has) {
        for (int i = 0; i < geometry.houseCount(cell); i++) {
            taken[geometry.houseOf(cell, i)][digit] = has;
        }
    }

    /** The digits as they are now, all given. */
    public Grid grid() {
        return Grid.ofGivens(geometry, digits);
    }
}
