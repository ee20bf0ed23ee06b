package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.holes.RandomCells;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Puzzles of large boards, from making to solving. */
class LargeBoardsTest {
    private static final int PUZZLES = 20;

    @ParameterizedTest
    // 25×25 with the usual 298 clues takes seconds a puzzle to make; 320 still need guesses to solve.
    @CsvSource({"16, 110", "25, 320"})
    void puzzles_have_the_one_solution_they_were_made_from(int side, int clues) {
        Geometry geometry = Geometry.ofSide(side);
        Generator generator = generator(geometry, clues);
        Solver solver = Solver.of(geometry);
        Set<Grid> distinct = new HashSet<>();
        for (int index = 0; index < PUZZLES; index++) {
            Puzzle puzzle = generator.make(index);
            assertThat(puzzle.solution().isSolved()).isTrue();
            assertThat(puzzle.missing()).isZero();
            assertThat(puzzle.grid().givenCount()).isEqualTo(clues);
            SolveResult result = solver.solve(puzzle.grid());
            assertThat(result.verdict()).isEqualTo(Verdict.ONE);
            assertThat(result.solution().allGiven()).isEqualTo(puzzle.solution().allGiven());
            distinct.add(puzzle.grid());
        }
        assertThat(distinct).hasSize(PUZZLES);
        // Any puzzle can be made again alone.
        assertThat(generator(geometry, clues).make(PUZZLES - 1).grid()).isIn(distinct);
    }

    private static Generator generator(Geometry geometry, int clues) {
        GenerationSpec spec = new GenerationSpec(
                geometry,
                Objects.requireNonNull(GridMethods.byId("search")),
                new RandomCells(geometry.cellCount() - clues),
                true,
                100);
        return new Generator(spec, 2026);
    }
}
