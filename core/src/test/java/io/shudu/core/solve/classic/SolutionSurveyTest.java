package io.shudu.core.solve.classic;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolutionSurveyTest {
    private static final Solver SOLVER = Solver.of(Geometry.CLASSIC, Solver.GENERAL);
    private static final int ENOUGH = 3_000;

    private final SolutionSurvey survey = new SolutionSurvey();
    private final int[] clues = new int[3];

    @Test
    void candidates_are_counted_as_if_all_solutions_were_listed() {
        int improper = 0;
        for (int i = 0; i < 150; i++) {
            Rng rng = new SeedSequence(5).at(i);
            Grid puzzle = puzzle(rng, 22 + rng.nextInt(8));
            List<Grid> solutions = all(puzzle);
            if (solutions.size() < ENOUGH) {
                enter(puzzle);
                Arrays.fill(survey.once(), 0);
                Arrays.fill(survey.twice(), 0);
                survey.count(clues[0], clues[1], clues[2]);
                assertCounts(solutions);
                improper += solutions.size() > 100 ? 1 : 0;
            }
        }
        assertThat(improper).isGreaterThan(20);
    }

    /** Those with one digit in a cell are counted beforehand, and the others by the survey. */
    @Test
    void solutions_of_two_puzzles_add_up() {
        for (int i = 0; i < 100; i++) {
            Rng rng = new SeedSequence(6).at(i);
            Grid puzzle = puzzle(rng, 24 + rng.nextInt(6));
            List<Grid> solutions = all(puzzle);
            int cell = 0;
            while (!puzzle.isEmpty(cell)) {
                cell++;
            }
            int at = cell;
            int digit = solutions.get(0).digit(at);
            if (solutions.size() < ENOUGH) {
                Arrays.fill(survey.once(), 0);
                Arrays.fill(survey.twice(), 0);
                solutions.stream().filter(grid -> grid.digit(at) == digit).forEach(this::add);
                enter(puzzle);
                survey.words()[3 * (digit - 1) + SecondSolution.word(at)] &= ~SecondSolution.bit(at);
                survey.count(clues[0], clues[1], clues[2]);
                assertCounts(solutions);
            }
        }
    }

    @Test
    void a_puzzle_without_solutions_counts_for_nothing() {
        enter(Grid.ofGivens(Geometry.CLASSIC, digits("11")));
        survey.count(clues[0], clues[1], clues[2]);
        assertThat(survey.once()).containsOnly(0);
        assertThat(survey.twice()).containsOnly(0);
    }

    @Test
    void a_solution_can_be_had() {
        Grid puzzle = puzzle(new SeedSequence(7).at(0), 40);
        Grid solution = SOLVER.solve(puzzle).solution();
        enter(puzzle);
        int before = survey.searches();
        assertThat(survey.solve(clues[0], clues[1], clues[2])).isTrue();
        assertThat(survey.searches()).isEqualTo(before + 1);
        for (int cell = 0; cell < 81; cell++) {
            assertThat(contains(survey.words(), cell, solution.digit(cell))).isTrue();
        }
    }

    private void assertCounts(List<Grid> solutions) {
        int[][] counts = new int[81][10];
        for (Grid solution : solutions) {
            for (int cell = 0; cell < 81; cell++) {
                counts[cell][solution.digit(cell)]++;
            }
        }
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                assertThat(contains(survey.once(), cell, digit)).isEqualTo(counts[cell][digit] >= 1);
                assertThat(contains(survey.twice(), cell, digit)).isEqualTo(counts[cell][digit] >= 2);
            }
        }
    }

    private static boolean contains(int[] words, int cell, int digit) {
        return (words[3 * (digit - 1) + SecondSolution.word(cell)] & SecondSolution.bit(cell)) != 0;
    }

    private void add(Grid solution) {
        for (int cell = 0; cell < 81; cell++) {
            int at = 3 * (solution.digit(cell) - 1) + SecondSolution.word(cell);
            survey.twice()[at] |= survey.once()[at] & SecondSolution.bit(cell);
            survey.once()[at] |= SecondSolution.bit(cell);
        }
    }

    private void enter(Grid puzzle) {
        Arrays.fill(clues, 0);
        Arrays.fill(survey.words(), 0, SolutionSurvey.WORDS, 0);
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                if (puzzle.isEmpty(cell) || puzzle.digit(cell) == digit) {
                    survey.words()[3 * (digit - 1) + SecondSolution.word(cell)] |= SecondSolution.bit(cell);
                }
            }
            if (!puzzle.isEmpty(cell)) {
                clues[SecondSolution.word(cell)] |= SecondSolution.bit(cell);
            }
        }
    }

    private static List<Grid> all(Grid puzzle) {
        return SOLVER.solve(puzzle, SolveLimit.upTo(ENOUGH)).solutions();
    }

    private static Grid puzzle(Rng rng, int count) {
        Grid solution = SOLVER.solve(Grid.empty(Geometry.CLASSIC), SolveLimit.first(), rng)
                .solution();
        int[] digits = new int[81];
        for (int cell : Arrays.copyOf(rng.permutation(0, 81), count)) {
            digits[cell] = solution.digit(cell);
        }
        return Grid.ofGivens(Geometry.CLASSIC, digits);
    }

    private static int[] digits(String start) {
        int[] digits = new int[81];
        for (int cell = 0; cell < start.length(); cell++) {
            digits[cell] = start.charAt(cell) - '0';
        }
        return digits;
    }
}
