package io.shudu.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridParts;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.transform.Transform;
import io.shudu.logic.step.TechniqueId;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SinglesTest {
    private static final List<Geometry> GEOMETRIES =
            List.of(Geometry.of(2, 2), Geometry.of(2, 3), Geometry.CLASSIC, Geometry.of(4, 4));

    private static Grid grid(String... rows) {
        return ((ParseResult.Ok) GridParts.givens(String.join("", rows), null)).grid();
    }

    private static Single easiest(Grid grid, int near) {
        return Objects.requireNonNull(new Singles(grid).easiest(near));
    }

    @Test
    void aFullHouseComesFirst() {
        Grid grid = grid("123.", "3...", "....", "....");
        Single single = easiest(grid, -1);
        assertThat(single.technique()).isEqualTo(TechniqueId.FULL_HOUSE);
        assertThat(single.technique().id()).isEqualTo("full-house");
        assertThat(single.cell()).isEqualTo(3);
        assertThat(single.digit()).isEqualTo(4);
        assertThat(single.house()).hasToString("row 1");
    }

    @Test
    void aHiddenSingleInABoxComesBeforeOneInALine() {
        // The 1s leave one place in box 1, which is also the only one left in row 2 or column 1.
        Grid grid = grid("..1.", "....", "....", ".1..");
        Single single = easiest(grid, -1);
        assertThat(single.technique()).isEqualTo(TechniqueId.HIDDEN_SINGLE);
        assertThat(single.house()).hasToString("box 1");
        assertThat(single.cell()).isEqualTo(4);
        assertThat(single.digit()).isEqualTo(1);
    }

    @Test
    void aNakedSingleNeedsNoHouse() {
        Grid grid = grid(
                "........1",
                ".........",
                ".........",
                "........2",
                ".........",
                ".........",
                "......3.4",
                ".........",
                ".5.67....");
        Single single = easiest(grid.with(74, 8), -1);
        assertThat(single.technique()).isEqualTo(TechniqueId.NAKED_SINGLE);
        assertThat(single.house()).isNull();
        assertThat(single.cell()).isEqualTo(80);
        assertThat(single.digit()).isEqualTo(9);
    }

    @Test
    void theNearestOfEqualsIsTaken() {
        Grid grid = grid("123.", "....", "....", ".341");
        assertThat(easiest(grid, -1).cell()).isEqualTo(3);
        assertThat(easiest(grid, 3).cell()).isEqualTo(3);
        assertThat(easiest(grid, 12).cell()).isEqualTo(12);
        assertThat(easiest(grid, 8).cell()).isEqualTo(12);
    }

    @Test
    void thereMayBeNone() {
        assertThat(new Singles(Grid.empty(Geometry.CLASSIC)).easiest(-1)).isNull();
        assertThat(new Singles(grid("1234", "3412", "2143", "4321")).easiest(-1))
                .isNull();
    }

    /** A single is what the solution has there, whatever has been filled in so far. */
    @Property(tries = 300)
    void singlesAgreeWithTheSolution(
            @ForAll long seed, @ForAll @IntRange(max = 3) int board, @ForAll @IntRange(max = 100) int percent) {
        Position position = position(seed, board, percent);
        Grid grid = position.grid;
        for (Single single = new Singles(grid).easiest(-1);
                single != null;
                single = new Singles(grid).easiest(single.cell())) {
            assertThat(grid.isEmpty(single.cell())).isTrue();
            assertThat(single.digit()).isEqualTo(position.solution.digit(single.cell()));
            assertThat(single.house() == null).isEqualTo(single.technique() == TechniqueId.NAKED_SINGLE);
            grid = grid.with(single.cell(), single.digit());
        }
    }

    /** Turned and relabelled grids have the same singles, turned and relabelled. */
    @Property(tries = 200)
    void singlesMoveWithTheBoard(
            @ForAll long seed, @ForAll @IntRange(max = 3) int board, @ForAll @IntRange(max = 100) int percent) {
        Grid grid = position(seed, board, percent).grid;
        Transform transform = Transform.random(grid.geometry(), new SeedSequence(seed).at(1));
        Single single = new Singles(grid).easiest(-1);
        Single moved = new Singles(transform.apply(grid)).easiest(-1);
        assertThat(moved == null).isEqualTo(single == null);
        assertThat(moved == null ? null : moved.technique()).isEqualTo(single == null ? null : single.technique());
    }

    private record Position(Grid grid, Grid solution) {}

    private static Position position(long seed, int board, int percent) {
        Geometry geometry = GEOMETRIES.get(board);
        Rng rng = new SeedSequence(seed).at(0);
        Grid solution = Solver.of(geometry)
                .solve(Grid.empty(geometry), SolveLimit.first(), rng)
                .solution();
        int[] digits = solution.digits();
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = rng.nextInt(100) < percent ? digits[cell] : 0;
        }
        return new Position(Grid.ofGivens(geometry, digits), solution);
    }
}
