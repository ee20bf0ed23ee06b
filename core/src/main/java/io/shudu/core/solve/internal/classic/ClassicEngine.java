package io.shudu.core.solve.internal.classic;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.SearchStats;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.spi.ClassicWords;
import io.shudu.core.solve.spi.Engine;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The search engine for the classic board, one puzzle at a time: ints and bit logic alone, nothing allocated while it
 * searches, the same on the JVM and in JavaScript.
 *
 * <p><b>Parts.</b> The candidates lie as {@link ClassicWords} says, in 27 words; the vector engine has the same layout.
 * {@link Propagation} draws conclusions, digit by digit, and only for digits that something happened to.
 * {@link Branching} tries one costlier rule when these end, and chooses a guess: a {@link Ways way} of a digit through
 * a band or stack. {@link ClassicSearch} keeps the stack of guesses. {@link ClassicBatch} is the same search on texts.
 *
 * <p><b>What was tried and lost.</b> A word for each digit and band with tables of 512 entries for rows and columns, as
 * other fast solvers have it: two thirds of this speed on easy puzzles, half on hard ones. Looking for hidden triads
 * apart from the choice of a guess. Guessing in a cell with two candidates. Guessing in the chute where most is open,
 * or a digit's ways through three chutes at once, to get faster to some solution of an almost empty grid: it usually
 * does, and now and then it takes millions of guesses. Numbers are in {@code docs/measurements/classic-engine.md}.
 */
public final class ClassicEngine implements Engine {
    private final ClassicSearch search = new ClassicSearch();

    @Override
    public String id() {
        return "classic";
    }

    /**
     * {@inheritDoc}
     *
     * @param order must be null: this engine has an order of its own
     */
    @Override
    public Outcome search(Grid grid, SolveLimit limit, @Nullable Rng order, @Nullable Consumer<int[]> sink) {
        if (order != null) {
            throw new IllegalArgumentException("the classic engine cannot search in random order");
        }
        enter(grid);
        long count = 0;
        while (count < limit.solutions() && search.next(limit.nodes())) {
            count++;
            if (sink != null) {
                sink.accept(digits());
            }
        }
        return new Outcome(
                count,
                search.exhausted,
                search.interrupted,
                new SearchStats(search.nodes, search.backtracks, search.conflicts));
    }

    private void enter(Grid grid) {
        int[] words = search.words();
        Arrays.fill(words, 0, ClassicWords.WORDS, 0);
        int[] filled = new int[3];
        CandidateSet marks = grid.candidates();
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            int row = cell / ClassicWords.DIGITS;
            int bit = 1 << (row / 3 * ClassicWords.STRIDE + cell % ClassicWords.DIGITS);
            int given = grid.digit(cell);
            filled[row % 3] |= given == 0 ? 0 : bit;
            for (int digit = 1; digit <= ClassicWords.DIGITS; digit++) {
                if (given == 0 ? marks == null || marks.contains(cell, digit) : given == digit) {
                    words[3 * (digit - 1) + row % 3] |= bit;
                }
            }
        }
        search.begin(filled[0], filled[1], filled[2]);
    }

    private int[] digits() {
        byte[] text = new byte[81];
        ClassicText.write(search, text, 0);
        int[] digits = new int[text.length];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = text[cell] - '0';
        }
        return digits;
    }

    @Override
    public String toString() {
        return id() + " engine";
    }
}
