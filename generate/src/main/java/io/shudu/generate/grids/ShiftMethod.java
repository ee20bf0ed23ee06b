package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;

/**
 * A random first box, and every other box a copy of it with rows and columns rotated: one row for each stack to the
 * right, one column for each band down.
 *
 * <p>It never fails and needs no search, but the first box decides everything: there are only 9! = 362,880 such 9×9
 * grids, all of them the same up to the names of the digits.
 */
public record ShiftMethod() implements GridMethod {
    @Override
    public String id() {
        return "shift";
    }

    @Override
    public Grid make(Geometry geometry, Rng rng) {
        return fromFirstBox(geometry, rng.permutation(1, geometry.side()));
    }

    /**
     * The grid that grows from a first box.
     *
     * @param box every digit once, row by row of the box
     */
    public static Grid fromFirstBox(Geometry geometry, int... box) {
        GridMethods.requireBoxed(geometry);
        requireDigits(geometry, box);
        int rows = geometry.boxRows();
        int columns = geometry.boxColumns();
        int[] digits = new int[geometry.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = geometry.row(cell);
            int column = geometry.column(cell);
            int band = row / rows;
            int stack = column / columns;
            digits[cell] = box[(row + stack) % rows * columns + (column + band) % columns];
        }
        return Grid.ofGivens(geometry, digits);
    }

    private static void requireDigits(Geometry geometry, int[] box) {
        if (box.length != geometry.side()) {
            throw new IllegalArgumentException("a box of " + box.length + " digits for " + geometry);
        }
        boolean[] seen = new boolean[box.length + 1];
        for (int digit : box) {
            if (digit < 1 || digit > box.length || seen[digit]) {
                throw new IllegalArgumentException(
                        "digit " + digit + ": a box has each of 1 to " + box.length + " once");
            }
            seen[digit] = true;
        }
    }
}
