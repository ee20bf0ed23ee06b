package io.shudu.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnLinksTest {
    /** As the game writes it; {@code link.test.ts} has the same. */
    @Test
    void itIsTheLinkOfTheGame() {
        Grid grid = Grid.empty(Geometry.CLASSIC).with(0, 5).with(80, 9).allGiven();
        assertThat(OwnLinks.tail(grid)).isEqualTo("#/p/9/5zzza9");
    }

    /** What a player has placed is no part of the puzzle. */
    @ParameterizedTest
    @ValueSource(strings = {"4", "2x3", "9", "3x4", "36"})
    void itReadsAsTheSamePuzzle(String board) {
        Geometry geometry = Objects.requireNonNull(Geometry.byId(board));
        Grid puzzle = Grid.empty(geometry);
        for (int cell = 0; cell < geometry.cellCount(); cell += cell % 7 == 3 ? 40 : 3) {
            puzzle = puzzle.with(cell, 1 + cell % geometry.side());
        }
        Grid given = puzzle.allGiven();
        Grid begun = given.with(1, 2);
        ParseResult result = Objects.requireNonNull(GridFormats.byId("link"))
                .parse("https://example.org/" + OwnLinks.tail(begun), null);
        assertThat(((ParseResult.Ok) result).grid()).hasToString(given.toString());
    }
}
