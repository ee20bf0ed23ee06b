package io.shudu.generate.holes;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.grids.UniformMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PatternTest {
    private static List<String> shapes() {
        return Shapes.names();
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void everyShapeHasPuzzles(String name) {
        Pattern pattern = Objects.requireNonNull(Shapes.byName(name));
        Puzzle puzzle = made(new GenerationSpec(Geometry.CLASSIC, new UniformMethod(), pattern, true, 100));
        assertThat(puzzle.missing()).isZero();
        assertThat(givens(puzzle.grid())).isEqualTo(pattern.cells());
        assertIsUnique(puzzle);
        String id = PuzzleId.of(puzzle.provenance());
        assertThat(((PuzzleId.Result.Ok) PuzzleId.parse(id)).provenance().make().grid())
                .isEqualTo(puzzle.grid());
    }

    @Test
    void whatThePatternLacksIsAdded() {
        Pattern corner = Objects.requireNonNull(Pattern.read("xx..xx..........", Geometry.of(2, 2)));
        Puzzle puzzle = made(new GenerationSpec(Geometry.of(2, 2), new SearchMethod(), corner, true, 3));
        assertThat(puzzle.missing()).isPositive();
        assertThat(givens(puzzle.grid())).containsAll(corner.cells()).hasSize(4 + puzzle.missing());
        assertIsUnique(puzzle);
    }

    @Test
    void onLargeBoardsAsMuchGoesAsCan() {
        Geometry geometry = Geometry.of(4, 4);
        Pattern stripes = Objects.requireNonNull(Pattern.read("x.".repeat(128), geometry));
        Puzzle puzzle = made(new GenerationSpec(geometry, new SearchMethod(), stripes, true, 1));
        assertThat(givens(puzzle.grid())).containsAll(stripes.cells()).hasSize(128 + puzzle.missing());
        assertIsUnique(puzzle);
        Pattern empty = new Pattern(geometry, List.of(), null);
        assertIsUnique(made(new GenerationSpec(geometry, new SearchMethod(), empty, true, 1)));
    }

    @Test
    void anEmptyPatternIsNoReasonToFail() {
        Pattern empty = Objects.requireNonNull(Pattern.read(".".repeat(16), Geometry.of(2, 2)));
        assertIsUnique(made(new GenerationSpec(Geometry.of(2, 2), new SearchMethod(), empty, true, 2)));
    }

    @Test
    void severalSolutionsKeepThePattern() {
        Pattern corner = Objects.requireNonNull(Pattern.read("xx..xx..........", Geometry.of(2, 2)));
        Puzzle puzzle = made(new GenerationSpec(Geometry.of(2, 2), new SearchMethod(), corner, false, 1));
        assertThat(givens(puzzle.grid())).isEqualTo(corner.cells());
        assertThat(puzzle.missing()).isZero();
    }

    @Property(tries = 100)
    void anIdIsReadAgain(@ForAll List<@IntRange(max = 35) Integer> cells) {
        Geometry geometry = Geometry.of(2, 3);
        List<Integer> sorted =
                new ArrayList<>(cells.stream().distinct().sorted().toList());
        Pattern pattern = new Pattern(geometry, sorted, null);
        assertThat(HoleStrategies.parse(pattern.id(), geometry)).isEqualTo(pattern);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pattern/", "pattern/star", "pattern/12345678", "pattern/1234567g", "pattern/ABCDEF123"})
    void otherTextsAreNoIds(String text) {
        assertThat(HoleStrategies.parse(text, Geometry.of(2, 3))).isNull();
    }

    @Test
    void aShapeIsForItsBoard() {
        assertThat(HoleStrategies.parse("pattern/heart", Geometry.CLASSIC)).isEqualTo(Shapes.byName("heart"));
        assertThat(HoleStrategies.parse("pattern/heart", Geometry.of(2, 2))).isNull();
    }

    private static Puzzle made(GenerationSpec spec) {
        return new Generator(spec, 1).make(0);
    }

    private static List<Integer> givens(Grid grid) {
        return IntStream.range(0, grid.geometry().cellCount())
                .filter(grid::isGiven)
                .boxed()
                .toList();
    }

    private static void assertIsUnique(Puzzle puzzle) {
        var result = Solver.of(puzzle.grid().geometry(), Solver.GENERAL).solve(puzzle.grid());
        assertThat(result.verdict()).isEqualTo(Verdict.ONE);
        assertThat(result.solution().allGiven()).isEqualTo(puzzle.solution());
    }
}
