package io.shudu.logic.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TemplatesTest {
    private static final Geometry DIAGONALS = diagonals(Geometry.of(2, 2));

    private static Geometry diagonals(Geometry geometry) {
        int side = geometry.side();
        return geometry.with(
                new House(
                        House.Kind.EXTRA,
                        0,
                        IntStream.range(0, side).map(i -> i * side + i).toArray()),
                new House(
                        House.Kind.EXTRA,
                        1,
                        IntStream.range(1, side + 1).map(i -> i * (side - 1)).toArray()));
    }

    @Test
    void suspectsAreTheCandidatesInNoTemplate() {
        compare(Geometry.of(2, 2), 50, 300);
        compare(Geometry.of(2, 3), 40, 100);
        compare(Geometry.CLASSIC, 40, 12);
    }

    @Test
    void anExtraHouseMustNotBeLeftOut() {
        compare(DIAGONALS, 60, 300);
    }

    @Test
    void suspectsFollowThePosition() {
        Position position = new Position(new Layout(Geometry.CLASSIC));
        assertThat(position.suspects(1).isEmpty()).isTrue();
        for (int column = 3; column < 9; column++) {
            position.remove(column, 1);
        }
        // The 1 of the first row is in the first box, whose other cells lose it.
        assertThat(position.suspects(1)).hasToString("{9 10 11 18 19 20}");
        assertThat(position.suspects(2).isEmpty()).isTrue();
        position.place(1, 1);
        assertThat(position.suspects(1).isEmpty()).isTrue();
    }

    @Test
    void aFullLargeBoardHasNoSuspects() {
        Position position = new Position(new Layout(Geometry.of(5, 5)));
        assertThat(position.suspects(25).isEmpty()).isTrue();
    }

    private static void compare(Geometry geometry, int percent, int rounds) {
        Layout layout = new Layout(geometry);
        Rng rng = new SeedSequence(5).at(geometry.cellCount());
        Position position = new Position(layout);
        int some = 0;
        for (int round = 0; round < rounds; round++) {
            position.reset();
            Grid solution = Solver.of(geometry)
                    .solve(Grid.empty(geometry), SolveLimit.first(), rng)
                    .solution();
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                if (solution.digit(cell) != 1 && rng.nextInt(100) >= percent) {
                    position.remove(cell, 1);
                }
            }
            BitSet expected = new BitSet();
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                expected.set(cell, position.has(cell, 1));
            }
            expected.andNot(inTemplates(layout, position.cells(1)));
            BitSet suspects = new BitSet();
            for (int cell = position.suspects(1).first();
                    cell >= 0;
                    cell = position.suspects(1).next(cell)) {
                suspects.set(cell);
            }
            assertThat(suspects).isEqualTo(expected);
            some += expected.isEmpty() ? 0 : 1;
        }
        assertThat(some).isBetween(1, rounds - 1);
    }

    private static BitSet inTemplates(Layout layout, CellSet candidates) {
        BitSet found = new BitSet();
        list(layout, candidates, 0, new BitSet(), found);
        return found;
    }

    private static void list(Layout layout, CellSet candidates, int row, BitSet chosen, BitSet found) {
        if (row == layout.side()) {
            for (int house = 0; house < layout.houseCount(); house++) {
                int inHouse = house;
                if (chosen.stream().noneMatch(cell -> layout.house(inHouse).contains(cell))) {
                    return;
                }
            }
            found.or(chosen);
            return;
        }
        for (int cell = row * layout.side(); cell < (row + 1) * layout.side(); cell++) {
            int next = cell;
            if (candidates.contains(cell) && chosen.stream().noneMatch(other -> layout.sees(next, other))) {
                chosen.set(cell);
                list(layout, candidates, row + 1, chosen, found);
                chosen.clear(cell);
            }
        }
    }
}
