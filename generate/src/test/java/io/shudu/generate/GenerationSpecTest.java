package io.shudu.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.generate.grids.SearchMethod;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.Clues;
import io.shudu.generate.holes.RandomCells;
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
    void theMethodSuitsTheBoard() {
        assertThatThrownBy(
                        () -> new GenerationSpec(Geometry.of(2, 2), new UniformMethod(), new RandomCells(1), true, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("4x4 (box 2x2): the method uniform is for other boards");
    }
}
