package io.shudu.core.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.BruteForce;
import io.shudu.core.solve.SearchStats;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class ModeSearchTest {
    private static final List<String> MODES =
            List.of("CFF", "CFA", "CSF", "CSA", "CRF", "CRA", "BFF", "BFA", "BSF", "BSA", "BRF", "BRA");

    private static final Geometry FOUR = Geometry.of(2, 2);
    /** Four cells are empty and can be filled in two ways. */
    private static final Grid TWO_WAYS = Puzzles.of(FOUR, ".2.4 .4.2 2143 4321");

    private static SearchMode mode(String letters) {
        return Objects.requireNonNull(SearchMode.parse(letters));
    }

    private static Rng rng() {
        return new SeedSequence(1).at(0);
    }

    private static SolveResult search(Grid grid, String mode) {
        return new ModeSearch(grid.geometry()).search(grid, mode(mode), SolveLimit.all(), rng());
    }

    private static List<Grid> grids() {
        Geometry six = Geometry.of(2, 3);
        Grid marked = Grid.empty(FOUR)
                .withCandidates(
                        CandidateSet.all(FOUR).without(0, 1).without(5, 2).without(9, 2));
        return List.of(
                Puzzles.EASY,
                TWO_WAYS,
                Grid.empty(FOUR),
                Puzzles.of(FOUR, "1... .... .... ...2"),
                Grid.empty(Puzzles.diagonal4()),
                Grid.empty(Puzzles.jigsaw4()),
                Puzzles.of(six, "123456 456123 2..... ...... ...... ......"),
                Puzzles.of(six, "12.456 456..3 ...... 3.1... ...... ....1."),
                Puzzles.EASY.without(0).without(4).without(80),
                marked,
                Puzzles.EASY_SOLVED,
                Puzzles.of(FOUR, "1234 3412 2143 432."),
                // No solution: a cell without candidates, a pair of cells without enough, conflicts.
                Puzzles.of(FOUR, "123. .... .... ...4"),
                Puzzles.of(FOUR, ".2.. ..1. .... 1..3"),
                Puzzles.of(FOUR, "11.. .... .... ...."),
                Puzzles.EASY_SOLVED.with(0, 3),
                Grid.empty(FOUR).withCandidates(CandidateSet.none(FOUR)));
    }

    @ParameterizedTest
    @FieldSource("MODES")
    void every_mode_finds_what_brute_force_finds(String letters) {
        Set<Integer> sizes = new HashSet<>();
        for (Grid grid : grids()) {
            List<Grid> expected = BruteForce.solve(grid);
            sizes.add(expected.size());
            SolveResult result = search(grid, letters);
            if (expected.isEmpty()) {
                assertThat(result.verdict()).isEqualTo(Verdict.NONE);
                assertThat(result.exhausted()).isTrue();
                assertThat(result.solutions()).isEmpty();
            } else if (letters.endsWith("A")) {
                assertThat(result.solutions()).containsExactlyInAnyOrderElementsOf(expected);
                assertThat(result.exhausted()).isTrue();
                assertThat(result.verdict()).isEqualTo(expected.size() == 1 ? Verdict.ONE : Verdict.MANY);
            } else {
                assertThat(result.solutions()).hasSize(1);
                assertThat(expected).containsAll(result.solutions());
                assertThat(result.verdict()).isEqualTo(Verdict.FOUND);
                assertThat(result.exhausted()).isFalse();
            }
            assertThat(result.count()).isEqualTo(result.solutions().size());
        }
        assertThat(sizes).contains(0, 1, 2, 48, 96, 288).anyMatch(size -> size > 288 && size <= 1000);
    }

    @Test
    void sequential_order_lists_solutions_ascending() {
        // On the empty board the cells are filled row by row.
        List<String> expected =
                BruteForce.solve(Grid.empty(FOUR)).stream().map(Grid::toString).toList();
        assertThat(expected).isSorted().hasSize(288);
        for (String letters : List.of("CSA", "BSA")) {
            assertThat(search(Grid.empty(FOUR), letters).solutions().stream()
                            .map(Grid::toString)
                            .toList())
                    .isEqualTo(expected);
        }
        assertThat(search(Grid.empty(FOUR), "CSF").solution()).hasToString("1234341221434321");
        assertThat(search(Grid.empty(FOUR), "BSF").solution()).hasToString("1234341221434321");
    }

    @Test
    void sequential_order_is_the_same_for_both_methods_and_every_time() {
        for (Grid grid : grids()) {
            List<Grid> once = search(grid, "CSA").solutions();
            assertThat(search(grid, "BSA").solutions()).isEqualTo(once);
            assertThat(search(grid, "CSA").solutions()).isEqualTo(once);
        }
    }

    @Test
    void fast_order_puts_candidates_that_came_back_last() {
        List<Grid> fast = search(Grid.empty(FOUR), "CFA").solutions();
        assertThat(fast.get(0)).hasToString("1234341221434321");
        assertThat(fast).isNotEqualTo(search(Grid.empty(FOUR), "CSA").solutions());
        // Brute force never takes candidates away, so they stand as they stood.
        assertThat(search(Grid.empty(FOUR), "BFA").solutions())
                .isEqualTo(search(Grid.empty(FOUR), "BSA").solutions());
    }

    @ParameterizedTest
    @ValueSource(strings = {"CRA", "BRA"})
    void random_order_depends_on_the_stream_alone(String letters) {
        ModeSearch search = new ModeSearch(FOUR);
        Set<List<Grid>> orders = new HashSet<>();
        for (int index = 0; index < 10; index++) {
            List<Grid> once = randomOrder(search, letters, index);
            assertThat(randomOrder(search, letters, index)).isEqualTo(once);
            orders.add(once);
        }
        assertThat(orders).hasSize(10);
    }

    private static List<Grid> randomOrder(ModeSearch search, String letters, int index) {
        Rng rng = new SeedSequence(2).at(index);
        return search.search(Grid.empty(FOUR), mode(letters), SolveLimit.all(), rng)
                .solutions();
    }

    @Test
    void fixed_orders_draw_nothing() {
        for (String letters : List.of("CFA", "CSA", "BFA", "BSA", "CFF", "CSF", "BFF", "BSF")) {
            Rng rng = rng();
            new ModeSearch(FOUR).search(Grid.empty(FOUR), mode(letters), SolveLimit.all(), rng);
            assertThat(rng.nextInt()).isEqualTo(rng().nextInt());
        }
    }

    /**
     * Four cells with the candidates 1 and 3 each. Elimination decides the other three once the first is filled: four
     * guesses a solution, each taken back later. Brute force tries both in every cell and one of them fails: 2 guesses
     * in the first cell, 2 · 3 · 2 in the others, half of these fail.
     */
    @Test
    void costs_are_counted_exactly() {
        assertThat(search(TWO_WAYS, "CSA").stats()).isEqualTo(new SearchStats(8, 8, 0));
        assertThat(search(TWO_WAYS, "CFA").stats()).isEqualTo(new SearchStats(8, 8, 0));
        assertThat(search(TWO_WAYS, "BSA").stats()).isEqualTo(new SearchStats(14, 8, 6));
        assertThat(search(TWO_WAYS, "CSF").stats()).isEqualTo(new SearchStats(4, 0, 0));
        // 1 in the first; then 1 fails and 3 fits, twice; then 1 fits at once.
        assertThat(search(TWO_WAYS, "BSF").stats()).isEqualTo(new SearchStats(6, 0, 2));
        assertThat(search(Puzzles.EASY_SOLVED, "CSA").stats()).isEqualTo(new SearchStats(0, 0, 0));
        assertThat(search(Puzzles.EASY_SOLVED.without(7), "BSA").stats()).isEqualTo(new SearchStats(1, 1, 0));
        assertThat(search(Puzzles.of(FOUR, "11.............."), "CSA").stats()).isEqualTo(new SearchStats(0, 0, 0));
    }

    @Test
    void cost_starts_afresh_with_every_search() {
        ModeSearch search = new ModeSearch(FOUR);
        SolveResult once = search.search(Grid.empty(FOUR), mode("CFA"), SolveLimit.all(), rng());
        assertThat(search.search(Grid.empty(FOUR), mode("CFA"), SolveLimit.all(), rng()))
                .isEqualTo(once);
    }

    @Test
    void elimination_guesses_less_than_brute_force() {
        assertThat(search(Puzzles.EASY, "CSA").stats().nodes())
                .isLessThan(search(Puzzles.EASY, "BSA").stats().nodes());
    }

    @Test
    void the_limit_ends_a_search_for_all() {
        ModeSearch search = new ModeSearch(FOUR);
        for (int limit : new int[] {1, 2, 100, 288, 289}) {
            SolveResult result = search.search(Grid.empty(FOUR), mode("CSA"), SolveLimit.upTo(limit), rng());
            assertThat(result.solutions()).hasSize(Math.min(limit, 288));
            assertThat(result.exhausted()).isEqualTo(limit > 288);
            assertThat(result.verdict()).isEqualTo(limit == 1 ? Verdict.FOUND : Verdict.MANY);
        }
    }

    @ParameterizedTest
    @FieldSource("MODES")
    void the_budget_ends_every_mode(String letters) {
        ModeSearch search = new ModeSearch(Geometry.CLASSIC);
        Grid empty = Grid.empty(Geometry.CLASSIC);
        for (int budget : new int[] {1, 50}) {
            SolveResult result =
                    search.search(empty, mode(letters), SolveLimit.all().withBudget(budget), rng());
            assertThat(result.verdict()).isEqualTo(Verdict.GAVE_UP);
            assertThat(result.exhausted()).isFalse();
            assertThat(result.count()).isZero();
            assertThat(result.stats().nodes()).isEqualTo(budget);
        }
    }

    @Test
    void the_budget_is_exact() {
        long needed = search(Puzzles.EASY, "CSA").stats().nodes();
        ModeSearch search = new ModeSearch(Geometry.CLASSIC);
        SolveLimit enough = SolveLimit.all().withBudget(needed);
        assertThat(search.search(Puzzles.EASY, mode("CSA"), enough, rng()).verdict())
                .isEqualTo(Verdict.ONE);
        SolveLimit less = SolveLimit.all().withBudget(needed - 1);
        SolveResult result = search.search(Puzzles.EASY, mode("CSA"), less, rng());
        assertThat(result.verdict()).isEqualTo(Verdict.GAVE_UP);
        assertThat(result.exhausted()).isFalse();
    }

    /** No solution within what a run in random order may cost: it must begin again, and still keep to the budget. */
    @Test
    void random_order_begins_again_and_keeps_to_the_budget() {
        Geometry geometry = Geometry.ofSide(16);
        CandidateSet marks = CandidateSet.all(geometry);
        for (int column = 0; column < 9; column++) {
            for (int digit = 9; digit <= 16; digit++) {
                marks = marks.without(column, digit);
            }
        }
        Grid grid = Grid.empty(geometry).withCandidates(marks);
        ModeSearch search = new ModeSearch(geometry);
        SolveResult result = search.search(grid, mode("CRF"), SolveLimit.all().withBudget(7_000), rng());
        assertThat(result.verdict()).isEqualTo(Verdict.GAVE_UP);
        assertThat(result.stats().nodes()).isEqualTo(7_000);
        assertThat(result.solutions()).isEmpty();
    }

    @Test
    void random_order_proves_that_there_is_no_solution_after_beginning_again() {
        Geometry geometry = Geometry.ofSide(16);
        CandidateSet marks = CandidateSet.all(geometry);
        // Seven cells share six digits.
        for (int cell : new int[] {0, 1, 4, 5, 8, 9, 12}) {
            for (int digit = 7; digit <= 16; digit++) {
                marks = marks.without(cell, digit);
            }
        }
        Grid grid = Grid.empty(geometry).withCandidates(marks);
        SolveResult result = search(grid, "BRF");
        assertThat(result.verdict()).isEqualTo(Verdict.NONE);
        assertThat(result.exhausted()).isTrue();
        assertThat(result.stats().nodes()).isGreaterThan(2_000 + 3_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"BRF", "CRF", "BSF", "CSF", "BFF", "CFF"})
    void eighty_holes_are_filled(String letters) {
        for (int index = 0; index < 10; index++) {
            Rng rng = new SeedSequence(80).at(index);
            int cell = rng.nextInt(81);
            Grid grid = Grid.ofGivens(Geometry.CLASSIC, new int[81]).with(cell, rng.nextInt(9) + 1);
            SolveResult result = new ModeSearch(Geometry.CLASSIC).search(grid, mode(letters), SolveLimit.all(), rng);
            assertThat(result.verdict()).isEqualTo(Verdict.FOUND);
            assertThat(result.solution().isSolved()).isTrue();
            assertThat(result.solution().digit(cell)).isEqualTo(grid.digit(cell));
        }
    }

    @Test
    void grids_of_another_board_are_refused() {
        ModeSearch search = new ModeSearch(FOUR);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> search.search(Puzzles.EASY, mode("CSA"), SolveLimit.all(), rng()))
                .withMessage("a grid of 9x9 (box 3x3) for a search of 4x4 (box 2x2)");
    }

    static List<SearchMode> allModes() {
        List<SearchMode> all = new ArrayList<>();
        for (SearchMode.Method method : SearchMode.Method.values()) {
            for (SearchMode.Order order : SearchMode.Order.values()) {
                for (SearchMode.Extent extent : SearchMode.Extent.values()) {
                    all.add(new SearchMode(method, order, extent));
                }
            }
        }
        return all;
    }

    @Test
    void letters_name_the_twelve_modes_in_either_case() {
        List<SearchMode> all = allModes();
        assertThat(SearchMode.all()).isEqualTo(all);
        assertThat(all.stream().map(SearchMode::toString).toList()).isEqualTo(MODES);
        for (SearchMode mode : all) {
            assertThat(SearchMode.parse(mode.toString())).isEqualTo(mode);
            assertThat(SearchMode.parse(mode.toString().toLowerCase(Locale.ROOT)))
                    .isEqualTo(mode);
        }
        assertThat(SearchMode.parse("bSa"))
                .isEqualTo(new SearchMode(
                        SearchMode.Method.BRUTE_FORCE, SearchMode.Order.SEQUENTIAL, SearchMode.Extent.ALL));
        assertThat(SearchMode.parse("CRF"))
                .isEqualTo(new SearchMode(
                        SearchMode.Method.ELIMINATION, SearchMode.Order.RANDOM, SearchMode.Extent.FIRST));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "C", "CS", "CSAA", "AAA", "FSC", "CSX", "XSA", "CXA", " CSA", "CSA ", "数独", "123"})
    void other_letters_name_no_mode(String letters) {
        assertThat(SearchMode.parse(letters)).isNull();
    }
}
