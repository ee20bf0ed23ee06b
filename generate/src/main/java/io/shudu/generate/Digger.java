package io.shudu.generate;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;

/**
 * Takes digits out of a complete grid so that it stays the only solution.
 *
 * <p>Before each removal the puzzle has one solution. If it has another one without the clue, that one has another
 * digit in the clue's cell. So instead of counting solutions it is enough to look for one with the old digit forbidden
 * there, which fails much sooner. Large boards get a budget for it; if it runs out, the clue stays.
 */
final class Digger {
    /** Up to this side the search always ends soon. */
    private static final int SMALL_SIDE = 9;

    private static final long BUDGET = 5000;

    private final Solver solver;
    private final SolveLimit limit;
    private final CandidateSet all;

    Digger(Geometry geometry) {
        solver = Solver.of(geometry);
        SolveLimit first = SolveLimit.first();
        limit = geometry.side() <= SMALL_SIDE ? first : first.withBudget(BUDGET);
        all = CandidateSet.all(geometry);
    }

    /** Whether a puzzle with one solution keeps it for sure when it loses the digit of a cell. */
    boolean canEmpty(Grid puzzle, int cell) {
        Grid question = puzzle.without(cell).withCandidates(all.without(cell, puzzle.digit(cell)));
        return solver.solve(question, limit).verdict() == Verdict.NONE;
    }
}
