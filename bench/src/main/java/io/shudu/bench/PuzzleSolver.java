package io.shudu.bench;

/** A solver that takes one puzzle at a time. */
@FunctionalInterface
public interface PuzzleSolver {
    /**
     * Looks for up to two solutions of a puzzle.
     *
     * @param text where the puzzle stands: 81 characters, {@code .} for an empty cell
     * @param start its first cell there
     * @param solution takes the first solution found, as characters
     * @return how many were found
     */
    int solve(byte[] text, int start, byte[] solution);
}
