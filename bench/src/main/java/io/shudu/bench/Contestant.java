package io.shudu.bench;

/**
 * Somebody who solves the puzzles of a measurement: asked for up to two solutions of each, and to write down the first.
 */
public interface Contestant extends AutoCloseable {
    /** The name for options and tables. */
    String name();

    /** How it works here, for people. */
    String description();

    /** Gets ready for a set. */
    Entry enter(PuzzleSet set);

    @Override
    default void close() {}

    /** A contestant at work on one set. */
    interface Entry {
        /**
         * Solves puzzles from the first on and writes everything down, to be checked: all, or fewer if the time is over
         * before, but at least one.
         *
         * @param nanos CPU time to take
         */
        FirstAnswers answers(long nanos);

        /**
         * Solves, again and again, the puzzles that were answered. A lap is made of whole passes over them and ends
         * with the first pass that reaches the time; it breaks off in the midst of a pass at four times that, and the
         * next lap goes on from there.
         *
         * @param nanos CPU time to take
         */
        Lap lap(long nanos);
    }
}
