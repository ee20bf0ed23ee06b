package io.shudu.core.solve.internal.classic;

import static io.shudu.core.solve.spi.ClassicWords.CELLS;
import static io.shudu.core.solve.spi.ClassicWords.FIRST;
import static io.shudu.core.solve.spi.ClassicWords.STRIDE;

/**
 * The six ways of a digit through a chute.
 *
 * <p>In each box of a band a digit takes one minirow, and no two of them lie in the same row: so its way is a
 * permutation. The minirows still open to it are a <em>pattern</em> of nine bits, {@code 3 * box + row}, and its ways
 * are the permutations in that pattern. With stacks it is the same: a minicolumn in each box, bit {@code 3 * box +
 * column}. Chutes 0 to 2 are the bands, 3 to 5 the stacks.
 */
final class Ways {
    /** Number of ways. */
    static final int ALL = 6;

    /** This way, the next, and way 0 share no minirow. */
    static final int APART = 3;

    private static final int PATTERNS = 512;
    /** The row that a way takes in box 0, 1 and 2. */
    private static final int[][] ROWS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    /** What a digit with so many ways adds to the weight of its chute; found by experiment. */
    private static final int[] WEIGHT_OF_COUNT = {0, 0, 10, 12, 13, 14, 14};

    private static final int[] IN_PATTERN = new int[PATTERNS];
    private static final int[] WEIGHT = new int[PATTERNS];
    private static final int[] FEWEST_FIRST = new int[PATTERNS];
    private static final int[] MOST_FIRST = new int[PATTERNS];
    private static final int[] KEPT = new int[6 * ALL * 3];

    static {
        // Only patterns made of ways are ever asked for: at most one for each set of ways.
        int[] patternOf = new int[1 << ALL];
        for (int ways = 1; ways < patternOf.length; ways++) {
            int[] rows = ROWS[Integer.numberOfTrailingZeros(ways)];
            int taken = (1 << rows[0]) | (1 << (3 + rows[1])) | (1 << (6 + rows[2]));
            patternOf[ways] = patternOf[ways & (ways - 1)] | taken;
            IN_PATTERN[patternOf[ways]] |= ways;
        }
        for (int pattern : patternOf) {
            int count = Integer.bitCount(IN_PATTERN[pattern]);
            WEIGHT[pattern] = WEIGHT_OF_COUNT[count];
            FEWEST_FIRST[pattern] = (count < 2 ? ALL + 1 : count) << 16 | IN_PATTERN[pattern];
            MOST_FIRST[pattern] = (count < 2 ? ALL + 1 : ALL - count) << 16 | IN_PATTERN[pattern];
        }
        for (int way = 0; way < ALL; way++) {
            for (int chute = 0; chute < 3; chute++) {
                for (int box = 0; box < 3; box++) {
                    // In a band the row decides the word; in a stack all three words have the column.
                    KEPT[index(chute, way) + ROWS[way][box]] |= 7 << (STRIDE * chute + 3 * box);
                    for (int i = 0; i < 3; i++) {
                        KEPT[index(3 + chute, way) + i] |= 1 << (STRIDE * box + 3 * chute + ROWS[way][box]);
                    }
                }
                for (int i = 0; i < 3; i++) {
                    KEPT[index(chute, way) + i] |= CELLS & ~(511 << (STRIDE * chute));
                    KEPT[index(3 + chute, way) + i] |= CELLS & ~((7 * FIRST) << (3 * chute));
                }
            }
        }
    }

    private Ways() {}

    private static int index(int chute, int way) {
        return 3 * (ALL * chute + way);
    }

    /** The ways in a pattern, a bit each; the pattern has no minirow that none of them has. */
    static int of(int pattern) {
        return IN_PATTERN[pattern];
    }

    /** A number whose last byte has the ways in a pattern; the smaller the fewer, unless nothing is to be decided. */
    static int fewestFirst(int pattern) {
        return FEWEST_FIRST[pattern];
    }

    /** The same, but the smaller the more. */
    static int mostFirst(int pattern) {
        return MOST_FIRST[pattern];
    }

    /** How much a digit with this pattern leaves to be decided in its chute. */
    static int weight(int pattern) {
        return WEIGHT[pattern];
    }

    /** The candidates in word i of a digit that stay if it goes a way through a chute. */
    static int kept(int chute, int way, int i) {
        return KEPT[index(chute, way) + i];
    }
}
