package io.shudu.core.solve.internal.classic;

import static io.shudu.core.solve.spi.ClassicWords.CELLS;
import static io.shudu.core.solve.spi.ClassicWords.DIGITS;
import static io.shudu.core.solve.spi.ClassicWords.GUARDS;
import static io.shudu.core.solve.spi.ClassicWords.LEFT_MIDDLE;
import static io.shudu.core.solve.spi.ClassicWords.RIGHT;
import static io.shudu.core.solve.spi.ClassicWords.WORDS;

import io.shudu.core.solve.spi.ClassicWords;

/**
 * The candidates of a puzzle, and the conclusions drawn from them: naked and hidden singles, locked candidates.
 *
 * <p>The unit of work is a digit: {@link #settle} takes the digits that something has happened to, one by one, and does
 * all its bands and then all its stacks in one go; then it looks at the cells of all digits to find out to which digits
 * something has happened now. Nothing in there is a branch that depends on the puzzle, except the ends of the loops.
 */
final class Propagation {
    /** Answers of {@link #settle}. */
    static final int BROKEN = 0;

    static final int COMPLETE = 1;
    static final int OPEN = 2;

    static final int ALL_DIGITS = (1 << DIGITS) - 1;

    // Parts of the state. First come the words of candidates.
    /** For each word the candidates that are known to be true. */
    static final int PLACED = WORDS;
    /** The cells with such a candidate: three words. */
    static final int SOLVED = PLACED + WORDS;
    /** For each digit its patterns in the three bands: bit 3 * box + row of a field. */
    static final int ROWS = SOLVED + 3;
    /** For each digit its columns in the three bands: bit 3 * box + column of a field. */
    static final int COLUMNS = ROWS + DIGITS;

    static final int SIZE = COLUMNS + DIGITS;

    /** All there is to know between two calls of {@link #settle}, for copying. */
    final int[] state = new int[SIZE];
    /** Digits whose candidates have changed since, a bit each. */
    int dirty;
    /** Cells with one candidate that is not placed yet. */
    private int naked0;

    private int naked1;
    private int naked2;

    /**
     * Begins a puzzle whose words are in place.
     *
     * @param filled0 cells that have their digit, and no other candidate; likewise in the other two words
     */
    void begin(int filled0, int filled1, int filled2) {
        for (int i = PLACED; i < SIZE; i++) {
            state[i] = 0;
        }
        naked0 = filled0;
        naked1 = filled1;
        naked2 = filled2;
        dirty = ALL_DIGITS;
    }

    /** Puts back a state that was copied, in which some digits have changed. */
    void restore(int[] from, int start, int changed) {
        System.arraycopy(from, start, state, 0, SIZE);
        naked0 = 0;
        naked1 = 0;
        naked2 = 0;
        dirty = changed;
    }

