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

/** Puzzles of large boards, from making to solving; the engine that solves them knows nothing of how they were made. */
class LargeBoardsTest {
    @ParameterizedTest
    // So few clues that some of them go by a search alone.
    @CsvSource({"4x4, 20, 93", "2x8, 20, 115", "5x5, 3, 265"})
    void puzzles_have_the_clues_asked_for(String box, int puzzles, int clues) {
        for (Puzzle puzzle : unique(box, puzzles, clues, clues)) {
            assertThat(puzzle.missing()).isZero();
            assertThat(puzzle.grid().givenCount()).isEqualTo(clues);
        }
    }

    @ParameterizedTest
    // What singles allow: about 95, 265 and 613 clues.
    @CsvSource({"4x4, 100, 85, 105", "3x5, 50, 70, 95", "5x5, 20, 250, 280", "6x6, 5, 590, 630", "4x9, 3, 590, 650"})
    void puzzles_have_as_few_clues_as_singles_allow(String box, int puzzles, int least, int most) {
        for (Puzzle puzzle : unique(box, puzzles, 0, most)) {
            assertThat(puzzle.missing()).isZero();
            assertThat(puzzle.grid().givenCount()).isBetween(least, most);
        }
    }

    /** So many different puzzles, each of which has the one solution it was made from. */
    private static Set<Puzzle> unique(String box, int count, int fewest, int most) {
        Geometry geometry = Objects.requireNonNull(Geometry.ofBox(box));
        Generator generator = generator(geometry, fewest, most);
        Solver solver = Solver.of(geometry);
        Set<Puzzle> puzzles = new HashSet<>();
        Set<Grid> grids = new HashSet<>();
        for (int index = 0; index < count; index++) {
            Puzzle puzzle = generator.make(index);
            assertThat(puzzle.solution().isSolved()).isTrue();
            SolveResult result = solver.solve(puzzle.grid());
            assertThat(result.verdict()).isEqualTo(Verdict.ONE);
            assertThat(result.solution().allGiven()).isEqualTo(puzzle.solution().allGiven());
            puzzles.add(puzzle);
            grids.add(puzzle.grid());
        }
        assertThat(grids).hasSize(count);
        // Any puzzle can be made again alone.
        assertThat(generator(geometry, fewest, most).make(count - 1)).isIn(puzzles);
        return puzzles;
    }

    private static Generator generator(Geometry geometry, int fewest, int most) {
        int cells = geometry.cellCount();
        RandomCells holes = new RandomCells(cells - most, cells - fewest);
        return new Generator(new GenerationSpec(geometry, GridMethods.usual(geometry), holes, true, 100), 2026);
    }
}
