package io.shudu.simd;

import static io.shudu.simd.Layout.CELLS;
import static io.shudu.simd.Layout.DIGITS;
import static io.shudu.simd.Layout.FIRST;
import static io.shudu.simd.Layout.LANES;
import static io.shudu.simd.Layout.MINIROWS;
import static io.shudu.simd.Layout.SPECIES;
import static io.shudu.simd.Layout.STRIDE;
import static io.shudu.simd.Layout.WORDS;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;

import jdk.incubator.vector.IntVector;

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
 * <p>Which band or stack, is found for all lanes at once ({@link #weigh}): when one lane is stuck, others often are,
 * too. The rest is done lane by lane, without branches that a processor would have to guess in turn.
 */
final class Branching {
    private static final int PATTERNS = 512;
    private static final int PATTERN = PATTERNS - 1;

    /** The least rank of a band or stack with nothing to decide. */
    private static final int DECIDED = 15 << 3;

    /** Instead of a number of ways: there are less than two, but a sweep has yet to find out. */
    private static final int UNCLEAR = 7;
    /** Instead of a number of ways: there is nothing to decide. */
    private static final int DONE = 8;

    /** Number of ways through a pattern. */
    private static final int[] WAYS = new int[PATTERNS];
    /** The line of a pattern to guess in: one with few options, but more than one. */
    private static final int[] LINE = new int[PATTERNS];
    /** The first option in that line. */
    private static final int[] OPTION = new int[PATTERNS];

    static {
        int[] permutations = {0_124, 0_142, 0_214, 0_241, 0_412, 0_421};
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            int ways = 0;
            for (int permutation : permutations) {
                ways += (pattern & permutation) == permutation ? 1 : 0;
            }
            int fewest = 4;
            for (int line = 0; line < 3; line++) {
                int options = (pattern >>> (3 * line)) & 7;
                int count = Integer.bitCount(options);
                if (count > 1 && count < fewest) {
                    fewest = count;
                    LINE[pattern] = line;
                    OPTION[pattern] = Integer.numberOfTrailingZeros(options);
                }
            }
            WAYS[pattern] = ways > 1 ? ways : fewest < 4 ? UNCLEAR : DONE;
        }
    }

    /** Rank of the lightest band (0 to 2) or stack (3 to 5) of each lane, which is in the lowest three bits. */
    private final int[] lightest = new int[LANES];

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

    /** Finds the lightest band or stack of every lane: the one with the fewest undecided digits. */
    void weigh(Lanes lanes) {
        final int[] words = lanes.words;
        final IntVector cells = IntVector.broadcast(SPECIES, CELLS);
        final IntVector minirows = IntVector.broadcast(SPECIES, MINIROWS);
        final IntVector first = IntVector.broadcast(SPECIES, FIRST);
        IntVector bands = IntVector.zero(SPECIES);
        IntVector stacks = IntVector.zero(SPECIES);
        for (int at = 0; at < WORDS * LANES; at += 3 * LANES) {
            IntVector w0 = IntVector.fromArray(SPECIES, words, at);
            IntVector w1 = IntVector.fromArray(SPECIES, words, at + LANES);
            IntVector w2 = IntVector.fromArray(SPECIES, words, at + 2 * LANES);
            // Undecided in a band: two minirows are open in some box.
            IntVector y0 = w0.or(w0.lanewise(LSHR, 1)).or(w0.lanewise(LSHR, 2));
            IntVector y1 = w1.or(w1.lanewise(LSHR, 1)).or(w1.lanewise(LSHR, 2));
            IntVector y2 = w2.or(w2.lanewise(LSHR, 1)).or(w2.lanewise(LSHR, 2));
            IntVector two = y0.and(y1.or(y2)).or(y1.and(y2)).and(minirows);
            bands = bands.add(two.add(cells).lanewise(LSHR, 9).and(first));
            // Undecided in a stack: two minicolumns are open in some box. The three boxes of a stack are folded into
            // one
            // bit, and the three bits then spread to where fields begin.
            IntVector v = w0.or(w1).or(w2);
            IntVector v1 = v.lanewise(LSHR, 1);
            IntVector v2 = v.lanewise(LSHR, 2);
            two = v.and(v1.or(v2)).or(v1.and(v2)).and(minirows);
            two = two.or(two.lanewise(LSHR, STRIDE))
                    .or(two.lanewise(LSHR, 2 * STRIDE))
                    .and(0_111);
            stacks = stacks.add(two.or(two.lanewise(LSHL, STRIDE - 3))
                    .or(two.lanewise(LSHL, 2 * (STRIDE - 3)))
                    .and(first));
        }
        rank(bands, 0)
                .min(rank(bands.lanewise(LSHR, STRIDE), 1))
                .min(rank(bands.lanewise(LSHR, 2 * STRIDE), 2))
                .min(rank(stacks, 3))
                .min(rank(stacks.lanewise(LSHR, STRIDE), 4))
                .min(rank(stacks.lanewise(LSHR, 2 * STRIDE), 5))
                .intoArray(lightest, 0);
    }

    /** The fewer undecided digits, the smaller; where all are decided, the largest. */
    private static IntVector rank(IntVector undecided, int chute) {
        return undecided.and(15).sub(1).and(15).lanewise(LSHL, 3).or(chute);
    }

    /** Chooses a guess for a lane, after {@link #weigh}. False if every digit is decided, so that there is none. */
    boolean choose(Lanes lanes, int lane) {
        int rank = lightest[lane];
        int chute = rank & 7;
        int fewest = chute < 3 ? inBand(lanes.words, lane, chute) : inStack(lanes.words, lane, chute - 3);
        int pattern = fewest & PATTERN;
        int line = LINE[pattern];
        int option = OPTION[pattern];
        word = 3 * ((fewest >>> 9) & 15);
        if (chute < 3) {
            // In a box of the band the digit stands in one row, or it does not.
            int box = 7 << (STRIDE * chute + 3 * line);
            wrong0 = option == 0 ? box : 0;
            wrong1 = option == 1 ? box : 0;
            wrong2 = option == 2 ? box : 0;
            right0 = box ^ wrong0;
            right1 = box ^ wrong1;
            right2 = box ^ wrong2;
        } else {
            // In a box of the stack it stands in one column, or it does not.
            int box = STRIDE * line + 3 * (chute - 3);
            wrong0 = wrong1 = wrong2 = 1 << (box + option);
            right0 = right1 = right2 = (7 << box) ^ wrong0;
        }
        return rank < DECIDED;
    }

    /** The digit of a band with the fewest ways, and its pattern: a line a box, an option a row. */
    private static int inBand(int[] words, int lane, int band) {
        int shift = STRIDE * band;
        int fewest = Integer.MAX_VALUE;
        for (int d = 0, at = lane; d < DIGITS; d++, at += 3 * LANES) {
            int w0 = words[at] >>> shift;
            int w1 = words[at + LANES] >>> shift;
            int w2 = words[at + 2 * LANES] >>> shift;
            int pattern = ((w0 | (w0 >>> 1) | (w0 >>> 2)) & 0_111)
                    | (((w1 | (w1 >>> 1) | (w1 >>> 2)) & 0_111) << 1)
                    | (((w2 | (w2 >>> 1) | (w2 >>> 2)) & 0_111) << 2);
            fewest = Math.min(fewest, (WAYS[pattern] << 16) | (d << 9) | pattern);
        }
        return fewest;
    }

    /** The digit of a stack with the fewest ways, and its pattern: a line a box, an option a column. */
    private static int inStack(int[] words, int lane, int stack) {
        int shift = 3 * stack;
        int fewest = Integer.MAX_VALUE;
        for (int d = 0, at = lane; d < DIGITS; d++, at += 3 * LANES) {
            int v = (words[at] | words[at + LANES] | words[at + 2 * LANES]) >>> shift;
            int pattern = (v & 0_007) | ((v >>> (STRIDE - 3)) & 0_070) | ((v >>> (2 * (STRIDE - 3))) & 0_700);
            fewest = Math.min(fewest, (WAYS[pattern] << 16) | (d << 9) | pattern);
        }
        return fewest;
    }
}
