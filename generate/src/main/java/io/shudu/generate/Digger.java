package io.shudu.generate;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.internal.Filling;
import java.util.List;

/**
 * Takes digits out of a complete grid so that it stays the only solution.
 *
 * <p>Before each removal the puzzle has one solution. If it has another one without the clue, that one has another
 * digit in the clue's cell. So instead of counting solutions it is enough to look for one with the old digit forbidden
 * there, which fails much sooner. Often no search is needed at all: when the other clues leave the cell one digit, or
 * the digit one place in a house.
 *
 * <p>On large boards a search that is not over soon takes very long, so it gets a budget, and if that runs out the clue
 * stays. The budget is small because spending more hardly finds more: at 25×25 and the default number of clues, 5,000
 * guesses a clue instead of 300 make the puzzle take four times as long.
 *
 * <p>Remembering the cells in which a second solution differs would not help: all of them but the clue just tried are
 * empty already, so no later clue is among them.
 */
final class Digger {
    /** Up to this side the search always ends soon. */
    private static final int SMALL_SIDE = 9;

    private static final long BUDGET = 300;

    private final Geometry geometry;
    private final Solver solver;
    private final SolveLimit limit;
    private final CandidateSet all;
    private final Filling clues;
    private Grid solution;

    Digger(Geometry geometry) {
        this.geometry = geometry;
        solver = Solver.of(geometry);
        SolveLimit first = SolveLimit.first();
        limit = geometry.side() <= SMALL_SIDE ? first : first.withBudget(BUDGET);
        all = CandidateSet.all(geometry);
        clues = new Filling(geometry);
        solution = Grid.empty(geometry);
    }

    /** Begins with a complete grid. */
    void start(Grid complete) {
        solution = complete;
        clues.clear();
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            clues.place(cell, solution.digit(cell));
        }
    }

    /** What is left, all of it given. */
    Grid puzzle() {
        return clues.grid();
    }

    /** Empties cells, whatever that does to the number of solutions. */
    void empty(List<Integer> cells) {
        for (int cell : cells) {
            clues.empty(cell);
        }
    }

    /**
     * Empties all of the cells if that keeps the puzzle's only solution the only one, or none of them. They go one by
     * one: with a clue less a puzzle never has fewer solutions, so that all can go together only if each can in turn.
     *
     * @return whether they are empty
     */
    boolean tryEmpty(List<Integer> cells) {
        for (int i = 0; i < cells.size(); i++) {
            if (!tryEmpty(cells.get(i))) {
                while (--i >= 0) {
                    clues.place(cells.get(i), solution.digit(cells.get(i)));
                }
                return false;
            }
        }
        return true;
    }

    /** Empties a cell if that keeps the puzzle's only solution the only one. False if it does not or may not. */
    private boolean tryEmpty(int cell) {
        int digit = clues.digit(cell);
        clues.empty(cell);
        if (isForced(cell, digit) || !hasOther(cell, digit)) {
            return true;
        }
        clues.place(cell, digit);
        return false;
    }

    /** Whether a search finds, or is too long to exclude, a solution with another digit in the cell. */
    private boolean hasOther(int cell, int digit) {
        Grid question = puzzle().withCandidates(all.without(cell, digit));
        return solver.solve(question, limit).verdict() != Verdict.NONE;
    }

    /** Whether the digit is the only one that fits the cell, or the cell the only place for it in one of its houses. */
    private boolean isForced(int cell, int digit) {
        boolean only = true;
        for (int other = 1; other <= geometry.side() && only; other++) {
            only = other == digit || !clues.fits(cell, other);
        }
        for (int i = 0; i < geometry.houseCount(cell) && !only; i++) {
            only = isOnlyPlace(geometry.houses().get(geometry.houseOf(cell, i)), cell, digit);
        }
        return only;
    }

    private boolean isOnlyPlace(House house, int cell, int digit) {
        for (int position = 0; position < house.size(); position++) {
            int other = house.cell(position);
            if (other != cell && clues.digit(other) == 0 && clues.fits(other, digit)) {
                return false;
            }
        }
        return true;
    }
}
