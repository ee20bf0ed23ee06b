package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import java.util.Arrays;

/** A grid in the making: the digits so far, and a table for each house of the digits that it already has. */
final class Filling {
    private final Geometry geometry;
    private final int[] digits;
    private final boolean[][] taken;

    Filling(Geometry geometry) {
        if (!geometry.isBoxed()) {
            throw new IllegalArgumentException(geometry + ": this method is for boards of rows, columns and boxes");
        }
        this.geometry = geometry;
        digits = new int[geometry.cellCount()];
        taken = new boolean[geometry.houses().size()][geometry.side() + 1];
    }

    /** Empties every cell. */
    void clear() {
        Arrays.fill(digits, 0);
        for (boolean[] table : taken) {
            Arrays.fill(table, false);
        }
    }

    /** Whether no house of the cell has the digit yet. */
    boolean fits(int cell, int digit) {
        for (int i = 0; i < geometry.houseCount(cell); i++) {
            if (taken[geometry.houseOf(cell, i)][digit]) {
                return false;
            }
        }
        return true;
    }

    /** Puts the first digit that fits into an empty cell. False if none does. */
    boolean placeFirst(int cell, int[] order) {
        for (int digit : order) {
            if (fits(cell, digit)) {
                place(cell, digit);
                return true;
            }
        }
        return false;
    }

    /** Puts a digit that fits into an empty cell. */
    void place(int cell, int digit) {
        digits[cell] = digit;
        mark(cell, digit, true);
    }

    /** Empties all cells of a house, each of which has a digit. */
    void clear(House house) {
        for (int position = 0; position < house.size(); position++) {
            int cell = house.cell(position);
            mark(cell, digits[cell], false);
            digits[cell] = 0;
        }
    }

    private void mark(int cell, int digit, boolean has) {
        for (int i = 0; i < geometry.houseCount(cell); i++) {
            taken[geometry.houseOf(cell, i)][digit] = has;
        }
    }

    /** The digits so far, all given. */
    Grid grid() {
        return Grid.ofGivens(geometry, digits);
    }
}
