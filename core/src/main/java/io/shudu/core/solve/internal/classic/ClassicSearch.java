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
            int changed = branching.choose(now.state, nodes >= 4 && 4 * conflicts <= nodes);
            if (changed != 0) {
                now.dirty = changed;
                continue;
            }
            frames[depth] = branching.digit << 16 | branching.chuteChosen << 8 | branching.ways;
            System.arraycopy(now.state, 0, stack, depth * Propagation.SIZE, Propagation.SIZE);
            take(depth);
        }
    }

    private final int[] frames = new int[DEPTH];

    private void take(int frame) {
        int f = frames[frame];
        int ways = f & 63;
        int left = ways & ways - 1;
        frames[frame] = f ^ ways ^ left;
        nodes += left == 0 ? 0 : 1;
        depth = left == 0 ? frame : frame + 1;
        Branching.apply(now.state, f >>> 16, f >>> 8 & 7, Integer.numberOfTrailingZeros(ways));
        now.dirty = 1 << (f >>> 16);
        now.naked0 = now.naked1 = now.naked2 = 0;
    }

    private boolean back() {
        if (depth == 0) return false;
        backtracks++;
        System.arraycopy(stack, (depth - 1) * Propagation.SIZE, now.state, 0, Propagation.SIZE);
        take(depth - 1);
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
