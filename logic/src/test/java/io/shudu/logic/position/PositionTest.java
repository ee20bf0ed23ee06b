package io.shudu.logic.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However a position is reached, its three views of the candidates say the same, and no single is forgotten. */
class PositionTest {
    @ParameterizedTest
    @ValueSource(strings = {"4", "2x3", "9", "3x4", "16", "25"})
    void allViewsOfTheCandidatesAgree(String id) {
        Geometry geometry = Objects.requireNonNull(Geometry.byId(id));
        Layout layout = new Layout(geometry);
        Grid solution = Solver.of(geometry)
                .solve(Grid.empty(geometry), SolveLimit.first())
                .solution();
        Rng rng = new SeedSequence(7).at(0);
        Position position = new Position(layout);
        for (int i = 0; i < geometry.cellCount(); i++) {
            int cell = rng.nextInt(geometry.cellCount());
            int digit = 1 + rng.nextInt(geometry.side());
            if (position.digit(cell) == 0 && i % 3 == 0) {
                position.place(cell, solution.digit(cell));
            } else if (solution.digit(cell) != digit) {
                position.remove(cell, digit);
            }
            if (i % 7 == 0) {
                assertAgrees(position);
            }
        }
        assertAgrees(position);
        assertThat(position.isBroken()).isFalse();
        Position copy = new Position(layout);
        copy.set(position);
        assertAgrees(copy);
        position.reset();
        assertThat(position.count(0)).isEqualTo(geometry.side());
    }

    @ParameterizedTest
    @ValueSource(strings = {"9", "2x3"})
    void aGridWithMarksHasNoOtherCandidates(String id) {
        Geometry geometry = Objects.requireNonNull(Geometry.byId(id));
        Grid grid = Grid.empty(geometry).with(0, 1);
        CandidateSet marks = CandidateSet.of(grid).without(5, 3);
        Position position = Position.of(new Layout(geometry), grid.withCandidates(marks));
        for (int cell = 1; cell < geometry.cellCount(); cell++) {
            for (int digit = 1; digit <= geometry.side(); digit++) {
                assertThat(position.has(cell, digit)).isEqualTo(marks.contains(cell, digit));
            }
        }
    }

    private static void assertAgrees(Position position) {
        Layout layout = position.layout();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            assertThat(position.empty().contains(cell)).isEqualTo(position.digit(cell) == 0);
            boolean nakedSingle = position.count(cell) == 1;
            assertThat(isQueued(position, position.nakedSingles(), cell, 0)).isEqualTo(nakedSingle);
            for (int digit = 1; digit <= layout.side(); digit++) {
                boolean has = position.has(cell, digit);
                assertThat(position.cells(digit).contains(cell)).isEqualTo(has);
                boolean hiddenSingle = false;
                for (int i = 0; i < layout.houseCount(cell); i++) {
                    int house = layout.houseOf(cell, i);
                    int places = position.places(house, digit);
                    assertThat((places & 1 << layout.positionOf(cell, i)) != 0).isEqualTo(has);
                    hiddenSingle |= has && Integer.bitCount(places) == 1;
                }
                if (hiddenSingle) {
                    assertThat(isQueued(position, position.hiddenSingles(), cell, digit))
                            .isTrue();
                }
            }
        }
    }

    private static boolean isQueued(Position position, SinglesQueue singles, int cell, int digit) {
        for (int i = singles.first(position); i >= 0; i = singles.next(position, i)) {
            if (singles.cell(i) == cell && (digit == 0 || singles.digit(i) == digit)) {
                return true;
            }
        }
        return false;
    }
}
