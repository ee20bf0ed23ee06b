package io.shudu.core.solve.internal.classic;

import static io.shudu.core.solve.internal.classic.Propagation.COLUMNS;
import static io.shudu.core.solve.internal.classic.Propagation.ROWS;
import static io.shudu.core.solve.spi.ClassicWords.DIGITS;
import static io.shudu.core.solve.spi.ClassicWords.LEFT;
import static io.shudu.core.solve.spi.ClassicWords.LEFT_MIDDLE;
import static io.shudu.core.solve.spi.ClassicWords.MIDDLE_RIGHT;
import static io.shudu.core.solve.spi.ClassicWords.RIGHT;
import static io.shudu.core.solve.spi.ClassicWords.STRIDE;

import io.shudu.core.solve.spi.ClassicWords;

/**
 * What to do when conclusions come to an end: one more rule, and if that finds nothing, the choice of a guess.
 *
 * <p>The rule is that of <em>hidden triads</em>. A digit with only one minirow left in a box is bound to it, and a
 * minirow that three digits are bound to is full: no other digit can be there. Likewise with minicolumns. It nearly
 * halves the guesses. It is tried only now because a look at all digits costs as much as many a guess; it comes at no
 * price beside the choice, which takes the same look.
 *
 * <p>The guess is the {@link Ways way} of a digit through a chute: the chute is the one that is nearest to being
 * decided, the digit the one with the fewest ways, usually two. Staying in one chute until it is done is what makes the
 * search trees small: guessing in any cell with two candidates, the usual rule, needs twice the guesses on the hardest
 * puzzles, and thousands of times as many on puzzles with many solutions. On these, guesses hardly ever fail; as long
 * as that is so, the digit with most ways is taken, because more is decided by it.
 */
final class Branching {
    private static final int PATTERN = 511;

    // Groups of three cells that lie so many boxes to the right of the diagonal; see transpose.
    private static final int DIAGONAL = 0_007 | 0_070 << STRIDE | 0_700 << (2 * STRIDE);
    private static final int RIGHT1 = 0_070 | 0_700 << STRIDE;
    private static final int RIGHT2 = 0_700;
    private static final int LEFT1 = 0_007 << STRIDE | 0_070 << (2 * STRIDE);
    private static final int LEFT2 = 0_007 << (2 * STRIDE);

    /** Patterns of each digit in the three bands, one a field; behind them those in the three stacks. */
    private final int[] patterns = new int[2 * DIGITS];

    /** The guess chosen: a digit, a chute, and the ways to try there, a bit each. */
    int digit;

    int chute;
    int ways;

