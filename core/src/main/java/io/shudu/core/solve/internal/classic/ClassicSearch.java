package io.shudu.core.solve.internal.classic;

import static io.shudu.core.solve.internal.classic.Layout.CELLS;
import static io.shudu.core.solve.internal.classic.Layout.DIGITS;
import static io.shudu.core.solve.internal.classic.Layout.WORDS;

final class ClassicSearch {
    private static final int DEPTH = 128;
    private final Propagation now = new Propagation();
    private final Branching branching = new Branching();
    private final int[] stack = new int[DEPTH * Propagation.SIZE];
    private final int[] guessed = new int[DEPTH];
    private int depth;
    private boolean fresh;
    int nodes;
    int backtracks;
    int conflicts;
    private final int[] given = new int[16 * 3];
    private static final byte[] KIND = new byte[256];

    static {
        java.util.Arrays.fill(KIND, (byte) 10);
        for (int d = 0; d <= 9; d++) KIND['0' + d] = (byte) d;
        KIND['.'] = KIND['*'] = KIND['_'] = 0;
    }

    boolean read(byte[] text, int start) {
        int[] g = given;
        java.util.Arrays.fill(g, 0);
        int bad = 0;
        int from = start;
        for (int band = 0; band < 3; band++)
            for (int i = 0; i < 3; i++) {
                int bit = 1 << 10 * band;
                for (int c = 0; c < 9; c++) {
                    int kind = KIND[text[from++] & 255];
                    g[kind * 3 + i] |= bit << c;
                }
            }
        if ((g[30] | g[31] | g[32]) != 0) return false;
        int free0 = g[0], free1 = g[1], free2 = g[2];
        int[] s = now.state;
        for (int at = 0; at < WORDS; at += 3) {
            s[at] = free0 | g[at + 3];
            s[at + 1] = free1 | g[at + 4];
            s[at + 2] = free2 | g[at + 5];
        }
        for (int at = WORDS; at < Propagation.SIZE; at++) s[at] = 0;
        now.naked0 = CELLS ^ free0;
        now.naked1 = CELLS ^ free1;
        now.naked2 = CELLS ^ free2;
        now.dirty = Propagation.ALL_DIGITS;
        depth = 0;
        nodes = 0;
        backtracks = 0;
        conflicts = 0;
        fresh = true;
        return true;
    }

    boolean next() {
        if (!fresh && !back()) return false;
        fresh = false;
        while (true) {
            int r = now.settle();
            if (r == Propagation.COMPLETE) return true;
            if (r == Propagation.BROKEN) {
                conflicts++;
                if (!back()) return false;
                continue;
            }
            int changed = Branching.triads(now.state);
            if (changed != 0) {
                now.dirty = changed;
                continue;
            }
            branching.choose(now.state);
            int[] s = now.state;
            int at = 3 * branching.digit;
            int w0 = s[at], w1 = s[at + 1], w2 = s[at + 2];
            s[at] = w0 & ~branching.wrong0;
            s[at + 1] = w1 & ~branching.wrong1;
            s[at + 2] = w2 & ~branching.wrong2;
            System.arraycopy(s, 0, stack, depth * Propagation.SIZE, Propagation.SIZE);
            guessed[depth++] = branching.digit;
            s[at] = w0 & ~branching.right0;
            s[at + 1] = w1 & ~branching.right1;
            s[at + 2] = w2 & ~branching.right2;
            now.dirty = 1 << branching.digit;
            nodes++;
        }
    }

    private boolean back() {
        if (depth == 0) return false;
        depth--;
        backtracks++;
        System.arraycopy(stack, depth * Propagation.SIZE, now.state, 0, Propagation.SIZE);
        now.dirty = 1 << guessed[depth];
        now.naked0 = now.naked1 = now.naked2 = 0;
        return true;
    }

    void write(byte[] out, int start) {
        int[] s = now.state;
        for (int d = 0, at = 0; d < DIGITS; d++, at += 3)
            for (int i = 0; i < 3; i++) {
                int w = s[at + i];
                byte sign = (byte) ('1' + d);
                for (int k = 0; k < 3; k++) {
                    int bit = Integer.numberOfTrailingZeros(w);
                    w &= w - 1;
                    out[start + 9 * i + PLACE[bit & 31]] = sign;
                }
            }
    }

    private static final int[] PLACE = new int[32];

    static {
        for (int bit = 0; bit < 32; bit++) PLACE[bit] = bit / 10 * 27 + bit % 10;
    }
}
