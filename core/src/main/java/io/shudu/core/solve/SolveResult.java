package io.shudu.core.solve;

import io.shudu.core.grid.Grid;
import java.util.List;

/**
 * What a search found.
 *
 * @param verdict how many solutions the grid has, as far as the limit asked
 * @param count solutions found; {@link Long#MAX_VALUE} if there are more than fit
 * @param exhausted whether everything was searched, so that {@code count} is the number of all solutions
 * @param interrupted whether the search ended before its limit because its thread is interrupted, and not because of a
 *     budget
 * @param solutions the solutions found, in the order found; empty if they were only counted
 * @param stats what it cost
 */
public record SolveResult(
        Verdict verdict, long count, boolean exhausted, boolean interrupted, List<Grid> solutions, SearchStats stats) {
    /** Copies the list. */
    public SolveResult {
        solutions = List.copyOf(solutions);
    }

    /**
     * The first solution found.
     *
     * @throws IllegalStateException if there is none
     */
    public Grid solution() {
        if (solutions.isEmpty()) {
            throw new IllegalStateException("verdict " + verdict + ": no solution was kept");
        }
        return solutions.getFirst();
    }
}
