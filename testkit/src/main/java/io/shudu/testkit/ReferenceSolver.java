package io.shudu.testkit;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.ArrayList;
import java.util.List;

/**
 * The solver that is too simple to be wrong: cells in order, digits in order, the rules looked up each time. The oracle
 * for small boards and for grids with few empty cells; hopeless for anything else.
 */
public final class ReferenceSolver {
    private final Geometry geometry;
    private final int[] digits;
    private final long limit;
    private final List<Grid> solutions = new ArrayList<>();
    private final Grid grid;

    private ReferenceSolver(Grid grid, long limit) {
        this.geometry = grid.geometry();
        this.digits = grid.digits();
        this.limit = limit;
        this.grid = grid;
    }

    /** The solutions of a grid in ascending order, at most {@code limit} of them. */
    public static List<Grid> solve(Grid grid, long limit) {
        ReferenceSolver solver = new ReferenceSolver(grid, limit);
        if (grid.conflicts().isEmpty()) {
            solver.fillFrom(0);
        }
        return solver.solutions;
    }

    private void fillFrom(int cell) {
        if (solutions.size() >= limit) {
            return;
        }
        if (cell == digits.length) {
            solutions.add(grid.filledWith(digits));
            return;
        }
        if (digits[cell] != 0) {
            fillFrom(cell + 1);
            return;
        }
        for (int digit = 1; digit <= geometry.side(); digit++) {
            if (isAllowed(cell, digit)) {
                digits[cell] = digit;
                fillFrom(cell + 1);
                digits[cell] = 0;
            }
        }
    }

    private boolean isAllowed(int cell, int digit) {
        var marks = grid.candidates();
        if (marks != null && !marks.contains(cell, digit)) {
            return false;
        }
        for (int peer : geometry.peers(cell)) {
            if (digits[peer] == digit) {
                return false;
            }
        }
        return true;
    }
}
