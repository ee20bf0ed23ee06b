package io.shudu.generate.census;

import io.shudu.core.grid.Grid;

/**
 * The rectangles of a classic grid whose two digits could be exchanged: the smallest sets of cells that no puzzle may
 * leave all empty. Two of the corners lie in one box and two in another beside or below it.
 */
public final class UnavoidableRectangles {
    /** Their mean number over all classic grids. */
    public static final double MEAN = 320_784_513_273.0 / 27_704_267_971.0;

    /** The standard deviation of their number over all classic grids, to as many places as it is known. */
    public static final double DEVIATION = 3.517;

    private static final int SIDE = 9;

    private UnavoidableRectangles() {}

    /** How many a complete classic grid has. */
    public static int count(Grid grid) {
        int[] digits = grid.digits();
        int count = 0;
        for (int chute = 0; chute < SIDE; chute += 3) {
            for (int a = chute; a < chute + 2; a++) {
                for (int b = a + 1; b < chute + 3; b++) {
                    count += between(digits, a * SIDE, b * SIDE, 1) + between(digits, a, b, SIDE);
                }
            }
        }
        return count;
    }

    /** How many lie in two lines that go through the same boxes. */
    private static int between(int[] digits, int a, int b, int step) {
        int[] places = new int[SIDE + 1];
        for (int i = 0; i < SIDE; i++) {
            places[digits[b + i * step]] = i;
        }
        int count = 0;
        for (int i = 0; i < SIDE; i++) {
            int other = places[digits[a + i * step]];
            count += other > i && digits[b + i * step] == digits[a + other * step] ? 1 : 0;
        }
        return count;
    }
}
