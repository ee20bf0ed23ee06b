package io.shudu.generate.few;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.Minimality;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.few.FewClues.Found;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FewCluesTest {
    private static final Solver SOLVER = Solver.of(Geometry.CLASSIC, Solver.GENERAL);
    private static final int PLENTY = Integer.MAX_VALUE;

    private final FewClues few = new FewClues();

    private static Rng rng(long index) {
        return new SeedSequence(4).at(index);
    }

    private static void assertProper(Found found) {
        SolveResult result = SOLVER.solve(found.puzzle());
        assertThat(result.verdict()).isEqualTo(Verdict.ONE);
        assertThat(result.solution().digits()).isEqualTo(found.solution().digits());
        assertThat(found.puzzle().givenCount()).isEqualTo(found.clues());
        assertThat(Minimality.of(found.puzzle(), found.solution(), SOLVER, Long.MAX_VALUE))
                .isEqualTo(Minimality.MINIMAL);
    }

    @ParameterizedTest
    @CsvSource({"24,40", "23,40", "22,40", "21,20", "20,10", "19,3", "18,1"})
    void a_puzzle_has_the_clues_asked_for_and_one_solution_and_is_minimal(int clues, int count) {
        for (int i = 0; i < count; i++) {
            Found found = few.find(clues, rng(i), PLENTY);
            assertThat(found.clues()).isEqualTo(clues);
            assertProper(found);
        }
    }

    @Test
    void a_puzzle_depends_on_its_random_numbers_alone() {
        Found first = few.find(21, rng(7), PLENTY);
        few.find(22, rng(8), PLENTY);
        assertThat(few.find(21, rng(7), PLENTY)).isEqualTo(first);
        assertThat(new FewClues().find(21, rng(7), PLENTY)).isEqualTo(first);
        assertThat(few.find(21, rng(8), PLENTY)).isNotEqualTo(first);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1_000, 20_000})
    void when_the_budget_runs_out_it_is_the_best_so_far(int budget) {
        Found found = few.find(17, rng(1), budget);
        assertProper(found);
        assertThat(found.clues()).isGreaterThan(17);
        assertThat(found.searches()).isBetween(budget, budget + 10_000);
        assertThat(few.find(17, rng(1), budget)).isEqualTo(found);
    }

    @Test
    void a_larger_budget_is_never_worse() {
        int before = 81;
        for (int budget = 0; budget < 60_000; budget += 10_000) {
            int clues = few.find(17, rng(2), budget).clues();
            assertThat(clues).isLessThanOrEqualTo(before);
            before = clues;
        }
        assertThat(before).isLessThan(21);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 16, 25})
    void other_numbers_of_clues_are_refused(int clues) {
        assertThatThrownBy(() -> few.find(clues, rng(0), PLENTY))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(clues + " clues");
    }

    /** Ids of puzzles stand on these. */
    @ParameterizedTest
    @CsvSource({
        "22,.1...98..89..5.3..........49..7.6...4..........5...72..61..4...........7.3.9...6.",
        "20,.1....8..89..5..3.........4...7.61..4..........5...72..61..............7.3.92....",
        "18,.1...6...9..4....3...2.........681..42....7............61...8......3.......5....2"
    })
    void puzzles_stay_the_same_from_version_to_version(int clues, String line) {
        Grid puzzle = few.find(clues, rng(0), PLENTY).puzzle();
        assertThat(puzzle).hasToString(line);
    }
}