    /** Draws conclusions until there are no more, or until they contradict each other. */
    int settle() {
        final int[] s = state;
        int solved0 = s[SOLVED];
        int solved1 = s[SOLVED + 1];
        int solved2 = s[SOLVED + 2];
        int single0 = naked0;
        int single1 = naked1;
        int single2 = naked2;
        int todo = dirty;
        while (true) {
            int again = 0;
            while (todo != 0) {
                int d = Integer.numberOfTrailingZeros(todo);
                todo &= todo - 1;
                int at = 3 * d;
                // Cells that other digits have taken are lost to this one.
                int w0 = s[at] & (~solved0 | s[at + PLACED]);
                int w1 = s[at + 1] & (~solved1 | s[at + PLACED + 1]);
                int w2 = s[at + 2] & (~solved2 | s[at + PLACED + 2]);

                // A naked single clears its row; column and box follow from that below.
                int q0 = w0 & single0;
                int q1 = w1 & single1;
                int q2 = w2 & single2;
                int g0 = q0 + CELLS & GUARDS;
                int g1 = q1 + CELLS & GUARDS;
                int g2 = q2 + CELLS & GUARDS;
                w0 &= q0 | ~(g0 - (g0 >>> 9));
                w1 &= q1 | ~(g1 - (g1 >>> 9));
                w2 &= q2 | ~(g2 - (g2 >>> 9));

                // A minirow stays if some way through the band has it: then the other two rows have the digit in the
                // other two boxes, one way round or the other (x). Shifts by 3 and 6 go to the next box.
                int y0 = ClassicWords.minirows(w0);
                int y1 = ClassicWords.minirows(w1);
                int y2 = ClassicWords.minirows(w2);
                int n0 = y0 >>> 3 | y0 << 6;
                int n1 = y1 >>> 3 | y1 << 6;
                int n2 = y2 >>> 3 | y2 << 6;
                int x0 = (y1 & n2) | (n1 & y2);
                int x1 = (y2 & n0) | (n2 & y0);
                int x2 = (y0 & n1) | (n0 & y1);
                y0 &= x0 >>> 3 | x0 << 6;
                y1 &= x1 >>> 3 | x1 << 6;
                y2 &= x2 >>> 3 | x2 << 6;
                w0 &= ClassicWords.cells(y0);
                w1 &= ClassicWords.cells(y1);
                w2 &= ClassicWords.cells(y2);

                // The same for minicolumns, with all three stacks in one word: the next column (c), the next box (b).
                int columns = w0 | w1 | w2;
                int c = (columns >>> 1 & LEFT_MIDDLE) | (columns << 2 & RIGHT);
                int b = columns >>> 10 | columns << 20;
                int bc = c >>> 10 | c << 20;
                int x = (columns & bc) | (c & b);
                x = (x >>> 1 & LEFT_MIDDLE) | (x << 2 & RIGHT);
                int v = columns & (x >>> 10 | x << 20);
                if (v == 0) {
                    return BROKEN;
                }
                again |= (-(columns ^ v) >>> 31) << d;
                w0 &= v;
                w1 &= v;
                w2 &= v;
                s[at] = w0;
                s[at + 1] = w1;
                s[at + 2] = w2;
                s[ROWS + d] = y0 | y1 << 1 | y2 << 2;
                s[COLUMNS + d] = v;

                // A hidden single is the only cell of its column; those of rows and boxes have become that by now.
                int bound = v & ~(v >>> 10 | v << 20 | v >>> 20 | v << 10);
                int p0 = w0 & ~(w1 | w2) & bound;
                int p1 = w1 & ~(w2 | w0) & bound;
                int p2 = w2 & ~(w0 | w1) & bound;
                s[at + PLACED] = p0;
                s[at + PLACED + 1] = p1;
                s[at + PLACED + 2] = p2;
                solved0 |= p0;
                solved1 |= p1;
                solved2 |= p2;
            }
            // A naked single that could not be placed stands beside its like.
            if (((single0 & ~solved0) | (single1 & ~solved1) | (single2 & ~solved2)) != 0) {
                return BROKEN;
            }
            int once0 = 0;
            int once1 = 0;
            int once2 = 0;
            int twice0 = 0;
            int twice1 = 0;
            int twice2 = 0;
            for (int at = 0; at < WORDS; at += 3) {
                int w0 = s[at];
                int w1 = s[at + 1];
                int w2 = s[at + 2];
                twice0 |= once0 & w0;
                twice1 |= once1 & w1;
                twice2 |= once2 & w2;
                once0 |= w0;
                once1 |= w1;
                once2 |= w2;
            }
            if ((once0 & once1 & once2) != CELLS) {
                return BROKEN;
            }
            single0 = once0 & ~twice0 & ~solved0;
            single1 = once1 & ~twice1 & ~solved1;
            single2 = once2 & ~twice2 & ~solved2;
            todo = again;
            // Cells that call upon a digit: to be placed there, or to give way to another that was.
            int call0 = single0 | (twice0 & solved0);
            int call1 = single1 | (twice1 & solved1);
            int call2 = single2 | (twice2 & solved2);
            if ((call0 | call1 | call2) != 0) {
                for (int d = 0, at = 0; d < DIGITS; d++, at += 3) {
                    int called = (s[at] & ~s[at + PLACED] & call0)
                            | (s[at + 1] & ~s[at + PLACED + 1] & call1)
                            | (s[at + 2] & ~s[at + PLACED + 2] & call2);
                    todo |= (-called >>> 31) << d;
                }
            }
            if (todo == 0) {
                s[SOLVED] = solved0;
                s[SOLVED + 1] = solved1;
                s[SOLVED + 2] = solved2;
                naked0 = 0;
                naked1 = 0;
                naked2 = 0;
                dirty = 0;
                return (solved0 & solved1 & solved2) == CELLS ? COMPLETE : OPEN;
            }
        }
    }
}
