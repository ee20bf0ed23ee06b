package io.shudu.simd;

import static io.shudu.core.solve.spi.ClassicWords.WORDS;
import static io.shudu.simd.Lanes.LANES;

import java.util.Arrays;

/** The possibilities that each lane has yet to look at: one stack a lane, a state of 27 words an entry. */
final class Stacks {
    private static final int USUAL_DEPTH = 64;

    private final Lanes lanes;
    private final int[][] saved = new int[LANES][USUAL_DEPTH * WORDS];
    /** Words in use on each stack. */
    private final int[] top = new int[LANES];

    /** Lanes with something on their stack. */
    int guessing;

    Stacks(Lanes lanes) {
        this.lanes = lanes;
    }

    /** Empties the stack of a lane. */
    void clear(int lane) {
        top[lane] = 0;
        guessing &= ~(1 << lane);
    }

    /** Goes on in a lane as if a guess were right, and keeps for later that it may be wrong. */
    void guess(int lane, Branching guess) {
        int[] stack = saved[lane];
        int base = top[lane];
        if (base == stack.length) {
            stack = Arrays.copyOf(stack, 2 * base);
            saved[lane] = stack;
        }
        top[lane] = base + WORDS;
        guessing |= 1 << lane;
        int[] words = lanes.words;
        for (int word = 0; word < WORDS; word++) {
            stack[base + word] = words[word * LANES + lane];
        }
        int first = base + guess.word;
        stack[first] &= ~guess.wrong0;
        stack[first + 1] &= ~guess.wrong1;
        stack[first + 2] &= ~guess.wrong2;
        int at = guess.word * LANES + lane;
        words[at] &= ~guess.right0;
        words[at + LANES] &= ~guess.right1;
        words[at + 2 * LANES] &= ~guess.right2;
    }

    /** Takes up what was last kept for a lane. False if there is nothing left. */
    boolean pop(int lane) {
        if (top[lane] == 0) {
            return false;
        }
        int base = top[lane] - WORDS;
        top[lane] = base;
        if (base == 0) {
            guessing &= ~(1 << lane);
        }
        int[] stack = saved[lane];
        int[] words = lanes.words;
        for (int word = 0; word < WORDS; word++) {
            words[word * LANES + lane] = stack[base + word];
        }
        lanes.forget(lane);
        return true;
    }
}
