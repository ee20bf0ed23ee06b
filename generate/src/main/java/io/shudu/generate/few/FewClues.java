package io.shudu.generate.few;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.classic.SecondSolution;
import io.shudu.core.solve.classic.SolutionSurvey;
import io.shudu.core.thread.OneAtATime;
import io.shudu.generate.grids.UniformMethod;

/**
 * Finds classic puzzles with few clues, from 17 on: with one solution, and minimal.
 *
 * <p>It takes clues out of a uniform random grid until none can go, which leaves 24 on average. Then it replaces two
 * clues by one as long as that is possible, and where it is not, one clue by another, to look again from there
 * ({@link Vicinity}). After {@value #PATIENCE} such steps in vain it begins with another grid. There is no list of
 * puzzles in it, and a puzzle depends on its random numbers alone.
 *
 * <p>Each clue less takes 3 to 9 times as long, and 17 some 30 times as long as 18: of 49,158 essentially different
 * puzzles with 17 clues, any may come, but not with equal chances. Numbers, and what was tried, are in decision 0029.
 *
 * <p>It keeps its working memory from puzzle to puzzle: one for each thread. It ends soon after the thread was
 * interrupted.
 */
public final class FewClues {
    /** No puzzle has fewer (McGuire, Tugemann, Civario 2012). */
    public static final int LEAST = 17;
    /** Clues taken out one by one leave about so many; for more there is nothing to search. */
    public static final int MOST = 24;

    /** For 18 clues 30 does about as well, 300 worse, and 1,000 takes twice as long: some puzzles lie in a dead end. */
    private static final int PATIENCE = 100;

    private static final int CELLS = Geometry.CLASSIC.cellCount();

    private final OneAtATime calls = new OneAtATime("FewClues");
    private final UniformMethod grids = new UniformMethod();
    private final SecondSolution second = new SecondSolution();
    private final SolutionSurvey survey = new SolutionSurvey();
    private final SparsePuzzle puzzle = new SparsePuzzle();
    private final Vicinity vicinity = new Vicinity(puzzle, survey);
    /** Searches for a second solution. */
    private int checks;

    /** Working memory. */
    public FewClues() {}

    /**
     * What a search came to.
     *
     * @param puzzle with the clues asked for, or more if the budget ran out
     * @param solution its only one
     * @param clues how many it has
     * @param searches how many solver calls it took
     */
    public record Found(Grid puzzle, Grid solution, int clues, int searches) {}

    /**
     * Searches for a puzzle.
     *
     * @param clues how many it is to have
     * @param budget give up after so many solver calls, of 2 to 3 µs each on one core of 2026; looked at between steps,
     *     none of which takes more than some ten thousand
     * @return the puzzle, or the one with the fewest clues that it came across
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     * @throws IllegalStateException if it is at work in another thread
     */
    public Found find(int clues, Rng rng, int budget) {
        if (clues < LEAST || clues > MOST) {
            throw new IllegalArgumentException(clues + " clues: must be from " + LEAST + " to " + MOST);
        }
        return calls.during(() -> search(clues, rng, budget));
    }

    private Found search(int clues, Rng rng, int budget) {
        int before = searches();
        Found best = null;
        while (true) {
            dig(rng);
            int patience = PATIENCE;
            while (patience > 0) {
                int count = puzzle.count();
                int spent = searches() - before;
                if (count >= clues && (best == null || count < best.clues())) {
                    best = new Found(puzzle.puzzle(), puzzle.complete(), count, spent);
                }
                if (best != null && (best.clues() == clues || spent >= budget)) {
                    return new Found(best.puzzle(), best.solution(), best.clues(), spent);
                }
                // Fewer clues than wanted are of no use: the way back up would be a puzzle that is not minimal.
                patience = count < clues ? 0 : step(rng, patience);
            }
        }
    }

    /** Goes on from a puzzle, and tells how much patience is left. */
    private int step(Rng rng, int patience) {
        if (vicinity.stepDown(rng)) {
            dropRest();
            return PATIENCE;
        }
        return vicinity.stepAside(rng) ? patience - 1 : 0;
    }

    private int searches() {
        return survey.searches() + checks;
    }

    /** Begins with a new grid, and takes out clues in random order. */
    private void dig(Rng rng) {
        Grid grid = grids.make(Geometry.CLASSIC, rng);
        puzzle.start(grid);
        second.start(grid);
        for (int cell : rng.permutation(0, CELLS)) {
            drop(cell);
        }
        vicinity.start();
    }

    /** Takes out clues that have become unnecessary. */
    private void dropRest() {
        second.start(puzzle.complete());
        for (int cell = 0; cell < CELLS; cell++) {
            if (puzzle.isClue(cell)) {
                drop(cell);
            }
        }
    }

    private void drop(int cell) {
        checks++;
        puzzle.remove(cell);
        if (second.existsWithout(cell, puzzle.clues(0), puzzle.clues(1), puzzle.clues(2))) {
            puzzle.add(cell);
        }
    }
}
