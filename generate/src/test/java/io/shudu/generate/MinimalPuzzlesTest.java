package io.shudu.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Minimality;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.HoleStrategies;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.Symmetry;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class MinimalPuzzlesTest {
    @Property(tries = 200)
    void noOrbitCanGo(@ForAll long seed, @ForAll @IntRange(max = 3) int board, @ForAll Symmetry symmetry) {
        Geometry geometry = Boards.ALL.get(board);
        GenerationSpec spec =
                new GenerationSpec(geometry, new SearchMethod(), Minimal.ANY, symmetry, Acceptance.UNIQUE, 1);
        assertOrbitMinimal(new Generator(spec, seed).make(0), symmetry);
    }

    @Property(tries = 100)
    void noOrbitOfAClassicPuzzleCanGo(@ForAll long seed, @ForAll Symmetry symmetry) {
        GenerationSpec spec =
                new GenerationSpec(Geometry.CLASSIC, new UniformMethod(), Minimal.ANY, symmetry, Acceptance.UNIQUE, 1);
        assertOrbitMinimal(new Generator(spec, seed).make(0), symmetry);
    }

    private static void assertOrbitMinimal(Puzzle puzzle, Symmetry symmetry) {
        assertThat(puzzle.missing()).isZero();
        assertThat(isUnique(puzzle.grid())).isTrue();
        for (List<Integer> orbit : symmetry.orbits(puzzle.grid().geometry().side())) {
            if (puzzle.grid().isGiven(orbit.getFirst())) {
                Grid less = puzzle.grid();
                for (int cell : orbit) {
                    less = less.without(cell);
                }
                assertThat(isUnique(less)).isFalse();
            }
        }
    }

    @Property(tries = 20)
    void aRangeOfCluesIsKept(@ForAll long seed) {
        GenerationSpec spec = new GenerationSpec(
                Geometry.CLASSIC,
                new UniformMethod(),
                new Minimal(81 - 27, 81 - 26),
                Symmetry.NONE,
                Acceptance.UNIQUE,
                1000);
        Puzzle puzzle = new Generator(spec, seed).make(0);
        assertThat(puzzle.missing()).isZero();
        assertThat(puzzle.grid().givenCount()).isBetween(26, 27);
        assertThat(Minimality.of(puzzle.grid(), puzzle.solution(), Solver.of(Geometry.CLASSIC), 1_000_000))
                .isEqualTo(Minimality.MINIMAL);
    }

    @Test
    void whatCannotBeHadIsMissingOrTooMuch() {
        assertThat(missing(new Minimal(81 - 10, 81 - 8))).isPositive();
        assertThat(missing(new Minimal(0, 81 - 40))).isNegative();
    }

    private static int missing(Minimal holes) {
        GenerationSpec spec =
                new GenerationSpec(Geometry.CLASSIC, new UniformMethod(), holes, Symmetry.NONE, Acceptance.UNIQUE, 5);
        Puzzle puzzle = new Generator(spec, 1).make(0);
        int reached = Boards.holes(puzzle.grid());
        assertThat(reached + puzzle.missing()).isIn(holes.fewest(), holes.most());
        return puzzle.missing();
    }

    @Test
    void itsNameIsReadAgain() {
        for (String name : List.of("minimal", "minimal/57", "minimal/57..60", "minimal/0..60")) {
            assertThat(Objects.requireNonNull(HoleStrategies.parse(name, Geometry.CLASSIC))
                            .id())
                    .isEqualTo(name);
        }
        for (String name : List.of("minimal/", "minimal/60..57", "minimal/82", "minimal/5/row", "minimal/minimal")) {
            assertThat(HoleStrategies.parse(name, Geometry.CLASSIC)).isNull();
        }
    }

    private static boolean isUnique(Grid grid) {
        return Solver.of(grid.geometry(), Solver.GENERAL).solve(grid).verdict() == Verdict.ONE;
    }
}
