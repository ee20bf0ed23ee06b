package io.shudu.core.solve;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import java.util.ArrayList;
import java.util.List;

/** The oracle of the tests here: cells in order, digits in order, every rule looked up each time. */
public final class BruteForce {
    private final Grid grid;
    private final int[] digits;
    private final int limit;
    private final List<Grid> solutions = new ArrayList<>();

    private BruteForce(Grid grid, int limit) {
        this.grid = grid;
        this.digits = grid.digits();
        this.limit = limit;
    }

    /** All solutions of a grid in ascending order. */
    public static List<Grid> solve(Grid grid) {
        return solve(grid, Integer.MAX_VALUE);
    }

    /** The first solutions of a grid in ascending order. */
    public static List<Grid> solve(Grid grid, int limit) {
        BruteForce search = new BruteForce(grid, limit);
        search.fillFrom(0);
        return search.solutions;
    }

    private void fillFrom(int cell) {
        if (cell == digits.length) {
            solutions.add(grid.filledWith(digits));
            return;
        }
        CandidateSet marks = grid.candidates();
        int given = grid.digit(cell);
        for (int digit = 1; digit <= grid.geometry().side() && solutions.size() < limit; digit++) {
            boolean open = given == 0 ? marks == null || marks.contains(cell, digit) : given == digit;
            if (open && isAlone(cell, digit)) {
                digits[cell] = digit;
                fillFrom(cell + 1);
                digits[cell] = given;
            }
        }
    }

    /** Whether no other cell of the houses of a cell holds a digit, be it filled in or given. */
    private boolean isAlone(int cell, int digit) {
        Geometry geometry = grid.geometry();
        for (House house : geometry.houses()) {
            if (!house.contains(cell)) {
                continue;
            }
            for (int other : house.cells()) {
                if (other != cell && digits[other] == digit) {
                    return false;
                }
            }
        }
        return true;
    }
}
