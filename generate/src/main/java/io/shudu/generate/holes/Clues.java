package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;

/** Numbers of clues. */
public final class Clues {
    private Clues() {}

    /**
     * The number of clues to ask for when nobody has said how many: a good puzzle that is found quickly. The share of
     * the cells is 0.34 + 0.0055 · side because the clues that a unique puzzle needs grow faster than the board: 32 of
     * 81 cells, 110 of 256, 298 of 625. Boxes more than twice as long as wide tell less about their cells; they add
     * 0.01 for each time more.
     */
    public static int usual(Geometry geometry) {
        int longer = Math.max(geometry.boxRows(), geometry.boxColumns());
        int shorter = Math.min(geometry.boxRows(), geometry.boxColumns());
        int times = geometry.isBoxed() ? longer / shorter : 1;
        // In whole numbers, so that every machine rounds alike.
        int share = 3400 + 55 * geometry.side() + 100 * Math.max(0, times - 2);
        return (share * geometry.cellCount() + 5000) / 10000;
    }
}
