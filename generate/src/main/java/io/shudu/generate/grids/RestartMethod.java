package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.thread.Interruption;
import io.shudu.generate.internal.Filling;

/**
 * Random digits in reading order, and the whole grid thrown away at a dead end.
 *
 * <p>Each cell shuffles the digits afresh and takes the first that fits its row, column and box. A 9×9 grid takes about
 * 320 tries; the grids are nearer to evenly distributed than those of most other simple methods.
 *
 * <p>Beyond side 9 the number of tries would be astronomic. There the grid still grows row by row at random, but each
 * row is drawn as a whole, and it is only the row that is thrown away when the rest of the board cannot be completed,
 * see {@link HouseFill}.
 */
public record RestartMethod() implements GridMethod {
    @Override
    public String id() {
        return "restart";
    }

    @Override
    public Grid make(Geometry geometry, Rng rng) {
        return make(geometry, rng, GridWatch.NOBODY);
    }

    /** The same grid, while somebody looks on, as far as it is filled cell by cell. */
    public Grid make(Geometry geometry, Rng rng, GridWatch watch) {
        GridMethods.requireBoxed(geometry);
        if (geometry.side() > HouseFill.PLAIN_SIDE) {
            return new HouseFill(geometry, rng).fill(geometry.houses().subList(0, geometry.side()));
        }
        Filling filling = new Filling(geometry);
        do {
            Interruption.check();
            filling.clear();
        } while (!fill(filling, geometry, rng, watch));
        return filling.grid();
    }

    private static boolean fill(Filling filling, Geometry geometry, Rng rng, GridWatch watch) {
        int[] digits = rng.permutation(1, geometry.side());
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            if (!placeRandom(filling, cell, digits, rng)) {
                watch.deadEnd(cell);
                return false;
            }
            watch.placed(cell, filling.digit(cell));
        }
        return true;
    }

    /** Draws digits until one fits, none of them twice: a fresh shuffle, but made only as far as it is read. */
    private static boolean placeRandom(Filling filling, int cell, int[] digits, Rng rng) {
        for (int left = digits.length; left > 0; left--) {
            int drawn = rng.nextInt(left);
            int digit = digits[drawn];
            digits[drawn] = digits[left - 1];
            digits[left - 1] = digit;
            if (filling.fits(cell, digit)) {
                filling.place(cell, digit);
                return true;
            }
        }
        return false;
    }
}
