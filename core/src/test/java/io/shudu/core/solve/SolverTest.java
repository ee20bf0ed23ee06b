package io.shudu.core.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.random.SeedSequence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolverTest {
    private static final Geometry FOUR = Geometry.of(2, 2);
    /** A hard puzzle: about a hundred guesses. */
    private static final Grid HARD =
            Puzzles.classic(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");

    private final Solver classic = Solver.of(Geometry.CLASSIC);
    private final Solver four = Solver.of(FOUR);

    static List<Geometry> allBoxed() {
        return Puzzles.allBoxed();
    }

    @ParameterizedTest
    @CsvSource({
        // Known from articles: easy, hard for programs, "hardest" of 2012, Easter Monster, Golden Nugget.
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79,"
                + "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......,"
                + "417369825632158947958724316825437169791586432346912758289643571573291684164875293",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..,"
                + "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1,"
                + "174385962293467158586192734451923876928674315367851249719548623635219487842736591",
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....,"
                + "751846239892371465643259871238197546974562318165438927319684752527913684486725193",
        // The two puzzles with most clues of which none can be left out: 40.
        "1..4....9.5..8..2..981.2..4..1..5.9.58.92...7.798412.5.67518.4281.294.76.........,"
                + "123456789456789123798132564231675498584923617679841235367518942815294376942367851",
        "1..4....9.5..89.2..981.2..4..1..5.9.58..2...7.798412.5.67518.4281.294.76.........,"
                + "123456789456789123798132564231675498584923617679841235367518942815294376942367851"
    })
    void famous_puzzles_have_their_one_solution(String puzzle, String solution) {
        Grid grid = Puzzles.classic(puzzle);
        SolveResult result = classic.solve(grid);
        assertThat(result.verdict()).isEqualTo(Verdict.ONE);
        assertThat(result.count()).isEqualTo(1);
        assertThat(result.exhausted()).isTrue();
        assertThat(result.solution()).hasToString(solution);
        assertThat(result.solution().isSolved()).isTrue();
        assertThat(result.solution().givens()).isEqualTo(grid);
        assertThat(classic.count(grid, SolveLimit.all()).count()).isEqualTo(1);
    }

    @Test
    void every_clue_of_a_minimal_puzzle_counts() {
        Grid grid =
                Puzzles.classic("1..4....9.5..8..2..981.2..4..1..5.9.58.92...7.798412.5.67518.4281.294.76.........");
        assertThat(grid.givenCount()).isEqualTo(40);
        for (int cell = 0; cell < 81; cell++) {
            if (grid.isGiven(cell)) {
                assertThat(classic.solve(grid.without(cell)).verdict()).isEqualTo(Verdict.MANY);
            }
        }
    }

    @Test
    void a_grid_without_conflict_can_have_no_solution() {
        // A puzzle that took a well-known textbook solver minutes to refute.
        Grid grid =
                Puzzles.classic(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
        assertThat(grid.conflicts()).isEmpty();
        assertNone(classic.solve(grid));
        assertNone(classic.count(grid, SolveLimit.all()));
    }

    @Test
    void a_cell_without_candidates_means_no_solution() {
        Grid grid = Puzzles.classic("12345678." + ".".repeat(27) + "........9" + ".".repeat(36));
        assertThat(grid.conflicts()).isEmpty();
        assertNone(classic.solve(grid));
    }

    @Test
    void a_grid_with_a_conflict_has_no_solution() {
        assertNone(classic.solve(Puzzles.EASY.with(2, 5)));
        assertNone(classic.solve(Puzzles.EASY_SOLVED.with(0, 3)));
        assertNone(classic.count(Puzzles.EASY.with(2, 5), SolveLimit.all()));
        assertNone(four.solve(Puzzles.of(FOUR, "11.. .... .... ....")));
        assertNone(four.solve(Puzzles.of(FOUR, "1... 1... .... ....")));
        assertNone(four.solve(Puzzles.of(FOUR, "1... .1.. .... ....")));
    }

    private static void assertNone(SolveResult result) {
        assertThat(result.verdict()).isEqualTo(Verdict.NONE);
        assertThat(result.count()).isZero();
        assertThat(result.exhausted()).isTrue();
        assertThat(result.solutions()).isEmpty();
    }

    @Test
    void a_complete_grid_is_its_own_solution() {
        SolveResult result = classic.solve(Puzzles.EASY_SOLVED);
        assertThat(result.verdict()).isEqualTo(Verdict.ONE);
        assertThat(result.solutions()).containsExactly(Puzzles.EASY_SOLVED);
        assertThat(result.stats()).isEqualTo(new SearchStats(0, 0, 0));
        assertThat(classic.count(Puzzles.EASY_SOLVED, SolveLimit.all()).count()).isEqualTo(1);
    }

    @Test
    void placed_digits_bind_like_givens_and_stay_placed() {
        Grid grid = Puzzles.of(FOUR, "1234 ........ ....").with(4, 3).with(5, 4).with(15, 1);
        SolveResult result = four.solve(grid, SolveLimit.all());
        assertThat(result.solutions()).isNotEmpty().allSatisfy(solution -> {
            assertThat(solution.givenCount()).isEqualTo(4);
            assertThat(solution.isGiven(4)).isFalse();
            assertThat(solution.toString()).startsWith("123434").endsWith("1");
        });
        assertThat(result.solutions()).containsExactlyInAnyOrderElementsOf(BruteForce.solve(grid));
    }

    @Test
    void pencil_marks_bind() {
        Grid empty = Grid.empty(FOUR);
        assertThat(four.count(empty.withCandidates(CandidateSet.all(FOUR)), SolveLimit.all())
                        .count())
                .isEqualTo(288);
        CandidateSet fewer = CandidateSet.all(FOUR).without(0, 1).without(0, 2);
        assertThat(four.count(empty.withCandidates(fewer), SolveLimit.all()).count())
                .isEqualTo(144);
        assertThat(four.solve(empty.withCandidates(fewer), SolveLimit.all()).solutions())
                .hasSize(144)
                .allMatch(solution -> solution.digit(0) >= 3);
        assertNone(four.solve(empty.withCandidates(CandidateSet.none(FOUR))));
        // Marks of filled cells do not matter.
        Grid full = Puzzles.of(FOUR, "1234341221434321").withCandidates(CandidateSet.none(FOUR));
        assertThat(four.solve(full).verdict()).isEqualTo(Verdict.ONE);
    }

    @Test
    void the_verdict_depends_on_the_limit() {
        Grid empty = Grid.empty(FOUR);
        assertResult(four.solve(empty), Verdict.MANY, 2, false);
        assertResult(four.solve(empty, SolveLimit.first()), Verdict.FOUND, 1, false);
        assertResult(four.solve(empty, SolveLimit.unique()), Verdict.MANY, 2, false);
        assertResult(four.solve(empty, SolveLimit.upTo(5)), Verdict.MANY, 5, false);
        assertResult(four.solve(empty, SolveLimit.upTo(288)), Verdict.MANY, 288, false);
        assertResult(four.solve(empty, SolveLimit.upTo(289)), Verdict.MANY, 288, true);
        assertResult(four.solve(empty, SolveLimit.all()), Verdict.MANY, 288, true);
        assertResult(classic.solve(Puzzles.EASY, SolveLimit.first()), Verdict.FOUND, 1, false);
        assertResult(classic.solve(Puzzles.EASY, SolveLimit.unique()), Verdict.ONE, 1, true);
    }

    private static void assertResult(SolveResult result, Verdict verdict, int count, boolean exhausted) {
        assertThat(result.verdict()).isEqualTo(verdict);
        assertThat(result.count()).isEqualTo(count);
        assertThat(result.exhausted()).isEqualTo(exhausted);
        assertThat(result.solutions()).hasSize(count).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 23, 24, 25, 100, 287, 288})
    void counting_stops_at_the_limit(long limit) {
        SolveResult result = four.count(Grid.empty(FOUR), SolveLimit.upTo(limit));
        assertThat(result.count()).isEqualTo(limit);
        assertThat(result.exhausted()).isFalse();
        assertThat(result.verdict()).isEqualTo(limit == 1 ? Verdict.FOUND : Verdict.MANY);
        assertThat(result.solutions()).isEmpty();
    }

    @Test
    void a_budget_of_one_guess_gives_up() {
        SolveResult result = classic.solve(HARD, SolveLimit.unique().withBudget(1));
        assertThat(result.verdict()).isEqualTo(Verdict.GAVE_UP);
        assertThat(result.count()).isZero();
        assertThat(result.exhausted()).isFalse();
        assertThat(result.stats().nodes()).isEqualTo(1);
        assertThat(classic.count(Grid.empty(Geometry.CLASSIC), SolveLimit.all().withBudget(1))
                        .verdict())
                .isEqualTo(Verdict.GAVE_UP);
        // Easy puzzles need no guess.
        assertThat(classic.solve(Puzzles.EASY, SolveLimit.unique().withBudget(1))
                        .verdict())
                .isEqualTo(Verdict.ONE);
    }

    @Test
    void the_budget_is_exact() {
        long needed = classic.solve(HARD).stats().nodes();
        assertThat(needed).isBetween(2L, 199L);
        Set<Long> found = new HashSet<>();
        for (long budget = 1; budget < needed; budget++) {
            SolveResult result = classic.solve(HARD, SolveLimit.unique().withBudget(budget));
            assertThat(result.verdict()).isEqualTo(Verdict.GAVE_UP);
            assertThat(result.exhausted()).isFalse();
            assertThat(result.stats().nodes()).isEqualTo(budget);
            assertThat(result.solutions()).hasSize((int) result.count());
            found.add(result.count());
        }
        // With more and more budget the solution is found, but not yet known to be the only one.
        assertThat(found).containsExactlyInAnyOrder(0L, 1L);
        assertThat(classic.solve(HARD, SolveLimit.unique().withBudget(needed)).verdict())
                .isEqualTo(Verdict.ONE);
    }

    @Test
    void two_solutions_within_the_budget_are_many() {
        SolveResult result =
                classic.solve(Grid.empty(Geometry.CLASSIC), SolveLimit.all().withBudget(500));
        assertThat(result.verdict()).isEqualTo(Verdict.MANY);
        assertThat(result.exhausted()).isFalse();
        assertThat(result.solutions())
                .hasSizeGreaterThan(1)
                .doesNotHaveDuplicates()
                .allMatch(Grid::isSolved);
    }

    @Test
    void a_solver_works_on_after_giving_up_and_after_contradictions() {
        SolveResult before = classic.solve(HARD);
        for (int budget = 1; budget < 40; budget += 3) {
            assertThat(classic.solve(HARD, SolveLimit.all().withBudget(budget)).verdict())
                    .isEqualTo(Verdict.GAVE_UP);
            assertNone(classic.solve(Puzzles.EASY.with(2, 5)));
            assertThat(classic.solve(Puzzles.EASY).solutions())
                    .containsExactly(Puzzles.EASY.filledWith(Puzzles.EASY_SOLVED.digits()));
            // What came before leaves no trace.
            assertThat(classic.solve(HARD)).isEqualTo(before);
        }
    }

    @Test
    void solutions_may_be_passed_on_one_by_one() {
        Grid grid = Puzzles.of(FOUR, "1...............");
        List<Grid> passed = new ArrayList<>();
        SolveResult result = four.forEach(grid, SolveLimit.all(), passed::add);
        assertThat(passed).containsExactlyInAnyOrderElementsOf(BruteForce.solve(grid));
        assertThat(result.count()).isEqualTo(72);
        assertThat(result.verdict()).isEqualTo(Verdict.MANY);
        assertThat(result.exhausted()).isTrue();
        assertThat(result.solutions()).isEmpty();
        assertThat(passed).allMatch(solution -> solution.givens().equals(grid));
    }

    @Test
    void random_order_is_reproducible_and_varies_with_the_stream() {
        SeedSequence seeds = new SeedSequence(9);
        Set<Grid> distinct = new HashSet<>();
        for (int index = 0; index < 20; index++) {
            Grid once = randomGrid(seeds, index);
            assertThat(once.isSolved()).isTrue();
            assertThat(randomGrid(seeds, index)).isEqualTo(once);
            distinct.add(once);
        }
        assertThat(distinct).hasSize(20);
    }

    private Grid randomGrid(SeedSequence seeds, int index) {
        return classic.solve(Grid.empty(Geometry.CLASSIC), SolveLimit.first(), seeds.at(index))
                .solution();
    }

    @Test
    void random_order_reaches_every_4x4_grid_first() {
        Set<Grid> first = new HashSet<>();
        SeedSequence seeds = new SeedSequence(4);
        for (int index = 0; index < 6_000; index++) {
            first.add(four.solve(Grid.empty(FOUR), SolveLimit.first(), seeds.at(index))
                    .solution());
        }
        assertThat(first).hasSize(288);
    }

    @Test
    void random_order_finds_the_same_solutions() {
        Grid grid = Puzzles.of(FOUR, "...1 .... .... 2...");
        List<Grid> expected = BruteForce.solve(grid);
        Set<List<Grid>> orders = new HashSet<>();
        for (int index = 0; index < 50; index++) {
            SolveResult result = four.solve(grid, SolveLimit.all(), new SeedSequence(1).at(index));
            assertThat(result.solutions()).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(result.exhausted()).isTrue();
            orders.add(result.solutions());
        }
        assertThat(orders).hasSizeGreaterThan(10);
    }

    @Test
    void fixed_order_is_fixed() {
        assertThat(Solver.of(FOUR).solve(Grid.empty(FOUR), SolveLimit.all()))
                .isEqualTo(four.solve(Grid.empty(FOUR), SolveLimit.all()));
    }

    @ParameterizedTest
    @MethodSource("allBoxed")
    void the_empty_board_of_every_shape_is_solved(Geometry geometry) {
        SolveResult result = Solver.of(geometry).solve(Grid.empty(geometry), SolveLimit.first());
        assertThat(result.verdict()).isEqualTo(Verdict.FOUND);
        assertThat(result.solution().isSolved()).isTrue();
        assertThat(result.solution().geometry()).isEqualTo(geometry);
        assertThat(result.solution().givenCount()).isZero();
    }

    @Test
    void a_36x36_board_is_refuted_by_one_digit() {
        Geometry large = Geometry.ofSide(36);
        int[] digits = new int[1296];
        for (int column = 0; column < 35; column++) {
            digits[column] = column + 1;
        }
        Grid row = Grid.ofGivens(large, digits);
        assertThat(Solver.of(large).solve(row, SolveLimit.first()).solution().digit(35))
                .isEqualTo(36);
        digits[large.cell(20, 35)] = 36;
        Grid contradiction = Grid.ofGivens(large, digits);
        assertThat(contradiction.conflicts()).isEmpty();
        assertNone(Solver.of(large).solve(contradiction));
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 25, 36})
    void large_complete_grids_with_holes_are_filled(int side) {
        Geometry geometry = Geometry.ofSide(side);
        Grid complete = Puzzles.pattern(geometry);
        Grid puzzle = Puzzles.holes(complete, 80, new SeedSequence(side).at(0));
        SolveResult result = Solver.of(geometry).solve(puzzle, SolveLimit.first());
        assertThat(result.solution().isSolved()).isTrue();
        assertThat(result.solution().givens()).isEqualTo(puzzle);
    }

    /**
     * Seven cells of a row that share six digits: counting refutes it at once, a search must try every way to fill six
     * of them. It takes far more failed guesses than a run may have, so runs must grow until one is complete.
     */
    @Test
    void a_search_without_solution_ends_in_spite_of_restarts() {
        Geometry geometry = Geometry.ofSide(16);
        CandidateSet marks = CandidateSet.all(geometry);
        for (int cell : new int[] {0, 1, 4, 5, 8, 9, 12}) {
            for (int digit = 7; digit <= 16; digit++) {
                marks = marks.without(cell, digit);
            }
        }
        Grid grid = Grid.empty(geometry).withCandidates(marks);
        Solver solver = Solver.of(geometry);
        SolveResult result = solver.solve(grid);
        assertNone(result);
        assertThat(result.stats().backtracks()).isGreaterThan(2_000);
        SolveResult given = solver.solve(grid, SolveLimit.unique().withBudget(250));
        assertThat(given.verdict()).isEqualTo(Verdict.GAVE_UP);
        assertThat(given.stats().nodes()).isEqualTo(250);
        assertNone(solver.solve(grid, SolveLimit.all(), new SeedSequence(1).at(0)));
        assertNone(solver.count(grid, SolveLimit.all()));
    }

    @Test
    void counts_beyond_a_long_say_so() {
        List<House> rows = Geometry.ofSide(36).houses().subList(0, 36);
        Geometry geometry = Geometry.ofHouses(36, rows);
        SolveResult result = Solver.of(geometry).count(Grid.empty(geometry), SolveLimit.all());
        assertThat(result.count()).isEqualTo(Long.MAX_VALUE);
        assertThat(result.verdict()).isEqualTo(Verdict.MANY);
        assertThat(result.exhausted()).isFalse();
    }

    @Test
    void grids_of_another_board_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> four.solve(Grid.empty(Geometry.of(2, 3))))
                .withMessage("a grid of 6x6 (box 2x3) for a solver of 4x4 (box 2x2)");
        assertThatIllegalArgumentException().isThrownBy(() -> four.count(Puzzles.EASY, SolveLimit.all()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> four.forEach(Grid.empty(Puzzles.jigsaw4()), SolveLimit.all(), solution -> {}));
    }

    @Test
    void the_engine_has_a_name() {
        assertThat(Solver.of(Geometry.of(2, 3)).engineId()).isEqualTo("general");
    }

    @Test
    void a_result_without_solutions_has_no_solution_to_give() {
        SolveResult none = classic.solve(Puzzles.EASY.with(2, 5));
        assertThatIllegalStateException().isThrownBy(none::solution).withMessage("verdict NONE: no solution was kept");
        SolveResult counted = classic.count(Puzzles.EASY, SolveLimit.all());
        assertThatIllegalStateException()
                .isThrownBy(counted::solution)
                .withMessage("verdict ONE: no solution was kept");
    }

    @Test
    void a_result_copies_its_list() {
        List<Grid> solutions = new ArrayList<>(List.of(Puzzles.EASY_SOLVED));
        SolveResult result = new SolveResult(Verdict.ONE, 1, true, false, solutions, new SearchStats(1, 2, 3));
        solutions.clear();
        assertThat(result.solution()).isEqualTo(Puzzles.EASY_SOLVED);
        assertThat(result.solutions()).isUnmodifiable();
        assertThat(result.stats().nodes()).isEqualTo(1);
        assertThat(result.stats().backtracks()).isEqualTo(2);
        assertThat(result.stats().conflicts()).isEqualTo(3);
    }

    @Test
    void the_first_solution_is_the_one_given() {
        SolveResult result = four.solve(Grid.empty(FOUR), SolveLimit.upTo(3));
        assertThat(result.solution()).isEqualTo(result.solutions().get(0));
    }

    @Test
    void limits_say_what_they_limit() {
        assertThat(SolveLimit.first()).isEqualTo(new SolveLimit(1, Long.MAX_VALUE));
        assertThat(SolveLimit.unique()).isEqualTo(new SolveLimit(2, Long.MAX_VALUE));
        assertThat(SolveLimit.upTo(7)).isEqualTo(new SolveLimit(7, Long.MAX_VALUE));
        assertThat(SolveLimit.all()).isEqualTo(new SolveLimit(Long.MAX_VALUE, Long.MAX_VALUE));
        assertThat(SolveLimit.unique().withBudget(9)).isEqualTo(new SolveLimit(2, 9));
        assertThat(new SolveLimit(1, 1).solutions()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 0", "-1, 5", "5, -1"})
    void limits_below_one_are_refused(long solutions, long nodes) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SolveLimit(solutions, nodes))
                .withMessage("limit of " + solutions + " solutions, " + nodes + " nodes: both must be at least 1");
    }
}
