package io.shudu.bench;

import io.shudu.core.solve.classic.PuzzleBatch;
import java.util.Arrays;

/** What a contestant said about the first puzzles of a set: how many solutions, up to two, and one of them. */
public final class FirstAnswers {
    private static final int CELLS = PuzzleBatch.CELLS;

    private final int[] counts;
    private final byte[] solutions;
    private int size;

    /** Nothing yet, with room for so many puzzles. */
    public FirstAnswers(int capacity) {
        counts = new int[capacity];
        solutions = new byte[capacity * CELLS];
    }

    /**
     * Adds the answer to the next puzzle.
     *
     * @param digits where the solution stands
     * @param start its first cell there
     */
    public void add(int count, byte[] digits, int start) {
        counts[size] = count;
        System.arraycopy(digits, start, solutions, size * CELLS, CELLS);
        size++;
    }

    /** How many puzzles are answered. */
    public int size() {
        return size;
    }

    /** Number of solutions of a puzzle, as far as it was asked for. */
    public int count(int puzzle) {
        return counts[puzzle];
    }

    /** The solution of a puzzle, as 81 characters; means nothing if there is none. */
    public byte[] solution(int puzzle) {
        return Arrays.copyOfRange(solutions, puzzle * CELLS, (puzzle + 1) * CELLS);
    }
}
