package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.random.Rng;
import io.shudu.core.thread.Interruption;
import io.shudu.generate.internal.Filling;
import java.util.List;

/**
 * Random digits box by box, and the whole grid thrown away at a dead end.
 *
 * <p>Each box shuffles the digits once; each of its cells takes the first of them that fits its row, column and box. A
 * 9×9 grid takes about 1,170 tries.
 *
 * <p>Beyond side 9 the number of tries would be astronomic. There the grid still grows box by box at random, but each
 * box is drawn as a whole, and it is only the box that is thrown away when the rest of the board cannot be completed,
 * see {@link HouseFill}.
 */
public record BoxesMethod() implements GridMethod {
    @Override
    public String id() {
        return "boxes";
    }

    @Override
    public Grid make(Geometry geometry, Rng rng) {
        return make(geometry, rng, GridWatch.NOBODY);
    }

    /** The same grid, while somebody looks on, as far as it is filled cell by cell. */
    public Grid make(Geometry geometry, Rng rng, GridWatch watch) {
        GridMethods.requireBoxed(geometry);
        int side = geometry.side();
        List<House> boxes = geometry.houses().subList(2 * side, 3 * side);
        if (side > HouseFill.PLAIN_SIDE) {
            return new HouseFill(geometry, rng).fill(boxes);
        }
        Filling filling = new Filling(geometry);
        do {
            Interruption.check();
            filling.clear();
        } while (!fill(filling, boxes, rng, watch));
        return filling.grid();
    }

    private static boolean fill(Filling filling, List<House> boxes, Rng rng, GridWatch watch) {
        for (House box : boxes) {
            int[] digits = rng.permutation(1, box.size());
            for (int position = 0; position < box.size(); position++) {
                int cell = box.cell(position);
                if (!filling.placeFirst(cell, digits)) {
                    watch.deadEnd(cell);
                    return false;
                }
                watch.placed(cell, filling.digit(cell));
            }
        }
        return true;
    }
}
