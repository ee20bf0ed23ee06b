package io.shudu.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.jspecify.annotations.Nullable;

/** The part that all contestants in this JVM have in common: passes over a set, timed by the CPU time of the thread. */
abstract class OwnEntry implements Contestant.Entry {
    private static final int CUT = 4;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final PuzzleSet set;
    /** How many puzzles are answered, and so may be timed. */
    private int answered;

    private int next;

    OwnEntry(PuzzleSet set) {
        this.set = set;
    }

    /**
     * Solves a few puzzles: as many as suit the solver, so that looking at the clock after them costs nothing to speak
     * of.
     *
     * @param from the first puzzle
     * @param end the puzzle to stop before, at the latest
     * @param answers takes the answers, or null if nobody asks for them
     * @return the puzzle after the last one solved
     */
    abstract int solve(int from, int end, @Nullable FirstAnswers answers);

    @Override
    public final FirstAnswers answers(long nanos) {
        FirstAnswers answers = new FirstAnswers(set.size());
        long begun = threads.getCurrentThreadCpuTime();
        do {
            answered = solve(answers.size(), set.size(), answers);
        } while (answered < set.size() && threads.getCurrentThreadCpuTime() - begun < nanos);
        next = 0;
        return answers;
    }

    @Override
    public final Lap lap(long nanos) {
        if (answered == 0) {
            throw new IllegalStateException("nothing was answered that could be timed");
        }
        long puzzles = 0;
        long spent;
        long begun = threads.getCurrentThreadCpuTime();
        do {
            int end = solve(next, answered, null);
            puzzles += end - next;
            next = end == answered ? 0 : end;
            spent = threads.getCurrentThreadCpuTime() - begun;
        } while (spent < CUT * nanos && (next != 0 || spent < nanos));
        return new Lap(puzzles, spent);
    }
}
