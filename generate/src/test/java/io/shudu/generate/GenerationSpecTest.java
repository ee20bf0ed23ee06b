package io.shudu.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.Clues;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.Pattern;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.holes.Shapes;
import io.shudu.generate.holes.Sparse;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.holes.Unbiased;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerationSpecTest {
    @ParameterizedTest
    @CsvSource({
        "2,2,6",
        "2,3,13",
        "3,2,13",
        "2,4,25",
        "3,3,32",
        "2,5,40",
        "3,4,58",
        "2,6,60",
        "6,2,60",
        "4,4,110",
        "2,8,115",
        "5,5,298",
        "6,6,697",
        "2,18,788",
        "18,2,788"
    })
    void defaultCluesGrowWithTheBoardAndWithLongBoxes(int boxRows, int boxColumns, int clues) {
        assertThat(Clues.usual(Geometry.of(boxRows, boxColumns))).isEqualTo(clues);
    }

    @Test
    void boardsWithOtherHousesHaveDefaultCluesToo() {
        House diagonal = new House(House.Kind.EXTRA, 0, 0, 10, 20, 30, 40, 50, 60, 70, 80);
        assertThat(Clues.usual(Geometry.CLASSIC.with(diagonal))).isEqualTo(32);
    }

    @Test
    void atLeastOneTry() {
        assertThatThrownBy(() -> new GenerationSpec(Geometry.CLASSIC, new SearchMethod(), new RandomCells(1), true, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("0 tries: there must be at least 1");
    }

    @Test
    void thePartsGoTogether() {
        Geometry classic = Geometry.CLASSIC;
        assertMismatch(PuzzleId.Part.METHOD, Geometry.of(2, 2), new UniformMethod(), new RandomCells(1), Symmetry.NONE);
        assertMismatch(PuzzleId.Part.METHOD, classic, new SearchMethod(), new Unbiased(), Symmetry.NONE);
        assertMismatch(PuzzleId.Part.METHOD, classic, new SearchMethod(), new Sparse(60, 61), Symmetry.NONE);
        assertMismatch(PuzzleId.Part.HOLES, Geometry.of(4, 4), new SearchMethod(), Minimal.ANY, Symmetry.NONE);
        Pattern heart = Objects.requireNonNull(Shapes.byName("heart"));
        assertMismatch(PuzzleId.Part.HOLES, Geometry.of(2, 2), new SearchMethod(), heart, Symmetry.NONE);
        assertMismatch(PuzzleId.Part.SYMMETRY, classic, new SearchMethod(), heart, Symmetry.MIRROR);
        assertMismatch(PuzzleId.Part.SYMMETRY, classic, new UniformMethod(), new Unbiased(), Symmetry.FULL);
    }

    private static void assertMismatch(
            PuzzleId.Part part, Geometry geometry, GridMethod method, HoleStrategy holes, Symmetry symmetry) {
        assertThat(GenerationSpec.mismatch(geometry, method, holes, symmetry, Acceptance.UNIQUE))
                .isEqualTo(part);
        assertThatThrownBy(() -> new GenerationSpec(geometry, method, holes, symmetry, Acceptance.UNIQUE, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("do not go together, for the " + part);
    }

    @Test
    void searchedKindsAreMadeAsWished() {
        assertThat(made(new Sparse(81 - 20, 81 - 20)).grid().givenCount()).isEqualTo(20);
        assertThat(made(new Unbiased()).weight()).isPositive().isNotEqualTo(1);
        assertThat(made(new RandomCells(30)).weight()).isEqualTo(1);
    }

    private static Puzzle made(HoleStrategy holes) {
        Puzzle puzzle =
                new Generator(new GenerationSpec(Geometry.CLASSIC, new UniformMethod(), holes, true, 9), 1).make(0);
        assertThat(puzzle.missing()).isZero();
        String id = PuzzleId.of(puzzle.provenance());
        assertThat(((PuzzleId.Result.Ok) PuzzleId.parse(id)).provenance().make().grid())
                .isEqualTo(puzzle.grid());
        return puzzle;
    }

    @Test
    void idsOfSearchedKindsAreChecked() {
        assertBad("1:3x3:search:unbiased:none:unique:1:0", PuzzleId.Part.METHOD);
        assertBad("1:2x2:search:unbiased:none:unique:1:0", PuzzleId.Part.HOLES);
        assertBad("1:3x3:uniform:sparse/65:none:unique:1:0", PuzzleId.Part.HOLES);
        assertBad("1:3x3:uniform:sparse/50:none:unique:1:0", PuzzleId.Part.HOLES);
        assertBad("1:3x3:uniform:unbiased:full:unique:1:0", PuzzleId.Part.SYMMETRY);
    }

    private static void assertBad(String id, PuzzleId.Part part) {
        assertThat(((PuzzleId.Result.Bad) PuzzleId.parse(id)).part()).isEqualTo(part);
    }
}
