package io.shudu.generate.dig;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.internal.Filling;

/**
 * A digger for small boards, which searches.
 *
 * <p>Before each removal the puzzle has one solution. If it has another one without the clue, that one has another
 * digit in the clue's cell. So instead of counting solutions it is enough to look for one with the old digit forbidden
 * there, which fails much sooner. Often no search is needed at all: when the other clues leave the cell one digit, or
 * the digit one place in a house.
 *
 * <p>On large boards a search may take very long: {@link SinglesDigger} is for them.
 */
final class SearchDigger implements Digger {
    private final Geometry geometry;
    private final Solver solver;
    private final CandidateSet all;
    private final Filling clues;
    private Grid solution;

    SearchDigger(Geometry geometry) {
        this.geometry = geometry;
        solver = Solver.of(geometry);
        all = CandidateSet.all(geometry);
        clues = new Filling(geometry);
        solution = Grid.empty(geometry);
    }

    @Override
    public void start(Grid complete) {
        solution = complete;
        clues.clear();
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            fill(cell);
        }
    }

    @Override
    public Grid puzzle() {
        return clues.grid();
    }

    @Override
    public void empty(int cell) {
        clues.empty(cell);
    }

    @Override
    public void fill(int cell) {
        clues.place(cell, solution.digit(cell));
    }

    @Override
    public boolean tryEmpty(int cell) {
        int digit = clues.digit(cell);
        clues.empty(cell);
        if (isForced(cell, digit) || !hasOther(cell, digit)) {
            return true;
        }
        fill(cell);
        return false;
    }

    /** Whether there is a solution with another digit in the cell. */
    private boolean hasOther(int cell, int digit) {
        Grid question = puzzle().withCandidates(all.without(cell, digit));
        return solver.solve(question, SolveLimit.first()).verdict() != Verdict.NONE;
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
