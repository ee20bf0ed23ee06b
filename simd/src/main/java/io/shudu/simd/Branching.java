package io.shudu.simd;

import static io.shudu.core.solve.spi.ClassicWords.CELLS;
import static io.shudu.core.solve.spi.ClassicWords.DIGITS;
import static io.shudu.core.solve.spi.ClassicWords.FIRST;
import static io.shudu.core.solve.spi.ClassicWords.LEFT;
import static io.shudu.core.solve.spi.ClassicWords.STRIDE;
import static io.shudu.simd.Lanes.LANES;
import static io.shudu.simd.Lanes.SPECIES;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;

import io.shudu.core.solve.spi.ClassicWords;
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
 * too. The same goes for the digit; only the place is chosen lane by lane.
 */
final class Branching {
    private static final int PATTERNS = 512;

    /** Room for the weight of a band or stack. */
    private static final int LIGHT = 63;
    /** The least rank of a band or stack with nothing to decide. */
    private static final int DECIDED = LIGHT << 3;

    /** The line of a pattern to guess in: one with few options, but more than one. */
    private static final int[] LINE = new int[PATTERNS];
    /** The first option in that line. */
    private static final int[] OPTION = new int[PATTERNS];

    static {
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
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
        }
    }

    /**
     * How many ways each digit has, for every lane: in the three fields of bands and stacks, of which bit 0 says two or
     * more of a band, bit 1 of a stack, bit 2 three or more of a band, bit 3 of a stack.
     */
    private final int[] ways = new int[DIGITS * LANES];

    /** The rank of the lightest band (0 to 2) or stack (3 to 5) of each lane, which is in the lowest three bits. */
    private final int[] lightest = new int[LANES];

    /** The rank of the digit to guess for in each lane, which is in the lowest four bits. */
    private final int[] digits = new int[LANES];

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

    /** Finds the band or stack, and the digit, to guess for in every lane. */
    void weigh(Lanes lanes) {
        count(lanes);
        pick();
    }

    private void count(Lanes lanes) {
        final int[] words = lanes.words;
        final int[] ways = this.ways;
        final IntVector cells = IntVector.broadcast(SPECIES, CELLS);
        final IntVector minirows = IntVector.broadcast(SPECIES, LEFT);
        final IntVector first = IntVector.broadcast(SPECIES, FIRST);
        IntVector bands2 = IntVector.zero(SPECIES);
        IntVector bands3 = IntVector.zero(SPECIES);
        IntVector stacks2 = IntVector.zero(SPECIES);
        IntVector stacks3 = IntVector.zero(SPECIES);
        for (int at = 0, to = 0; to < DIGITS * LANES; at += 3 * LANES, to += LANES) {
            IntVector w0 = IntVector.fromArray(SPECIES, words, at);
            IntVector w1 = IntVector.fromArray(SPECIES, words, at + LANES);
            IntVector w2 = IntVector.fromArray(SPECIES, words, at + 2 * LANES);
            // Two ways through a band or more: two minirows are open in some box. Three or more: three are.
            IntVector y0 = w0.or(w0.lanewise(LSHR, 1)).or(w0.lanewise(LSHR, 2));
            IntVector y1 = w1.or(w1.lanewise(LSHR, 1)).or(w1.lanewise(LSHR, 2));
            IntVector y2 = w2.or(w2.lanewise(LSHR, 1)).or(w2.lanewise(LSHR, 2));
            IntVector two = y0.and(y1.or(y2)).or(y1.and(y2)).and(minirows);
            IntVector three = y0.and(y1).and(y2).and(minirows);
            IntVector band2 = two.add(cells).lanewise(LSHR, 9).and(first);
            IntVector band3 = three.add(cells).lanewise(LSHR, 9).and(first);
            // The same with minicolumns through a stack, whose three boxes are folded into one bit; the bits of the
            // three
            // stacks are then spread to where fields begin.
            IntVector v = w0.or(w1).or(w2);
            IntVector v1 = v.lanewise(LSHR, 1);
            IntVector v2 = v.lanewise(LSHR, 2);
            two = v.and(v1.or(v2)).or(v1.and(v2)).and(minirows);
            three = v.and(v1).and(v2).and(minirows);
            two = two.or(two.lanewise(LSHR, STRIDE))
                    .or(two.lanewise(LSHR, 2 * STRIDE))
                    .and(0_111);
            three = three.or(three.lanewise(LSHR, STRIDE))
                    .or(three.lanewise(LSHR, 2 * STRIDE))
                    .and(0_111);
            IntVector stack2 = two.or(two.lanewise(LSHL, STRIDE - 3))
                    .or(two.lanewise(LSHL, 2 * (STRIDE - 3)))
                    .and(first);
            IntVector stack3 = three.or(three.lanewise(LSHL, STRIDE - 3))
                    .or(three.lanewise(LSHL, 2 * (STRIDE - 3)))
                    .and(first);
            bands2 = bands2.add(band2);
            bands3 = bands3.add(band3);
            stacks2 = stacks2.add(stack2);
            stacks3 = stacks3.add(stack3);
            band2.or(stack2.lanewise(LSHL, 1))
                    .or(band3.lanewise(LSHL, 2))
                    .or(stack3.lanewise(LSHL, 3))
                    .intoArray(ways, to);
        }
        // A digit with two ways weighs 4, one with more 5.
        IntVector bands = bands2.lanewise(LSHL, 2).add(bands3);
        IntVector stacks = stacks2.lanewise(LSHL, 2).add(stacks3);
        rank(bands, 0)
                .min(rank(bands.lanewise(LSHR, STRIDE), 1))
                .min(rank(bands.lanewise(LSHR, 2 * STRIDE), 2))
                .min(rank(stacks, 3))
                .min(rank(stacks.lanewise(LSHR, STRIDE), 4))
                .min(rank(stacks.lanewise(LSHR, 2 * STRIDE), 5))
                .intoArray(lightest, 0);
    }

    /** The lighter, the smaller; where all is decided, the largest. */
    private static IntVector rank(IntVector weight, int chute) {
        return weight.and(LIGHT).sub(1).and(LIGHT).lanewise(LSHL, 3).or(chute);
    }

    /** Picks a digit with two ways in the band or stack, or else one with more. */
    private void pick() {
        IntVector chute = IntVector.fromArray(SPECIES, lightest, 0).and(7);
        // 10 bits a field; stacks begin a bit later.
        IntVector stack = chute.add(5).lanewise(LSHR, 3);
        IntVector index = chute.sub(stack.mul(3));
        IntVector shift = index.mul(STRIDE).add(stack);
        IntVector best = IntVector.broadcast(SPECIES, Integer.MAX_VALUE);
        for (int d = 0; d < DIGITS; d++) {
            IntVector of = IntVector.fromArray(SPECIES, ways, d * LANES).lanewise(LSHR, shift);
            // 1 for two ways and 5 for more become 0 and 4; 0 becomes 7.
            best = best.min(of.and(5).sub(1).and(7).lanewise(LSHL, 4).or(d));
        }
        best.intoArray(digits, 0);
    }

    /** Chooses a guess for a lane, after {@link #weigh}. False if every digit is decided, so that there is none. */
    boolean choose(Lanes lanes, int lane) {
        int rank = lightest[lane];
        int chute = rank & 7;
        int digit = digits[lane] & 15;
        word = 3 * digit;
        int at = word * LANES + lane;
        int w0 = lanes.words[at];
        int w1 = lanes.words[at + LANES];
        int w2 = lanes.words[at + 2 * LANES];
        if (chute < 3) {
            // In a box of the band the digit stands in one row, or it does not.
            int shift = STRIDE * chute;
            int minirows =
                    ClassicWords.minirows(w0) | (ClassicWords.minirows(w1) << 1) | (ClassicWords.minirows(w2) << 2);
            int pattern = minirows >>> shift & 511;
            int box = 7 << (shift + 3 * LINE[pattern]);
            int option = OPTION[pattern];
            wrong0 = option == 0 ? box : 0;
            wrong1 = option == 1 ? box : 0;
            wrong2 = option == 2 ? box : 0;
            right0 = box ^ wrong0;
            right1 = box ^ wrong1;
            right2 = box ^ wrong2;
        } else {
            // In a box of the stack it stands in one column, or it does not.
            int shift = 3 * (chute - 3);
            int v = (w0 | w1 | w2) >>> shift;
            int pattern = (v & 0_007) | ((v >>> (STRIDE - 3)) & 0_070) | ((v >>> (2 * (STRIDE - 3))) & 0_700);
            int box = shift + STRIDE * LINE[pattern];
            wrong0 = wrong1 = wrong2 = 1 << (box + OPTION[pattern]);
            right0 = right1 = right2 = (7 << box) ^ wrong0;
        }
        return rank < DECIDED;
    }
}
