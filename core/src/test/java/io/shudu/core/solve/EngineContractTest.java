package io.shudu.core.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every engine for the classic board must do; {@code ArchitectureTest} sees to it that none is left out. */
class EngineContractTest {
    private static final Grid EMPTY = Grid.empty(Geometry.CLASSIC);
    /** About a hundred guesses on either engine. */
    private static final Grid HARD =
            Puzzles.classic(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");

    static List<String> engines() {
        return Solver.engines(Geometry.CLASSIC);
    }

    private static Solver solver(String engine) {
        Solver solver = Solver.of(Geometry.CLASSIC, engine);
        assertThat(solver.engineId()).isEqualTo(engine);
        return solver;
    }

    @ParameterizedTest
    @MethodSource("engines")
    void a_proper_puzzle_has_one_solution(String engine) {
        SolveResult result = solver(engine).solve(Puzzles.EASY);
        assertThat(result.verdict()).isEqualTo(Verdict.ONE);
        assertThat(result.exhausted()).isTrue();
        assertThat(result.solution().digits()).isEqualTo(Puzzles.EASY_SOLVED.digits());
    }

    @ParameterizedTest
    @MethodSource("engines")
    void the_first_solution_ends_the_search(String engine) {
        SolveResult result = solver(engine).solve(EMPTY, SolveLimit.first());
        assertThat(result.verdict()).isEqualTo(Verdict.FOUND);
        assertThat(result.count()).isEqualTo(1);
        assertThat(result.exhausted()).isFalse();
        assertThat(result.solution().isSolved()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("engines")
    void solutions_of_the_empty_board_are_different_and_right(String engine) {
        List<Grid> solutions =
                solver(engine).solve(EMPTY, SolveLimit.upTo(1_000)).solutions();
        assertThat(solutions).hasSize(1_000).doesNotHaveDuplicates().allMatch(Grid::isSolved);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void a_search_may_stop_after_any_number_of_solutions(String engine) {
        Solver solver = solver(engine);
        // Five clues less than a proper puzzle.
        Grid grid = Puzzles.EASY.without(0).without(4).without(80).without(79).without(9);
        int all = (int) solver.solve(grid, SolveLimit.all()).count();
        assertThat(all).isBetween(2, 1_000);
        for (int limit = 1; limit <= all; limit++) {
            SolveResult result = solver.solve(grid, SolveLimit.upTo(limit));
            assertThat(result.solutions()).hasSize(limit).doesNotHaveDuplicates();
            assertThat(result.exhausted()).isFalse();
        }
        assertThat(solver.solve(grid, SolveLimit.upTo(all + 1)).exhausted()).isTrue();
    }

    /** Every pair of a clue and a cell it sees, with the clue's digit written there, too. */
    @ParameterizedTest
    @MethodSource("engines")
    void clues_that_contradict_each_other_leave_no_solution(String engine) {
        Solver solver = solver(engine);
        for (int cell = 0; cell < 81; cell++) {
            for (int other = cell + 1; other < 81; other++) {
                Grid two = EMPTY.with(cell, 5).with(other, 5);
                SolveResult result = solver.solve(two, SolveLimit.first());
                boolean conflict = !two.conflicts().isEmpty();
                assertThat(result.verdict()).as("%s", two).isEqualTo(conflict ? Verdict.NONE : Verdict.FOUND);
                assertThat(result.exhausted()).isEqualTo(conflict);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void pencil_marks_bind(String engine) {
        Solver solver = solver(engine);
        CandidateSet all = CandidateSet.all(Geometry.CLASSIC);
        assertThat(solver.solve(EMPTY.withCandidates(all), SolveLimit.first()).verdict())
                .isEqualTo(Verdict.FOUND);
        assertThat(solver.solve(EMPTY.withCandidates(CandidateSet.none(Geometry.CLASSIC)))
                        .verdict())
                .isEqualTo(Verdict.NONE);
        // Marks of filled cells do not matter.
        assertThat(solver.solve(Puzzles.EASY_SOLVED.withCandidates(CandidateSet.none(Geometry.CLASSIC)))
                        .verdict())
                .isEqualTo(Verdict.ONE);
        for (int cell = 0; cell < 81; cell++) {
            Grid without = Puzzles.EASY.withCandidates(all.without(cell, Puzzles.EASY_SOLVED.digit(cell)));
            assertThat(solver.solve(without).verdict())
                    .isEqualTo(Puzzles.EASY.isEmpty(cell) ? Verdict.NONE : Verdict.ONE);
        }
    }

    /** Marks alone can be a puzzle: each cell has its digit of the solution and one more. */
    @ParameterizedTest
    @MethodSource("engines")
    void a_board_of_marks_is_solved_like_any_other(String engine) {
        Rng rng = new SeedSequence(3).at(0);
        for (int i = 0; i < 50; i++) {
            CandidateSet.Builder marks = new CandidateSet.Builder(Geometry.CLASSIC);
            for (int cell = 0; cell < 81; cell++) {
                marks.add(cell, Puzzles.EASY_SOLVED.digit(cell));
                marks.add(cell, rng.nextInt(9) + 1);
                marks.add(cell, rng.nextInt(9) + 1);
            }
            Grid grid = EMPTY.withCandidates(marks.build());
            assertThat(new HashSet<>(
                            solver(engine).solve(grid, SolveLimit.all()).solutions()))
                    .isEqualTo(new HashSet<>(BruteForce.solve(grid)));
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void a_search_gives_up_when_its_guesses_are_spent(String engine) {
        Solver solver = solver(engine);
        SolveResult whole = solver.solve(HARD, SolveLimit.all());
        assertThat(whole.verdict()).isEqualTo(Verdict.ONE);
        long nodes = whole.stats().nodes();
        assertThat(nodes).isBetween(20L, 500L);
        assertThat(whole.stats().backtracks()).isBetween(20L, 1_000L);
        assertThat(whole.stats().conflicts()).isBetween(20L, 1_000L);
        for (long budget = 1; budget < nodes; budget++) {
            SolveResult given = solver.solve(HARD, SolveLimit.all().withBudget(budget));
            assertThat(given.stats().nodes()).isEqualTo(budget);
            assertThat(given.exhausted()).isFalse();
            assertThat(given.verdict()).isEqualTo(Verdict.GAVE_UP);
        }
        assertThat(solver.solve(HARD, SolveLimit.all().withBudget(nodes + 1))).isEqualTo(whole);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void a_solution_found_before_the_budget_ends_is_kept(String engine) {
        for (int budget = 1; budget < 200; budget++) {
            SolveResult result = solver(engine).solve(EMPTY, SolveLimit.all().withBudget(budget));
            assertThat(result.stats().nodes()).isEqualTo(budget);
            assertThat(result.solutions()).doesNotHaveDuplicates().allMatch(Grid::isSolved);
            assertThat(result.exhausted()).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void the_same_search_costs_the_same(String engine) {
        Solver solver = solver(engine);
        List<SearchStats> stats = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            stats.add(solver.solve(HARD).stats());
            solver.solve(EMPTY, SolveLimit.upTo(7));
            solver.solve(HARD, SolveLimit.all().withBudget(5));
        }
        stats.add(solver(engine).solve(HARD).stats());
        assertThat(new HashSet<>(stats)).hasSize(1);
    }

    @ParameterizedTest
    @MethodSource("engines")
    void counting_and_finding_agree(String engine) {
        Solver solver = solver(engine);
        Rng rng = new SeedSequence(8).at(0);
        for (int i = 0; i < 60; i++) {
            Grid grid = Puzzles.holes(Puzzles.EASY_SOLVED, 30 + rng.nextInt(15), rng);
            SolveLimit limit = SolveLimit.upTo(1_000);
            assertThat(solver.count(grid, limit).count())
                    .isEqualTo(solver.solve(grid, limit).count());
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void random_order_is_there_on_any_engine_and_the_same(String engine) {
        Grid general = solver(Solver.GENERAL)
                .solve(EMPTY, SolveLimit.first(), new SeedSequence(5).at(0))
                .solution();
        assertThat(solver(engine)
                        .solve(EMPTY, SolveLimit.first(), new SeedSequence(5).at(0))
                        .solution())
                .isEqualTo(general);
    }

    @Test
    void the_classic_board_has_the_classic_engine_and_others_have_not() {
        assertThat(Solver.of(Geometry.CLASSIC).engineId()).isEqualTo("classic");
        assertThat(Solver.of(Geometry.of(2, 3)).engineId()).isEqualTo("general");
        assertThat(Solver.of(Geometry.of(2, 3), Solver.GENERAL).engineId()).isEqualTo("general");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solver.of(Geometry.of(2, 3), Solver.CLASSIC))
                .withMessage("engine classic for 6x6 (box 2x3): there are general for every board and classic for "
                        + Geometry.CLASSIC);
        assertThatIllegalArgumentException().isThrownBy(() -> Solver.of(Geometry.CLASSIC, "steam"));
    }

    /** Six digits stand nowhere: a solution stands for up to 720, and takes far less than a guess. */
    @Test
    void interchangeable_digits_are_counted_together() {
        Grid three = EMPTY.with(0, 1).with(1, 2).with(2, 3);
        SolveResult result = Solver.of(Geometry.CLASSIC).count(three, SolveLimit.upTo(1_000_000));
        assertThat(result.count()).isEqualTo(1_000_000);
        assertThat(result.stats().nodes()).isLessThan(100_000);
    }
}