    /**
     * Looks for hidden triads and, if there are none, chooses a guess.
     *
     * @param boldly whether to take a digit with many ways
     * @return digits that have lost candidates, a bit each; 0 if a guess was chosen
     */
    int choose(int[] state, boolean boldly) {
        int onceR = 0;
        int twiceR = 0;
        int fullR = 0;
        int looseR = 0;
        int onceC = 0;
        int twiceC = 0;
        int fullC = 0;
        int looseC = 0;
        int band0 = 0;
        int band1 = 0;
        int band2 = 0;
        int stack0 = 0;
        int stack1 = 0;
        int stack2 = 0;
        for (int d = 0; d < DIGITS; d++) {
            int rows = state[ROWS + d];
            int boundR = boundRows(rows);
            fullR |= twiceR & boundR;
            twiceR |= onceR & boundR;
            onceR |= boundR;
            looseR |= rows ^ boundR;
            int columns = state[COLUMNS + d];
            int boundC = boundColumns(columns);
            fullC |= twiceC & boundC;
            twiceC |= onceC & boundC;
            onceC |= boundC;
            looseC |= columns ^ boundC;
            columns = transpose(columns);
            patterns[d] = rows;
            patterns[DIGITS + d] = columns;
            band0 += Ways.weight(rows & PATTERN);
            band1 += Ways.weight(rows >>> STRIDE & PATTERN);
            band2 += Ways.weight(rows >>> (2 * STRIDE));
            stack0 += Ways.weight(columns & PATTERN);
            stack1 += Ways.weight(columns >>> STRIDE & PATTERN);
            stack2 += Ways.weight(columns >>> (2 * STRIDE));
        }
        if (((fullR & looseR) | (fullC & looseC)) != 0) {
            return clear(state, fullR, fullC);
        }
        int lightest = Math.min(
                Math.min(Math.min(rank(band0, 0), rank(band1, 1)), Math.min(rank(band2, 2), rank(stack0, 3))),
                Math.min(rank(stack1, 4), rank(stack2, 5)));
        chute = lightest & 7;
        int ofStacks = chute > 2 ? 1 : 0;
        int from = ofStacks * DIGITS;
        int shift = STRIDE * (chute - 3 * ofStacks);
        int best = Integer.MAX_VALUE;
        for (int d = 0; d < DIGITS; d++) {
            int pattern = patterns[from + d] >>> shift & PATTERN;
            best = Math.min(best, (boldly ? Ways.mostFirst(pattern) : Ways.fewestFirst(pattern)) | d << 8);
        }
        digit = best >>> 8 & 15;
        ways = best & 63;
        return 0;
    }

    /** The ways of a digit through the chute chosen. */
    int waysOf(int d) {
        int ofStacks = chute > 2 ? 1 : 0;
        return Ways.of(patterns[ofStacks * DIGITS + d] >>> (STRIDE * (chute - 3 * ofStacks)) & PATTERN);
    }

    /** Whether each digit may go any way through the chute chosen, or only one. */
    boolean isUntouched() {
        for (int d = 0; d < DIGITS; d++) {
            int count = Integer.bitCount(waysOf(d));
            if (count > 1 && count < Ways.ALL) {
                return false;
            }
        }
        return true;
    }

    /** The lighter the smaller; weight 0, where all is decided, comes last. */
    private static int rank(int weight, int chute) {
        return (weight - 1 & 0xFFF) << 3 | chute;
    }

    /** Minirows that are the only ones of their box. */
    private static int boundRows(int rows) {
        return rows
                & ~((rows >>> 1 & LEFT_MIDDLE)
                        | (rows << 2 & RIGHT)
                        | (rows >>> 2 & LEFT)
                        | (rows << 1 & MIDDLE_RIGHT));
    }

    /** Minicolumns that are the only ones of their column; then they are the only ones of their box, too. */
    private static int boundColumns(int columns) {
        return columns & ~(columns >>> 10 | columns << 20 | columns >>> 20 | columns << 10);
    }

    /** Exchanges bands with stacks: the field of a stack then has its three boxes from top to bottom. */
    private static int transpose(int cells) {
        return (cells & DIAGONAL)
                | (cells & RIGHT1) << 7
                | (cells & RIGHT2) << 14
                | (cells & LEFT1) >>> 7
                | (cells & LEFT2) >>> 14;
    }

    /** Clears full minirows and minicolumns of the digits that are not bound to them; the digits that had some. */
    private static int clear(int[] state, int fullR, int fullC) {
        int changed = 0;
        for (int d = 0, at = 0; d < DIGITS; d++, at += 3) {
            int rows = state[ROWS + d];
            int columns = state[COLUMNS + d];
            int r = rows & fullR & ~boundRows(rows);
            int c = columns & fullC & ~boundColumns(columns);
            state[at] &= ~(ClassicWords.cells(r & LEFT) | c);
            state[at + 1] &= ~(ClassicWords.cells(r >>> 1 & LEFT) | c);
            state[at + 2] &= ~(ClassicWords.cells(r >>> 2 & LEFT) | c);
            changed |= (-(r | c) >>> 31) << d;
        }
        return changed;
    }
}
