package io.shudu.core.transform;

import java.util.Arrays;

/**
 * Which lines of a chute, and which chutes, hold the same and so may change places without any change of a grid. Lines
 * 0 to 8 are rows, 9 to 17 columns.
 *
 * <p>Of lines or chutes that are twins only the first needs to be tried for a place, and counts for all of them. This
 * keeps searches in nearly empty grids short.
 */
final class Twins {
    private static final int LINES = 18;

    /** By line: itself and its twins, as bits of the place among rows or columns. */
    private final int[] lines = new int[LINES];
    /** By line: first lines of its chute and of its chute's twins. */
    private final int[] chutes = new int[LINES];

    /** Looks at a grid that has been {@linkplain Arrangement#load loaded}. */
    void find(int[] cells) {
        Arrays.fill(lines, 0);
        Arrays.fill(chutes, 0);
        for (int line = 0; line < LINES; line++) {
            int chute = line / 3 * 3;
            for (int other = chute; other < chute + 3; other++) {
                lines[line] |= same(cells, line, other, 1) ? 1 << (other % 9) : 0;
            }
            int side = line / 9 * 9;
            for (int other = side; other < side + 9; other += 3) {
                chutes[line] |= same(cells, chute, other, 3) ? 1 << (other % 9) : 0;
            }
        }
    }

    private static boolean same(int[] cells, int line, int other, int count) {
        for (int i = 0; i < 9 * count; i++) {
            if (cells[9 * line + i] != cells[9 * other + i]) {
                return false;
            }
        }
        return true;
    }

    /**
     * How many lines a line stands for if it comes next, itself included; 0 if it cannot come next, or a twin stands
     * for it.
     *
     * @param line a row or column
     * @param place where it would come, from 0
     * @param last the line before it, if there is one
     * @param unused which rows, or columns, are still without a place, as bits
     */
    int weight(int line, int place, int last, int unused) {
        int bit = 1 << (line % 9);
        int twins = unused & lines[line];
        if ((unused & bit) == 0 || (twins & (bit - 1)) != 0) {
            return 0;
        }
        if (place % 3 != 0) {
            return line / 3 == last / 3 ? Integer.bitCount(twins) : 0;
        }
        // Here every chute is wholly used or wholly unused.
        int chuteTwins = unused & chutes[line];
        boolean first = (chuteTwins & ((1 << (line % 9 / 3 * 3)) - 1)) == 0;
        return first ? Integer.bitCount(twins) * Integer.bitCount(chuteTwins) : 0;
    }
}
