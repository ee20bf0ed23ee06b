package io.shudu.core.solve.classic;

import java.util.Arrays;

/**
 * Classic puzzles as text, and what a search has found out about each of them. A batch is filled, solved, read and
 * filled again; nothing is made new for a puzzle.
 *
 * <p>A puzzle is 81 characters of a byte array: {@code 1} to {@code 9}, or one of {@code . 0 * _} for an empty cell.
 * Whether a text really is one is found out by the engine: if not, the puzzle {@link #isBad(int) is bad}.
 */
public final class PuzzleBatch {
    /** Characters of a puzzle. */
    public static final int CELLS = 81;
    /** Bytes that a text must have behind its last puzzle, so that engines may read ahead. */
    public static final int PADDING = 64;

    private static final int BAD = -1;

    private final int[] starts;
    private final int[] counts;
    private final boolean[] exhausted;
    private final byte[] solutions;
    private byte[] text = new byte[PADDING];
    private int size;
    private boolean interrupted;

    /** A batch that holds up to so many puzzles. */
    public PuzzleBatch(int capacity) {
        starts = new int[capacity];
        counts = new int[capacity];
        exhausted = new boolean[capacity];
        // Engines may write whole words at the end of a solution.
        solutions = new byte[capacity * CELLS + PADDING];
    }

    /** How many puzzles fit. */
    public int capacity() {
        return starts.length;
    }

    /** How many puzzles there are. */
    public int size() {
        return size;
    }

    /** Empties the batch; the puzzles added from now on stand in this text, which must not change until solved. */
    public void clear(byte[] newText) {
        text = newText;
        size = 0;
    }

    /**
     * Adds the puzzle that starts at a place of the text.
     *
     * @throws IllegalArgumentException if the text has not {@link #PADDING} more bytes behind it
     */
    public void add(int start) {
        if (start < 0 || start > text.length - CELLS - PADDING) {
            throw new IllegalArgumentException("a puzzle at " + start + " of a text of " + text.length + " bytes: "
                    + (CELLS + PADDING) + " bytes must follow");
        }
        starts[size++] = start;
    }

    /** Solutions found of a puzzle, at most as many as the limit said; 0 if it is bad. */
    public int count(int puzzle) {
        return Math.max(0, counts[puzzle]);
    }

    /** Whether everything was searched, so that {@link #count(int)} is the number of all solutions. */
    public boolean isExhausted(int puzzle) {
        return exhausted[puzzle];
    }

    /** Whether the text is no puzzle: some character stands neither for a digit nor for an empty cell. */
    public boolean isBad(int puzzle) {
        return counts[puzzle] == BAD;
    }

    /**
     * Whether the thread was interrupted before everything was searched. Then some puzzles are not
     * {@linkplain #isExhausted exhausted}, those after the last one looked at with no solution.
     */
    public boolean isInterrupted() {
        return interrupted;
    }

    /**
     * The first solutions found: 81 digits a puzzle, in the order of the puzzles; means nothing where none was found.
     */
    public byte[] solutions() {
        return solutions;
    }

    /** Forgets whether the search before this one was interrupted. */
    void begin() {
        interrupted = false;
    }

    /** For engines: the text that the puzzles stand in. */
    public byte[] text() {
        return text;
    }

    /** For engines: where a puzzle starts in the text. */
    public int start(int puzzle) {
        return starts[puzzle];
    }

    /** For engines: says what was found. */
    public void found(int puzzle, int count, boolean everything) {
        counts[puzzle] = count;
        exhausted[puzzle] = everything;
    }

    /** For engines: says that a text is no puzzle. */
    public void foundBad(int puzzle) {
        found(puzzle, BAD, true);
    }

    /** For engines: says that the thread was interrupted, before the puzzles from this one on were looked at. */
    public void interrupted(int from) {
        for (int puzzle = from; puzzle < size; puzzle++) {
            found(puzzle, 0, false);
        }
        interrupted = true;
    }

    @Override
    public String toString() {
        return size + " of " + capacity() + " puzzles, counts " + Arrays.toString(Arrays.copyOf(counts, size));
    }
}
