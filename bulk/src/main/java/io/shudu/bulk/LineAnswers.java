package io.shudu.bulk;

import io.shudu.core.solve.classic.PuzzleBatch;

/**
 * What a caller makes of lines. Every thread has its own.
 *
 * @param <N> what a note for the writer is
 */
public interface LineAnswers<N> {
    /**
     * Writes the result of a line that is a puzzle, of which the engine has found out something.
     *
     * @param number the number of the line in the file, from 1
     * @param puzzle the number of the puzzle in the batch
     */
    void puzzle(long number, PuzzleBatch batch, int puzzle, Results<N> results);

    /**
     * Writes the result of any other line, whatever it is.
     *
     * @param text where the line stands from {@code start} to before {@code end}, without its own end
     */
    void other(long number, byte[] text, int start, int end, Results<N> results);
}
