package io.shudu.logic.se;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.util.Arrays;

/**
 * Tells at once where no step can be found, on boards with several solutions. The original has no such test: it tries
 * its longest chains in vain, which takes seconds. But where every candidate is right in some solution, no true step
 * can remove one. Only steps that count on a single solution could, and those come before all that take long.
 */
final class Possibilities {
    private static final long BUDGET = 1_000_000;

    private final Solver solver = Solver.of(Geometry.CLASSIC);
    private Grid puzzle = Grid.empty(Geometry.CLASSIC);
    private boolean known = true;
    private boolean several;
    /** By cell: the digits that some solution has there. */
    private final int[] right = new int[Houses.CELLS];

    /** From now on all boards are those of a puzzle. */
    void begin(Grid newPuzzle) {
        puzzle = newPuzzle;
        known = false;
    }

    /** Whether each candidate of a board belongs to a solution, and there are several. */
    boolean areAllRight(Board board) {
        if (!known) {
            known = true;
            several =
                    solver.solve(puzzle, SolveLimit.unique().withBudget(BUDGET)).verdict() == Verdict.MANY;
        }
        if (!several) {
            return false;
        }
        Arrays.fill(right, 0);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                if ((right[cell] >>> digit & 1) == 0 && !isRight(board, cell, digit)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isRight(Board board, int cell, int digit) {
        SolveResult result =
                solver.solve(grid(board, cell, digit), SolveLimit.first().withBudget(BUDGET));
        if (result.verdict() != Verdict.FOUND && result.verdict() != Verdict.ONE) {
            return false;
        }
        for (int i = 0; i < Houses.CELLS; i++) {
            right[i] |= 1 << (result.solution().digit(i) - 1);
        }
        return true;
    }

    /** The board with one more digit. */
    private static Grid grid(Board board, int placed, int digit) {
        int[] digits = new int[Houses.CELLS];
        CandidateSet.Builder candidates = new CandidateSet.Builder(Geometry.CLASSIC);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            digits[cell] = cell == placed ? digit + 1 : board.digit(cell);
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                candidates.add(cell, Integer.numberOfTrailingZeros(rest) + 1);
            }
        }
        return Grid.ofGivens(Geometry.CLASSIC, digits).withCandidates(candidates.build());
    }
}
