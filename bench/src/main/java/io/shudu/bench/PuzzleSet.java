package io.shudu.bench;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.core.transform.Transform;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Classic puzzles that are measured together, as text: one a line, {@code .} for an empty cell, with room behind them
 * for engines that read ahead.
 */
public final class PuzzleSet {
    private static final int CELLS = PuzzleBatch.CELLS;
    private static final int STRIDE = CELLS + 1;

    private final String name;
    private final int size;
    private final byte[] text;

    private PuzzleSet(String name, int size) {
        this.name = name;
        this.size = size;
        text = new byte[size * STRIDE + PuzzleBatch.PADDING];
    }

    /**
     * A set of puzzles.
     *
     * @param puzzles each {@link #isPuzzle(String) a puzzle}
     */
    public static PuzzleSet of(String name, List<String> puzzles) {
        PuzzleSet set = new PuzzleSet(name, puzzles.size());
        for (int i = 0; i < set.size; i++) {
            String puzzle = puzzles.get(i);
            if (!isPuzzle(puzzle)) {
                throw new IllegalArgumentException(puzzle + ": a puzzle has " + CELLS + " cells");
            }
            for (int cell = 0; cell < CELLS; cell++) {
                set.put(i, cell, Math.max(0, Character.digit(puzzle.charAt(cell), 10)));
            }
            set.endLine(i);
        }
        return set;
    }

    /** Whether a text is 81 cells: {@code 1} to {@code 9}, or one of {@code . 0 * _} for an empty one. */
    public static boolean isPuzzle(String text) {
        if (text.length() != CELLS) {
            return false;
        }
        for (int cell = 0; cell < CELLS; cell++) {
            char sign = text.charAt(cell);
            if ((sign < '0' || sign > '9') && sign != '.' && sign != '*' && sign != '_') {
                return false;
            }
        }
        return true;
    }

    /**
     * The same puzzles in random order, each changed by a random symmetry. A small set is repeated, with other
     * symmetries each time: a solver must not learn a few puzzles by heart, nor wait at the end of every few.
     *
     * @param fewest how many puzzles there must be at least
     */
    public PuzzleSet mixed(Rng rng, int fewest) {
        int copies = size == 0 ? 0 : Math.max(1, Math.ceilDiv(fewest, size));
        PuzzleSet mixed = new PuzzleSet(name, size * copies);
        int[] order = rng.permutation(0, mixed.size);
        for (int i = 0; i < mixed.size; i++) {
            int from = start(order[i] % size);
            Transform transform = Transform.random(Geometry.CLASSIC, rng);
            for (int cell = 0; cell < CELLS; cell++) {
                int digit = text[from + cell] == '.' ? 0 : text[from + cell] - '0';
                mixed.put(i, transform.cell(cell), transform.digit(digit));
            }
            mixed.endLine(i);
        }
        return mixed;
    }

    private void put(int puzzle, int cell, int digit) {
        text[start(puzzle) + cell] = (byte) (digit == 0 ? '.' : '0' + digit);
    }

    private void endLine(int puzzle) {
        text[start(puzzle) + CELLS] = '\n';
    }

    /** What people call it. */
    public String name() {
        return name;
    }

    /** How many puzzles there are. */
    public int size() {
        return size;
    }

    /** The text that the puzzles stand in, not to be changed. */
    public byte[] text() {
        return text;
    }

    /** Where a puzzle starts in the text. */
    public int start(int puzzle) {
        return puzzle * STRIDE;
    }

    /** One puzzle. */
    public String puzzle(int puzzle) {
        return new String(text, start(puzzle), CELLS, StandardCharsets.US_ASCII);
    }

    /** All puzzles, one a line, as a file holds them. */
    public byte[] lines() {
        return Arrays.copyOf(text, size * STRIDE);
    }

    @Override
    public String toString() {
        return name + ": " + size + " puzzles";
    }
}
