package io.shudu.core.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class MinimalityTest {
    /** The definition: without any one clue there are several solutions. */
    @Property(tries = 200)
    void minimalPuzzlesCanSpareNoClue(@ForAll long seed, @ForAll boolean marked) {
        Geometry geometry = Geometry.of(2, 3);
        Solver solver = Solver.of(geometry);
        Rng rng = new SeedSequence(seed).at(0);
        Grid solution =
                solver.solve(Grid.empty(geometry), SolveLimit.first(), rng).solution();
        Grid puzzle = solution.allGiven();
        for (int cell : rng.permutation(0, geometry.cellCount() - rng.nextInt(3))) {
            Grid without = puzzle.without(cell);
            puzzle = solver.solve(without).verdict() == Verdict.ONE ? without : puzzle;
        }
        boolean minimal = true;
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            minimal &=
                    puzzle.isEmpty(cell) || solver.solve(puzzle.without(cell)).verdict() == Verdict.MANY;
        }
        Grid asked = marked ? puzzle.withCandidates(CandidateSet.all(geometry)) : puzzle;
        assertThat(Minimality.of(asked, solution, solver, 100_000))
                .isEqualTo(minimal ? Minimality.MINIMAL : Minimality.REDUNDANT);
    }

    @Test
    void theBudgetHolds() {
        Geometry geometry = Geometry.of(2, 2);
        int[] digits = {1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 2};
        Grid puzzle = Grid.ofGivens(geometry, digits);
        Solver solver = Solver.of(geometry);
        Grid solution = solver.solve(puzzle).solution();
        assertThat(Minimality.of(puzzle, solution, solver, 1000)).isEqualTo(Minimality.MINIMAL);
        assertThat(Minimality.of(puzzle, solution, solver, 1)).isEqualTo(Minimality.GAVE_UP);
        assertThat(Minimality.of(puzzle, solution, solver, 0)).isEqualTo(Minimality.GAVE_UP);
    }
}
