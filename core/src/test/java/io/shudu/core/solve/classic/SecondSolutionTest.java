package io.shudu.core.solve.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SecondSolutionTest {
    private static final Solver SOLVER = Solver.of(Geometry.CLASSIC, Solver.GENERAL);
    private final SecondSolution second = new SecondSolution();
    private final int[] clues = new int[3];

    @Test
    void every_cell_has_a_bit_of_its_own() {
        assertThat(IntStream.range(0, 81))
                .allSatisfy(cell -> assertThat(SecondSolution.cell(
                                SecondSolution.word(cell), Integer.numberOfTrailingZeros(SecondSolution.bit(cell))))
                        .isEqualTo(cell));
    }

    @Test
    void the_answer_is_that_of_a_count_to_two() {
        for (int i = 0; i < 300; i++) {
            Rng rng = new SeedSequence(7).at(i);
            Grid solution = grid(rng);
            second.start(solution);
            int[] some = someClues(solution, 20 + rng.nextInt(25), rng);

            SolveResult counted = SOLVER.solve(Grid.ofGivens(Geometry.CLASSIC, some));

            boolean exists = second.exists(clues[0], clues[1], clues[2]);
            assertThat(exists).isEqualTo(counted.count() > 1);
            assertThat(exists && isGivenSomewhere()).isFalse();
        }
    }

    @Test
    void the_answer_for_a_cell_is_that_of_all_other_digits_there() {
        for (int i = 0; i < 300; i++) {
            Rng rng = new SeedSequence(8).at(i);
            Grid solution = grid(rng);
            second.start(solution);
            int[] some = someClues(solution, 20 + rng.nextInt(25), rng);
            int cell =
                    IntStream.range(0, 81).filter(c -> some[c] == 0).findFirst().orElseThrow();

            boolean expected = IntStream.rangeClosed(1, 9)
                    .filter(digit -> digit != solution.digit(cell))
                    .anyMatch(digit -> {
                        int[] with = some.clone();
                        with[cell] = digit;
                        return SOLVER.solve(Grid.ofGivens(Geometry.CLASSIC, with), SolveLimit.first())
                                        .count()
                                > 0;
                    });

            boolean exists = second.existsWithout(cell, clues[0], clues[1], clues[2]);
            assertThat(exists).isEqualTo(expected);
            assertThat(exists && isGivenSomewhere()).isFalse();
            assertThat(!exists || (second.difference(SecondSolution.word(cell)) & SecondSolution.bit(cell)) != 0)
                    .isTrue();
        }
    }

    @Test
    void the_difference_is_unavoidable() {
        Grid solution = grid(new SeedSequence(9).at(0));
        second.start(solution);
        someClues(solution, 24, new SeedSequence(9).at(1));
        assertThat(second.exists(clues[0], clues[1], clues[2])).isTrue();

        int[] rest = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            boolean differs = (second.difference(SecondSolution.word(cell)) & SecondSolution.bit(cell)) != 0;
            rest[cell] = differs ? 0 : solution.digit(cell);
        }
        assertThat(SOLVER.solve(Grid.ofGivens(Geometry.CLASSIC, rest)).count()).isGreaterThan(1);
    }

    @Test
    void only_complete_classic_grids_are_accepted() {
        assertThatThrownBy(() -> second.start(Grid.empty(Geometry.CLASSIC)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> second.start(Grid.empty(Geometry.ofSide(4))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private boolean isGivenSomewhere() {
        return IntStream.range(0, 3).anyMatch(w -> (second.difference(w) & clues[w]) != 0);
    }

    private static Grid grid(Rng rng) {
        return SOLVER.solve(Grid.empty(Geometry.CLASSIC), SolveLimit.first(), rng)
                .solution();
    }

    private int[] someClues(Grid solution, int count, Rng rng) {
        int[] digits = new int[81];
        clues[0] = 0;
        clues[1] = 0;
        clues[2] = 0;
        for (int cell : IntStream.of(rng.permutation(0, 81)).limit(count).toArray()) {
            digits[cell] = solution.digit(cell);
            clues[SecondSolution.word(cell)] |= SecondSolution.bit(cell);
        }
        return digits;
    }
}
