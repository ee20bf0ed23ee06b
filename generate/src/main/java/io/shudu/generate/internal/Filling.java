package io.shudu.generate.internal;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.Arrays;

/** A grid that changes: its digits, and a table for each house of the digits that it has. It never breaks the rules. */
public final class Filling {
    private final Geometry geometry;
    private final int[] digits;
    /** For each cell, where the tables of its houses begin. */
    private final int[][] tables;
    /** The tables, one after the other, indexed by digit. */
    private final boolean[] taken;

    /** An empty grid. */
    public Filling(Geometry geometry) {
        this.geometry = geometry;
        digits = new int[geometry.cellCount()];
        tables = new int[digits.length][];
        for (int cell = 0; cell < digits.length; cell++) {
            tables[cell] = new int[geometry.houseCount(cell)];
            for (int i = 0; i < tables[cell].length; i++) {
                tables[cell][i] = geometry.houseOf(cell, i) * (geometry.side() + 1);
            }
        }
        taken = new boolean[geometry.houses().size() * (geometry.side() + 1)];
    }

    /** Empties every cell. */
    public void clear() {
        Arrays.fill(digits, 0);
        Arrays.fill(taken, false);
    }

    /** The digit in a cell, 0 if it is empty. */
    public int digit(int cell) {
        return digits[cell];
    }

    /** Whether no house of a cell has the digit. */
    public boolean fits(int cell, int digit) {
        for (int table : tables[cell]) {
            if (taken[table + digit]) {
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
        for (int table : tables[cell]) {
            taken[table + digit] = has;
        }
    }

    /** The digits as they are now, all given. */
    public Grid grid() {
        return Grid.ofGivens(geometry, digits);
    }
}
