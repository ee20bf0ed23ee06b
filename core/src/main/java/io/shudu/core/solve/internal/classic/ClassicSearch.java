package io.shudu.core.solve.internal.classic;

import static io.shudu.core.solve.spi.ClassicWords.DIGITS;

import io.shudu.core.thread.Interruption;

/**
 * A search through one puzzle that stops at each solution and can go on from there. It is begun by filling in
 * {@link #words()} and calling {@link #begin}.
 *
 * <p>The stack has a frame for each guess that has ways left to try. A guess decides a digit in a chute for good, so
 * there are never more than 54.
 */
public final class ClassicSearch {
    private static final int FRAMES = 6 * DIGITS;
    private static final int ALL_WAYS = (1 << Ways.ALL) - 1;
    /** Guesses between two looks at the budget, which is a long and therefore slow in JavaScript. */
    private static final int SLICE = 1 << 30;
    /** A look at whether the thread is interrupted is due when these bits of the guesses taken back are 0. */
    private static final int LOOK = (1 << 10) - 1;
    /** So many guesses must be open, and four of them for each that failed, to guess boldly. */
    private static final int BOLD = 4;

    private final Propagation now = new Propagation();
    private final Branching branching = new Branching();
    /** What {@link #settle} came to. */
    private final int[] settled = new int[Propagation.SIZE];

    private final int[] states = new int[FRAMES * Propagation.SIZE];
    /** Digits not settled in the state of a frame (9 bits), its digit (4), chute (3), and ways left (6). */
    private final int[] frames = new int[FRAMES];

    private int depth;
    /** Whether the current state is done with: a contradiction, or a solution that was reported. */
    private boolean done;
    /** Guesses and contradictions in this puzzle. */
    private int guesses;

    private int failures;
    /** Guesses left of the current slice. */
    private int left;
    /** Guesses taken back in the current slice. */
    private int returns;

    /** Guesses made. */
    long nodes;
    /** Guesses taken back. */
    long backtracks;
    /** Contradictions met. */
    long conflicts;
    /** Whether everything was searched. */
    boolean exhausted;
    /** Whether the thread was interrupted before that. */
    boolean interrupted;

    /** The candidates: before {@link #begin} the puzzle's, after {@link #next} the solution's. */
    public int[] words() {
        return now.state;
    }

    /** Begins a puzzle; see {@link Propagation#begin}. */
    public void begin(int filled0, int filled1, int filled2) {
        now.begin(filled0, filled1, filled2);
        restart();
    }

    /**
     * Draws conclusions from the puzzle just begun, without a guess, and keeps them for {@link #beginWith}.
     *
     * @return whether they leave it a chance; if so {@link #words()} has the candidates left
     */
    public boolean settle() {
        boolean alive = now.settle() != Propagation.BROKEN;
        System.arraycopy(now.state, 0, settled, 0, Propagation.SIZE);
        return alive;
    }

    /** Begins the puzzle of the last {@link #settle} again, with one of the candidates left taken for granted. */
    public void beginWith(int digit, int word, int bit) {
        int changed = 1 << digit;
        for (int d = 0, at = word; d < DIGITS; d++, at += 3) {
            changed |= (-(settled[at] & bit) >>> 31) << d;
        }
        now.restore(settled, 0, changed);
        for (int d = 0, at = word; d < DIGITS; d++, at += 3) {
            now.state[at] &= d == digit ? -1 : ~bit;
        }
        restart();
    }

    private void restart() {
        depth = 0;
        done = false;
        guesses = 0;
        failures = 0;
        nodes = 0;
        backtracks = 0;
        conflicts = 0;
        exhausted = false;
    }

    /**
     * Goes on to the next solution, however long that takes.
     *
     * @return whether there is one
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public boolean next() {
        boolean found = next(Long.MAX_VALUE);
        if (interrupted) {
            Interruption.check();
        }
        return found;
    }

    /**
     * Goes on to the next solution.
     *
     * @param budget give up when so many guesses have been made in this puzzle
     * @return whether there is one; if not, {@link #exhausted} and {@link #interrupted} tell why
     */
    boolean next(long budget) {
        interrupted = Interruption.isAsked();
        while (!interrupted) {
            int slice = (int) Math.min(budget - nodes, SLICE);
            int failuresBefore = failures;
            left = slice;
            returns = 0;
            boolean found = run();
            nodes += slice - left;
            backtracks += returns;
            conflicts += failures - failuresBefore;
            if (found || exhausted || nodes >= budget) {
                return found;
            }
        }
        return false;
    }

    /** Searches until there is a solution, nothing more to search, no guess left of the slice, or an interrupt. */
    private boolean run() {
        while (true) {
            if (done && !reopen()) {
                return false;
            }
            int outcome = now.settle();
            done = outcome != Propagation.OPEN;
            if (outcome == Propagation.COMPLETE) {
                return true;
            }
            if (outcome == Propagation.BROKEN) {
                failures++;
            } else if (!guess()) {
                return false;
            }
        }
    }

    /** Guesses, or draws the conclusions that only now are looked for. False if there is no guess left to make. */
    private boolean guess() {
        boolean boldly = guesses >= BOLD && BOLD * failures <= guesses;
        now.dirty = branching.choose(now.state, boldly);
        if (now.dirty != 0) {
            return true;
        }
        if (left == 0) {
            return false;
        }
        push(branching.digit, branching.ways, Integer.numberOfTrailingZeros(branching.ways));
        if (failures == 0 && branching.ways == ALL_WAYS && branching.isUntouched()) {
            pushApart();
        }
        return true;
    }

    /**
     * Guesses two more digits on ways apart from the first and each other: in a grid as empty as that, looking at
     * everything after each of them would be a waste.
     */
    private void pushApart() {
        int way = Ways.APART;
        for (int d = branching.digit + 1; d < DIGITS && way < Ways.APART + 2 && left > 0; d++) {
            if (branching.waysOf(d) == ALL_WAYS) {
                push(d, ALL_WAYS, way++);
            }
        }
    }

    private void push(int digit, int ways, int way) {
        System.arraycopy(now.state, 0, states, depth * Propagation.SIZE, Propagation.SIZE);
        frames[depth] = now.dirty << 16 | digit << 12 | branching.chute << 8 | ways;
        left--;
        guesses++;
        go(depth++, way);
    }

    /**
     * Goes back to the last guess and tries its next way. False if there is none, none in the slice, or an interrupt.
     */
    private boolean reopen() {
        if (depth == 0) {
            exhausted = true;
            return false;
        }
        int frame = depth - 1;
        int ways = frames[frame] & ALL_WAYS;
        boolean last = (ways & (ways - 1)) == 0;
        if (!last && left == 0) {
            return false;
        }
        left -= last ? 0 : 1;
        guesses += last ? 0 : 1;
        depth = last ? frame : depth;
        returns++;
        if ((returns & LOOK) == 0 && Interruption.isAsked()) {
            interrupted = true;
            return false;
        }
        now.restore(states, frame * Propagation.SIZE, frames[frame] >>> 16);
        go(frame, Integer.numberOfTrailingZeros(ways));
        return true;
    }

    private void go(int frame, int way) {
        int digit = frames[frame] >>> 12 & 15;
        int chute = frames[frame] >>> 8 & 7;
        frames[frame] ^= 1 << way;
        for (int i = 0; i < 3; i++) {
            now.state[3 * digit + i] &= Ways.kept(chute, way, i);
        }
        now.dirty |= 1 << digit;
    }
}
