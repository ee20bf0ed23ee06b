package io.shudu.core.solve.spi;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.PuzzleBatch;

/**
 * A search through many classic puzzles in one go, from text to text, that makes no object a puzzle. An engine keeps
 * its working memory from batch to batch and so belongs to one thread at a time.
 */
public interface BatchEngine {
    /** The name for options and measurements. */
    String id();

    /**
     * Searches every puzzle of a batch and writes down what it found. If the thread is interrupted, which it looks at
     * every few milliseconds, it ends and says so ({@link PuzzleBatch#interrupted}).
     *
     * @param limit when to stop, for each puzzle
     * @return guesses made over all puzzles
     */
    long solve(PuzzleBatch batch, SolveLimit limit);
}
