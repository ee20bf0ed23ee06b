package io.shudu.core.solve.classic;

import static io.shudu.core.solve.spi.ClassicWords.CELLS;
import static io.shudu.core.solve.spi.ClassicWords.DIGITS;
import static io.shudu.core.solve.spi.ClassicWords.STRIDE;
import static io.shudu.core.solve.spi.ClassicWords.WORDS;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.internal.classic.ClassicSearch;
import io.shudu.core.thread.OneAtATime;
import java.util.Arrays;

/**
 * The question that makers of classic puzzles ask many million times: do some cells of this complete grid, given as
 * clues, have a second solution?
 *
 * <p>Knowing the first solution makes the answer much cheaper than counting to two. If the puzzle had one solution
 * before a clue went, a second one has another digit there, so it is enough to look for any solution with this digit
 * forbidden in this cell. And a second solution is worth keeping: the cells in which it differs are an <em>unavoidable
 * set</em>, of which every puzzle with one solution gives at least one cell.
 *
 * <p>A set of cells is three words. Word w has the rows w, w + 3 and w + 6, a row of each band; {@link #word} and
 * {@link #bit} tell where a cell is. So a set goes into the search with 27 operations, and whether it meets another set
 * takes three.
 *
 * <p>It allocates nothing and keeps its working memory: one for each thread. If the thread is interrupted there is no
 * answer but a {@link java.util.concurrent.CancellationException}; it is for makers that end then, too.
 */
public final class SecondSolution {
    /** All cells of a word. */
    public static final int ALL = CELLS;

    private final OneAtATime calls = new OneAtATime("SecondSolution");
    private final ClassicSearch search = new ClassicSearch();
    /** For each digit its cells in the known solution: three words. */
    private final int[] known = new int[WORDS];
    /** For each cell its digit in the known solution, from 0. */
    private final int[] digits = new int[Geometry.CLASSIC.cellCount()];

    private final int[] difference = new int[3];

    /** Working memory; {@link #start} says for which grid. */
    public SecondSolution() {}

    /** The word of a cell. */
    public static int word(int cell) {
        return cell / DIGITS % 3;
    }

    /** The bit of a cell in its word. */
    public static int bit(int cell) {
        return 1 << (cell / (3 * DIGITS) * STRIDE + cell % DIGITS);
    }

    /** The cell of a bit, by its number, of a word. */
    public static int cell(int word, int bitNumber) {
        return (bitNumber / STRIDE * 3 + word) * DIGITS + bitNumber % STRIDE;
    }

    /** Begins with a complete grid. */
    public void start(Grid solution) {
        if (!solution.geometry().equals(Geometry.CLASSIC) || !solution.isSolved()) {
            throw new IllegalArgumentException(solution + ": no complete classic grid");
        }
        calls.begin();
        try {
            Arrays.fill(known, 0);
            for (int cell = 0; cell < digits.length; cell++) {
                digits[cell] = solution.digit(cell) - 1;
                known[3 * digits[cell] + word(cell)] |= bit(cell);
            }
        } finally {
            calls.end();
        }
    }

    /** Whether clues in these cells have another solution than the grid. */
    public boolean exists(int clues0, int clues1, int clues2) {
        calls.begin();
        try {
            enter(clues0, clues1, clues2);
            search.begin(clues0, clues1, clues2);
            return search.next() && (differs() || (search.next() && differs()));
        } finally {
            calls.end();
        }
    }

    /** Whether clues in these cells have a solution with another digit than the grid's in a cell, which is no clue. */
    public boolean existsWithout(int cell, int clues0, int clues1, int clues2) {
        calls.begin();
        try {
            enter(clues0, clues1, clues2);
            search.words()[3 * digits[cell] + word(cell)] &= ~bit(cell);
            search.begin(clues0, clues1, clues2);
            return search.next() && differs();
        } finally {
            calls.end();
        }
    }

    /** The cells, in a word, in which the second solution differs that was found last. */
    public int difference(int word) {
        return difference[word];
    }

    private void enter(int clues0, int clues1, int clues2) {
        int[] words = search.words();
        for (int at = 0; at < WORDS; at += 3) {
            words[at] = (known[at] & clues0) | (ALL & ~clues0);
            words[at + 1] = (known[at + 1] & clues1) | (ALL & ~clues1);
            words[at + 2] = (known[at + 2] & clues2) | (ALL & ~clues2);
        }
    }

    private boolean differs() {
        int[] words = search.words();
        int same0 = 0;
        int same1 = 0;
        int same2 = 0;
        for (int at = 0; at < WORDS; at += 3) {
            same0 |= words[at] & known[at];
            same1 |= words[at + 1] & known[at + 1];
            same2 |= words[at + 2] & known[at + 2];
        }
        difference[0] = ALL & ~same0;
        difference[1] = ALL & ~same1;
        difference[2] = ALL & ~same2;
        return (difference[0] | difference[1] | difference[2]) != 0;
    }
}
