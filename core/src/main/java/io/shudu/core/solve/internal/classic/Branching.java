package io.shudu.core.solve.internal.classic;

import static io.shudu.core.solve.internal.classic.Layout.CELLS;
import static io.shudu.core.solve.internal.classic.Layout.DIGITS;
import static io.shudu.core.solve.internal.classic.Layout.MINIROWS;
import static io.shudu.core.solve.internal.classic.Layout.STRIDE;

final class Branching {
    private static final int PATTERNS = 512;
    private static final int PATTERN = PATTERNS - 1;
    private static final int[] WEIGHT_OF_WAYS = {0, 0, 10, 12, 12, 12, 12};

    private static final int[] WEIGHT = new int[PATTERNS];
    private static final int[] WAYS = new int[PATTERNS];
    private static final int[] MOST = new int[PATTERNS];
    private static final int[] BOX = new int[PATTERNS];
    private static final int[] OPTION = new int[PATTERNS];

    static {
        int[] permutations = {0_124, 0_142, 0_214, 0_241, 0_412, 0_421};
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            int ways = 0;
            for (int permutation : permutations) {
                ways += (pattern & permutation) == permutation ? 1 : 0;
            }
            WEIGHT[pattern] = WEIGHT_OF_WAYS[ways];
            WAYS[pattern] = ways < 2 ? DIGITS : ways;
            MOST[pattern] = ways < 2 ? DIGITS : 8 - ways;
            int fewest = 4;
            for (int box = 0; box < 3; box++) {
                int open = pattern >>> 3 * box & 7;
                int count = Integer.bitCount(open);
                if (count > 1 && count < fewest) {
                    fewest = count;
                    BOX[pattern] = box;
                    OPTION[pattern] = Integer.numberOfTrailingZeros(open);
                }
            }
        }
    }

    private static final int DIAGONAL = 0_007 | 0_070 << STRIDE | 0_700 << 2 * STRIDE;
    private static final int RIGHT1 = 0_070 | 0_700 << STRIDE;
    private static final int RIGHT2 = 0_700;
    private static final int LEFT1 = 0_007 << STRIDE | 0_070 << 2 * STRIDE;
    private static final int LEFT2 = 0_007 << 2 * STRIDE;

    private final int[] patterns = new int[2 * DIGITS];

    int digit;
    int right0;
    int right1;
    int right2;
    int wrong0;
    int wrong1;
    int wrong2;

    int choose(int[] words, boolean loose) {
        int band0 = 0;
        int band1 = 0;
        int band2 = 0;
        int stack0 = 0;
        int stack1 = 0;
        int stack2 = 0;
        int onceR = 0, twiceR = 0, fullR = 0, looseR = 0, onceC = 0, twiceC = 0, fullC = 0, looseC = 0;
        for (int d = 0; d < DIGITS; d++) {
            int rows = words[Propagation.ROWS + d];
            int v = words[Propagation.COLUMNS + d];
            int boundR = boundRows(rows);
            int boundC = boundColumns(v);
            fullR |= twiceR & boundR;
            twiceR |= onceR & boundR;
            onceR |= boundR;
            looseR |= rows & ~boundR;
            fullC |= twiceC & boundC;
            twiceC |= onceC & boundC;
            onceC |= boundC;
            looseC |= v & ~boundC;
            int columns = transpose(v);
            patterns[d] = rows;
            patterns[DIGITS + d] = columns;
            band0 += WEIGHT[rows & PATTERN];
            band1 += WEIGHT[rows >>> STRIDE & PATTERN];
            band2 += WEIGHT[rows >>> 2 * STRIDE];
            stack0 += WEIGHT[columns & PATTERN];
            stack1 += WEIGHT[columns >>> STRIDE & PATTERN];
            stack2 += WEIGHT[columns >>> 2 * STRIDE];
        }
        if ((fullR & looseR | fullC & looseC) != 0) {
            return clear(words, fullR, fullC);
        }
        int lightest = Math.min(
                Math.min(Math.min(rank(band0, 0), rank(band1, 1)), Math.min(rank(band2, 2), rank(stack0, 3))),
                Math.min(rank(stack1, 4), rank(stack2, 5)));
        int chute = lightest & 7;
        int ofStacks = chute > 2 ? 1 : 0;
        int index = chute - 3 * ofStacks;
        int shift = STRIDE * index;
        int fewest = Integer.MAX_VALUE;
        int[] order = loose ? MOST : WAYS;
        for (int d = 0; d < DIGITS; d++) {
            int pattern = patterns[ofStacks * DIGITS + d] >>> shift & PATTERN;
            fewest = Math.min(fewest, order[pattern] << 16 | d << 9 | pattern);
        }
        digit = fewest >>> 9 & 15;
        chuteChosen = chute;
        ways = MASK[fewest & PATTERN];
        return 0;
    }

    int chuteChosen;
    int ways;
    private static final int[] MASK = new int[PATTERNS];
    private static final int[] KEEP = new int[6 * 8 * 3];

    static {
        int[][] perms = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}; // row (or band's column) of box b
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            for (int k = 0; k < 6; k++) {
                int m = 1 << perms[k][0] | 8 << perms[k][1] | 64 << perms[k][2];
                if ((pattern & m) == m) MASK[pattern] |= 1 << k;
            }
        }
        for (int chute = 0; chute < 6; chute++)
            for (int k = 0; k < 6; k++)
                for (int i = 0; i < 3; i++) {
                    int keep = 0;
                    int area;
                    if (chute < 3) {
                        area = 511 << 10 * chute;
                        for (int box = 0; box < 3; box++) if (perms[k][box] == i) keep |= 7 << 10 * chute + 3 * box;
                    } else {
                        area = 0_007 * Layout.FIRST << 3 * (chute - 3);
                        for (int band = 0; band < 3; band++) keep |= 1 << 10 * band + 3 * (chute - 3) + perms[k][band];
                    }
                    KEEP[(chute * 8 + k) * 3 + i] = keep | CELLS & ~area;
                }
    }

    static void apply(int[] words, int digit, int chute, int way) {
        int at = 3 * digit;
        int k = (chute * 8 + way) * 3;
        words[at] &= KEEP[k];
        words[at + 1] &= KEEP[k + 1];
        words[at + 2] &= KEEP[k + 2];
    }

    private static int rank(int weight, int chute) {
        return (weight - 1 & 0xFFF) << 3 | chute;
    }

    private static int transpose(int cells) {
        return cells & DIAGONAL
                | (cells & RIGHT1) << 7
                | (cells & RIGHT2) << 14
                | (cells & LEFT1) >>> 7
                | (cells & LEFT2) >>> 14;
    }

    private static int boundRows(int rows) {
        return rows
                & ~(rows >>> 1 & Layout.LEFT_MIDDLE
                        | rows << 2 & Layout.RIGHT
                        | rows >>> 2 & MINIROWS
                        | rows << 1 & (MINIROWS << 1 | MINIROWS << 2));
    }

    private static int boundColumns(int v) {
        return v & ~(v >>> 10 | v << 20 | v >>> 20 | v << 10);
    }

    private static int clear(int[] s, int fullR, int fullC) {
        int changed = 0;
        for (int d = 0, at = 0; d < DIGITS; d++, at += 3) {
            int rows = s[Propagation.ROWS + d];
            int v = s[Propagation.COLUMNS + d];
            int r = rows & fullR & ~boundRows(rows);
            int c = v & fullC & ~boundColumns(v);
            int m0 = r & MINIROWS;
            int m1 = r >>> 1 & MINIROWS;
            int m2 = r >>> 2 & MINIROWS;
            s[at] &= ~((m0 << 3) - m0 | c);
            s[at + 1] &= ~((m1 << 3) - m1 | c);
            s[at + 2] &= ~((m2 << 3) - m2 | c);
            changed |= (-(r | c) >>> 31) << d;
        }
        return changed;
    }
}
