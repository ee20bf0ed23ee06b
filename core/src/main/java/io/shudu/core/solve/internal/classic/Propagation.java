package io.shudu.core.solve.internal.classic;

import static io.shudu.core.solve.internal.classic.Layout.CELLS;
import static io.shudu.core.solve.internal.classic.Layout.DIGITS;
import static io.shudu.core.solve.internal.classic.Layout.GUARDS;
import static io.shudu.core.solve.internal.classic.Layout.LEFT_MIDDLE;
import static io.shudu.core.solve.internal.classic.Layout.MINIROWS;
import static io.shudu.core.solve.internal.classic.Layout.RIGHT;
import static io.shudu.core.solve.internal.classic.Layout.WORDS;

/** The candidates of a puzzle and the conclusions drawn from them. */
final class Propagation {
    static final int BROKEN = 0;
    static final int COMPLETE = 1;
    static final int OPEN = 2;

    static final int ALL_DIGITS = (1 << DIGITS) - 1;
    static final int SOLVED = 2 * WORDS;
    static final int ROWS = SOLVED + 3;
    static final int COLUMNS = ROWS + DIGITS;
    static final int SIZE = COLUMNS + DIGITS;

    /** Words; placed words behind them; then the three words of solved cells. */
    final int[] state = new int[SIZE];
    /** Digits whose words have changed, a bit each. */
    int dirty;
    int naked0;
    int naked1;
    int naked2;

    /** Draws conclusions until there are no more. */
    int settle() {
        final int[] s = state;
        int solved0 = s[SOLVED];
        int solved1 = s[SOLVED + 1];
        int solved2 = s[SOLVED + 2];
        int naked0 = this.naked0;
        int naked1 = this.naked1;
        int naked2 = this.naked2;
        int todo = dirty;
        while (true) {
            int again = 0;
            while (todo != 0) {
                int d = Integer.numberOfTrailingZeros(todo);
                todo &= todo - 1;
                int at = 3 * d;
                int w0 = s[at] & (~solved0 | s[at + WORDS]);
                int w1 = s[at + 1] & (~solved1 | s[at + WORDS + 1]);
                int w2 = s[at + 2] & (~solved2 | s[at + WORDS + 2]);
                // A cell that nothing else fits into clears its row.
                int q0 = w0 & naked0;
                int q1 = w1 & naked1;
                int q2 = w2 & naked2;
                int g0 = q0 + CELLS & GUARDS;
                int g1 = q1 + CELLS & GUARDS;
                int g2 = q2 + CELLS & GUARDS;
                w0 &= q0 | ~(g0 - (g0 >>> 9));
                w1 &= q1 | ~(g1 - (g1 >>> 9));
                w2 &= q2 | ~(g2 - (g2 >>> 9));
                // minirows
                int y0 = (w0 | w0 >>> 1 | w0 >>> 2) & MINIROWS;
                int y1 = (w1 | w1 >>> 1 | w1 >>> 2) & MINIROWS;
                int y2 = (w2 | w2 >>> 1 | w2 >>> 2) & MINIROWS;
                int a0 = y0 >>> 3 | y0 << 6;
                int a1 = y1 >>> 3 | y1 << 6;
                int a2 = y2 >>> 3 | y2 << 6;
                int x0 = y0 & a1 | a0 & y1;
                int x1 = y1 & a2 | a1 & y2;
                int x2 = y2 & a0 | a2 & y0;
                y0 &= x1 >>> 3 | x1 << 6;
                y1 &= x2 >>> 3 | x2 << 6;
                y2 &= x0 >>> 3 | x0 << 6;
                w0 &= (y0 << 3) - y0;
                w1 &= (y1 << 3) - y1;
                w2 &= (y2 << 3) - y2;
                // minicolumns
                int u = w0 | w1 | w2;
                int vc = u >>> 1 & LEFT_MIDDLE | u << 2 & RIGHT;
                int vb = u >>> 10 | u << 20;
                int vbc = vc >>> 10 | vc << 20;
                int x = u & vbc | vc & vb;
                x = x >>> 1 & LEFT_MIDDLE | x << 2 & RIGHT;
                int v = u & (x >>> 10 | x << 20);
                if (v == 0) {
                    return BROKEN;
                }
                s[ROWS + d] = y0 | y1 << 1 | y2 << 2;
                s[COLUMNS + d] = v;
                again |= (-(u ^ v) >>> 31) << d;
                w0 &= v;
                w1 &= v;
                w2 &= v;
                int bound = v & ~(v >>> 10 | v << 20 | v >>> 20 | v << 10);
                s[at] = w0;
                s[at + 1] = w1;
                s[at + 2] = w2;
                int p0 = w0 & ~(w1 | w2) & bound;
                int p1 = w1 & ~(w2 | w0) & bound;
                int p2 = w2 & ~(w0 | w1) & bound;
                s[at + WORDS] = p0;
                s[at + WORDS + 1] = p1;
                s[at + WORDS + 2] = p2;
                solved0 |= p0;
                solved1 |= p1;
                solved2 |= p2;
            }
            if (((naked0 & ~solved0) | (naked1 & ~solved1) | (naked2 & ~solved2)) != 0) {
                return BROKEN;
            }
            // Which digits are hit by cells that others took, and which cells have a single candidate?
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
            naked0 = once0 & ~twice0 & ~solved0;
            naked1 = once1 & ~twice1 & ~solved1;
            naked2 = once2 & ~twice2 & ~solved2;
            todo = again;
            int call0 = naked0 | twice0 & solved0;
            int call1 = naked1 | twice1 & solved1;
            int call2 = naked2 | twice2 & solved2;
            if ((call0 | call1 | call2) != 0) {
                for (int d = 0, at = 0; d < DIGITS; d++, at += 3) {
                    int hit = s[at] & ~s[at + WORDS] & call0
                            | s[at + 1] & ~s[at + WORDS + 1] & call1
                            | s[at + 2] & ~s[at + WORDS + 2] & call2;
                    todo |= (-hit >>> 31) << d;
                }
            }
            if (todo == 0) {
                s[SOLVED] = solved0;
                s[SOLVED + 1] = solved1;
                s[SOLVED + 2] = solved2;
                this.naked0 = 0;
                this.naked1 = 0;
                this.naked2 = 0;
                dirty = 0;
                return (solved0 & solved1 & solved2) == CELLS ? COMPLETE : OPEN;
            }
        }
    }
}
