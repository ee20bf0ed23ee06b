package io.shudu.core.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import java.util.List;
import org.junit.jupiter.api.Test;

class FixedPuzzlesTest {
    @Test
    void they_have_the_clues_and_solutions_that_they_promise() {
        List<Grid> puzzles = FixedPuzzles.all();
        Solver solver = Solver.of(Geometry.CLASSIC);
        assertThat(puzzles.stream().map(Grid::givenCount)).containsExactly(73, 30, 17, 23, 17, 21, 21, 24);
        assertThat(puzzles.stream()
                        .map(puzzle -> solver.count(puzzle, SolveLimit.all()).count()))
                .containsExactly(1L, 1L, 1L, 1L, 1L, 1L, 1L, 320L);
    }
}
