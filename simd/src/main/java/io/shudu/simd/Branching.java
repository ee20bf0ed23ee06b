package io.shudu.simd;

import static io.shudu.simd.Layout.DIGITS;
import static io.shudu.simd.Layout.LANES;
import static io.shudu.simd.Layout.MINIROWS;
import static io.shudu.simd.Layout.STRIDE;

/**
 * The choice of what to guess in a lane where a sweep finds nothing more.
 *
 * <p>A digit goes through a band in one of six ways: it takes one minirow of each row and of each box. So the minirows
 * still open to it are a 3×3 pattern, and its ways are the permutations in that pattern; likewise through a stack, with
 * minicolumns. The guess is made in the band or stack whose digits are nearest to being decided, for a digit with as
 * few ways as possible, usually two. Staying in one band until it is done is what makes the search trees small:
 * guessing in any cell with two candidates, the usual rule, needs twice the guesses on the hardest puzzles and
 * thousands of times as many on puzzles with many solutions.
 *
 * <p>Everything here is free of branches that a processor would have to guess in turn: a wrong guess of its own costs
 * as much as ten of these steps.
 */
final class Branching {
    private static final int PATTERNS = 512;
    private static final int PATTERN = PATTERNS - 1;
    /** Heavier than any band or stack with something to decide. */
    private static final int DECIDED = 0xFFF;
    /** What a digit with so many ways adds to the weight of its band or stack; found by experiment. */
    private static final int[] WEIGHT_OF_WAYS = {0, 0, 10, 12, 12, 12, 12};

    private static final int[] WEIGHT = new int[PATTERNS];
    /** Number of ways through a pattern; more than any if there is nothing to decide. */
    private static final int[] WAYS = new int[PATTERNS];
    /** The box (3 bits) to guess in, and which of its minirows (2 bits). */
    private static final int[] BOX = new int[PATTERNS];

    private static final int[] OPTION = new int[PATTERNS];

    static {
        // Bit 3 * box + row of a pattern stands for the minirow in that box and row.
        int[] permutations = {0_124, 0_142, 0_214, 0_241, 0_412, 0_421};
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            int ways = 0;
            for (int permutation : permutations) {
                ways += (pattern & permutation) == permutation ? 1 : 0;
            }
            WEIGHT[pattern] = WEIGHT_OF_WAYS[ways];
            WAYS[pattern] = ways < 2 ? DIGITS : ways;
            int fewest = 4;
            for (int box = 0; box < 3; box++) {
                int open = (pattern >>> (3 * box)) & 7;
                int count = Integer.bitCount(open);
                if (count > 1 && count < fewest) {
                    fewest = count;
                    BOX[pattern] = box;
                    OPTION[pattern] = Integer.numberOfTrailingZeros(open);
                }
            }
        }
    }

    // Groups of three cells that lie so many boxes to the right of the diagonal; see transpose.
    private static final int DIAGONAL = 0_007 | (0_070 << STRIDE) | (0_700 << (2 * STRIDE));
    private static final int RIGHT1 = 0_070 | (0_700 << STRIDE);
    private static final int RIGHT2 = 0_700;
    private static final int LEFT1 = (0_007 << STRIDE) | (0_070 << (2 * STRIDE));
    private static final int LEFT2 = 0_007 << (2 * STRIDE);

    /** Patterns of each digit in the three bands, one a field; behind them those in the three stacks. */
    private final int[] patterns = new int[2 * DIGITS];

    /** The first word of the digit chosen. */
    int word;
    /** The candidates that go from each of its words if the guess is right. */
    int right0;

    int right1;
    int right2;
    /** The candidates that go if it is wrong. */
    int wrong0;

    int wrong1;
    int wrong2;

    /** Chooses a guess for a lane. False if every digit has one way only, so that there is none. */
    boolean choose(Lanes lanes, int lane) {
        int[] words = lanes.words;
        int band0 = 0;
        int band1 = 0;
        int band2 = 0;
        int stack0 = 0;
        int stack1 = 0;
        int stack2 = 0;
        for (int d = 0, at = lane; d < DIGITS; d++, at += 3 * LANES) {
            int w0 = words[at];
            int w1 = words[at + LANES];
            int w2 = words[at + 2 * LANES];
            int rows = ((w0 | (w0 >>> 1) | (w0 >>> 2)) & MINIROWS)
                    | (((w1 | (w1 >>> 1) | (w1 >>> 2)) & MINIROWS) << 1)
                    | (((w2 | (w2 >>> 1) | (w2 >>> 2)) & MINIROWS) << 2);
            int columns = transpose(w0 | w1 | w2);
            patterns[d] = rows;
            patterns[DIGITS + d] = columns;
            band0 += WEIGHT[rows & PATTERN];
            band1 += WEIGHT[(rows >>> STRIDE) & PATTERN];
            band2 += WEIGHT[(rows >>> (2 * STRIDE)) & PATTERN];
            stack0 += WEIGHT[columns & PATTERN];
            stack1 += WEIGHT[(columns >>> STRIDE) & PATTERN];
            stack2 += WEIGHT[(columns >>> (2 * STRIDE)) & PATTERN];
        }
        int lightest = Math.min(
                Math.min(Math.min(rank(band0, 0), rank(band1, 1)), Math.min(rank(band2, 2), rank(stack0, 3))),
                Math.min(rank(stack1, 4), rank(stack2, 5)));
        int chute = lightest & 7;
        int ofStacks = chute > 2 ? 1 : 0;
        int index = chute - 3 * ofStacks;
        int shift = STRIDE * index;
        int fewest = Integer.MAX_VALUE;
        for (int d = 0; d < DIGITS; d++) {
            int pattern = (patterns[ofStacks * DIGITS + d] >>> shift) & PATTERN;
            fewest = Math.min(fewest, (WAYS[pattern] << 16) | (d << 9) | pattern);
        }
        int pattern = fewest & PATTERN;
        int box = BOX[pattern];
        int option = OPTION[pattern];
        word = 3 * ((fewest >>> 9) & 15);
        if (ofStacks == 0) {
            // In a box of the band the digit stands in one row, or it does not.
            int cells = 7 << (shift + 3 * box);
            wrong0 = option == 0 ? cells : 0;
            wrong1 = option == 1 ? cells : 0;
            wrong2 = option == 2 ? cells : 0;
            right0 = cells ^ wrong0;
            right1 = cells ^ wrong1;
            right2 = cells ^ wrong2;
        } else {
            // In a box of the stack it stands in one column, or it does not.
            int first = box * STRIDE + 3 * index;
            wrong0 = wrong1 = wrong2 = 1 << (option + first);
            right0 = right1 = right2 = (7 << first) ^ wrong0;
        }
        return lightest < DECIDED << 3;
    }

    /** The lighter the smaller; weight 0, where all is decided, comes last. */
    private static int rank(int weight, int chute) {
        return (((weight - 1) & DECIDED) << 3) | chute;
    }

    /** Exchanges bands with stacks: the field of a stack then has its three boxes from top to bottom. */
    private static int transpose(int cells) {
        return (cells & DIAGONAL)
                | ((cells & RIGHT1) << 7)
                | ((cells & RIGHT2) << 14)
                | ((cells & LEFT1) >>> 7)
                | ((cells & LEFT2) >>> 14);
    }
}
