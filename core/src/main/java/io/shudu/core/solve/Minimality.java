package io.shudu.core.solve;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Grid;

/** Whether a puzzle with one solution needs all its clues. */
public enum Minimality {
    /** Every clue is needed. */
    MINIMAL,
    /** Some clue can go and the solution stays the only one. */
    REDUNDANT,
    /** The budget ran out, or the thread was interrupted, before the question was settled. */
    GAVE_UP;

    /**
     * Judges a grid, all of whose digits count as clues. A clue can be spared if no other solution appears without it,
     * and any other solution has another digit in its cell: so it is enough to look for one with the old digit
     * forbidden there.
     *
     * @param solution the grid's only solution
     * @param budget give up after so many guesses, over all clues
     */
    public static Minimality of(Grid grid, Grid solution, Solver solver, long budget) {
        long left = budget;
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            if (grid.isEmpty(cell)) {
                continue;
            }
            if (left < 1) {
                return GAVE_UP;
            }
            SolveResult other = solver.solve(
                    without(grid, cell, solution), SolveLimit.first().withBudget(left));
            if (other.verdict() == Verdict.NONE) {
                return REDUNDANT;
            }
            if (other.verdict() == Verdict.GAVE_UP) {
                return GAVE_UP;
            }
            left -= other.stats().nodes();
        }
        return MINIMAL;
    }

    /** The grid with a cell emptied that may take any digit but the solution's. */
    private static Grid without(Grid grid, int cell, Grid solution) {
        CandidateSet marks = grid.candidates();
        CandidateSet.Builder allowed = new CandidateSet.Builder(grid.geometry());
        for (int other = 0; other < grid.geometry().cellCount(); other++) {
            for (int digit = 1; digit <= grid.geometry().side(); digit++) {
                if (other == cell ? digit != solution.digit(cell) : marks == null || marks.contains(other, digit)) {
                    allowed.add(other, digit);
                }
            }
        }
        return grid.without(cell).withCandidates(allowed.build());
    }
}
