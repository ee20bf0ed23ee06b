package io.shudu.logic.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.logic.Single;
import io.shudu.logic.Singles;
import io.shudu.testkit.Puzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SingleStepTest {
    private static final Grid PUZZLE = Grid.ofGivens(
            Geometry.CLASSIC,
            Puzzles.EASY.chars().map(sign -> Math.max(0, sign - '0')).toArray());

    private static Step step(TechniqueId technique, Grid grid, int cell, int digit, int house) {
        return SingleStep.of(technique, grid.geometry(), grid::digit, cell, digit, house);
    }

    @Test
    void theFewestDigitsAreTold() {
        // r5c6 rules 3 out of two places in box 8, and no other 3 out of those in column 4.
        int box = 18 + 7;
        Step step = step(TechniqueId.HIDDEN_SINGLE, PUZZLE, Geometry.CLASSIC.cellOf("r7c5"), 3, box);
        assertThat(step.placements()).containsExactly(new Candidate(Geometry.CLASSIC.cellOf("r7c5"), 3));
        assertThat(cells(step)).containsExactly("r5c6");
        assertThat(step.args().get("gone")).isEqualTo(new Subject.OfCells(cellsOf("r7c4", "r9c4")));
    }

    @Test
    void theFewestHousesAreTold() {
        // r5c5 sees 1, 3, 4, 8 in its row, 1, 2, 6, 7, 8, 9 in its column, 2, 3, 6, 8 in its box.
        Step step = step(TechniqueId.NAKED_SINGLE, PUZZLE, Geometry.CLASSIC.cellOf("r5c5"), 5, -1);
        assertThat(step.args().get("all")).isEqualTo(new Subject.OfHouses(List.of(4, 9 + 4)));
        assertThat(step.args()).containsOnlyKeys("all", "cell", "digit");
        assertThat(cells(step)).hasSize(8);
    }

    @Test
    void whatNoDigitRulesOutWasRemovedBefore() {
        Step step = step(TechniqueId.NAKED_SINGLE, Grid.empty(Geometry.of(2, 2)), 0, 4, -1);
        assertThat(step.args()).containsOnlyKeys("gone", "cell", "digit");
        assertThat(step.args().get("gone")).isEqualTo(new Subject.OfDigits(List.of(1, 2, 3)));
        Step hidden = step(TechniqueId.HIDDEN_SINGLE, Grid.empty(Geometry.of(2, 2)), 0, 4, 0);
        assertThat(hidden.args()).containsOnlyKeys("gone", "house", "cell", "digit");
    }

    /** In grids without pencil marks the digits on the board rule out all that a single rules out. */
    @Property(tries = 300)
    void whatIsToldIsEnough(@ForAll long seed, @ForAll @IntRange(min = 30, max = 95) int percent) {
        Geometry geometry =
                List.of(Geometry.of(2, 3), Geometry.CLASSIC, Geometry.of(4, 4)).get(Math.floorMod(seed, 3));
        Rng rng = new SeedSequence(seed).at(0);
        int[] digits = Solver.of(geometry)
                .solve(Grid.empty(geometry), SolveLimit.first(), rng)
                .solution()
                .digits();
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = rng.nextInt(100) < percent ? digits[cell] : 0;
        }
        Grid grid = Grid.ofGivens(geometry, digits);
        Single single = new Singles(grid).easiest(-1);
        if (single == null) {
            return;
        }
        Step step = single.step(grid);
        assertThat(step.args()).doesNotContainKey("gone");
        Set<Integer> blockers = blockers(step);
        if (single.house() == null) {
            assertThat(blockers.stream().map(grid::digit))
                    .hasSize(geometry.side() - 1)
                    .doesNotHaveDuplicates();
            assertThat(blockers).allMatch(blocker -> sees(geometry, blocker, single.cell()));
        } else {
            for (int place : single.house().cells()) {
                if (place != single.cell() && grid.isEmpty(place)) {
                    assertThat(blockers)
                            .anyMatch(
                                    blocker -> grid.digit(blocker) == single.digit() && sees(geometry, blocker, place));
                }
            }
        }
    }

    private static boolean sees(Geometry geometry, int one, int other) {
        return IntStream.of(geometry.peers(one)).anyMatch(peer -> peer == other);
    }

    private static Set<Integer> blockers(Step step) {
        Set<Integer> cells = new TreeSet<>();
        for (Mark mark : step.marks()) {
            if (mark instanceof Mark.On on
                    && on.role() == Role.BLOCKER
                    && on.subject() instanceof Subject.OfCell cell) {
                cells.add(cell.cell());
            }
        }
        return cells;
    }

    private static List<String> cells(Step step) {
        return blockers(step).stream().map(Geometry.CLASSIC::cellName).toList();
    }

    private static List<Integer> cellsOf(String... names) {
        List<Integer> cells = new ArrayList<>();
        for (String name : names) {
            cells.add(Geometry.CLASSIC.cellOf(name));
        }
        return cells;
    }
}
