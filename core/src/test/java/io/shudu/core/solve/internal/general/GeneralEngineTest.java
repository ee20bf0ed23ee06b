package io.shudu.core.solve.internal.general;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Puzzles;
import io.shudu.core.solve.SearchStats;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.spi.Engine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GeneralEngineTest {
    private static final Geometry FOUR = Geometry.of(2, 2);

    @Test
    void it_has_a_name_and_says_what_it_is_for() {
        Engine engine = new GeneralEngine(FOUR);
        assertThat(engine.id()).isEqualTo("general");
        assertThat(engine).hasToString("general engine for 4x4 (box 2x2)");
    }

    @Test
    void the_sink_may_keep_its_arrays() {
        List<int[]> kept = new ArrayList<>();
        Engine.Outcome outcome = new GeneralEngine(FOUR).search(Grid.empty(FOUR), SolveLimit.all(), null, kept::add);
        assertThat(outcome.count()).isEqualTo(288);
        assertThat(outcome.exhausted()).isTrue();
        assertThat(kept.stream()
                        .map(digits -> Grid.ofGivens(FOUR, digits).toString())
                        .distinct())
                .hasSize(288);
    }

    /** Two solutions that differ in four cells: one guess, and its opposite follows without another. */
    @Test
    void costs_are_counted_exactly() {
        Grid grid = Puzzles.of(FOUR, ".2.4 .4.2 2143 4321");
        Engine.Outcome outcome = new GeneralEngine(FOUR).search(grid, SolveLimit.all(), null, digits -> {});
        assertThat(outcome).isEqualTo(new Engine.Outcome(2, true, false, new SearchStats(1, 1, 0)));
    }

    @Test
    void a_contradiction_in_the_grid_costs_nothing() {
        Engine.Outcome outcome = new GeneralEngine(FOUR)
                .search(Puzzles.of(FOUR, "11.............."), SolveLimit.all(), null, digits -> {});
        assertThat(outcome).isEqualTo(new Engine.Outcome(0, true, false, new SearchStats(0, 0, 0)));
    }

    /** On a classic board each box crosses three rows and three columns in three cells. */
    @Test
    void crossings_are_pairs_of_houses_with_two_cells_or_more() {
        Constraints classic = new Constraints(Geometry.CLASSIC);
        assertThat(classic.crossings).isEqualTo(54);
        assertThat(classic.crossingSize).hasSize(54).containsOnly(3);
        assertThat(classic.largestCrossing).isEqualTo(3);
        assertThat(classic.count).isEqualTo(324);
        assertThat(classic.candidates).isEqualTo(729);
        Constraints six = new Constraints(Geometry.of(2, 3));
        // A 2×3 box crosses two rows in three cells and three columns in two.
        assertThat(six.crossings).isEqualTo(30);
        assertThat(six.crossingSize).containsOnly(2, 3);
        assertThat(six.largestCrossing).isEqualTo(3);
        assertThat(new Constraints(Geometry.ofHouses(4, FOUR.houses().subList(0, 8))).crossings)
                .isZero();
    }

    @Test
    void each_constraint_is_met_by_the_candidates_of_its_cell_or_house() {
        Constraints rules = new Constraints(FOUR);
        assertThat(rules.candidate(5, 2)).isEqualTo(22);
        // Digit 3 in column 2: cells 1, 5, 9, 13.
        int constraint = rules.placeOf(5, 2);
        assertThat(constraint).isEqualTo(16 + 5 * 4 + 2);
        for (int i = 0; i < 4; i++) {
            assertThat(rules.candidate(constraint, i)).isEqualTo((1 + 4 * i) * 4 + 2);
        }
    }
}
