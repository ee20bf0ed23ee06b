package io.shudu.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinkMarksTest {
    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String TAIL = "#/p/9/53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79";

    private static Grid puzzle() {
        return ((ParseResult.Ok) GridParts.givens(PUZZLE, null)).grid();
    }

    /** As the web game writes it: the number of the cell and the set, in base 36. */
    @Test
    void whatIsNotedIsWrittenAndReadAsInTheGame() {
        LinkMarks marks = new LinkMarks(
                Map.of(3, 1 << 2 | 1 << 6, 2, 1 << 1), Map.of(80 - 5, 1 << 9), Map.of(0, 1 << 1 | 1 << 7));
        String link = OwnLinks.tail(puzzle().with(2, 4), "1:9:x/y+z=%", marks);
        assertThat(link)
                .isEqualTo(TAIL + "?id=1:9:x/y%2Bz%3D%25&values=b4zzz&corner=2.2-3.1w&centre=23.e8&colour=0.3m");
        assertThat(LinkMarks.read("http://game/" + link, puzzle())).isEqualTo(marks);
        assertThat(OwnLinks.id("http://game/" + link)).isEqualTo("1:9:x/y+z=%");
    }

    @Test
    void nothingIsAddedWhereThereIsNothing() {
        assertThat(OwnLinks.tail(puzzle(), "", LinkMarks.NONE)).isEqualTo(TAIL);
        assertThat(OwnLinks.id(TAIL)).isEmpty();
        assertThat(OwnLinks.id("http://elsewhere/?id=7")).isEmpty();
        assertThat(LinkMarks.read(TAIL, puzzle())).isEqualTo(LinkMarks.NONE);
        assertThat(LinkMarks.read("http://elsewhere/?corner=2.2", puzzle())).isEqualTo(LinkMarks.NONE);
    }

    /** Givens have no notes; other cells, sets and texts are none. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "corner=0.2",
                "corner=81.2",
                "corner=3.1",
                "corner=3.sg",
                "corner=3",
                "corner=3.",
                "corner=.2",
                "corner=3.A",
                "corner=3.zzzzzz",
                "corner=zzzzzzz.2",
                "centre=-",
                "colour=3.74",
                "corners=3.2",
                "x&y"
            })
    void whatMakesNoSenseIsLeftOut(String field) {
        assertThat(LinkMarks.read(TAIL + "?" + field, puzzle())).isEqualTo(LinkMarks.NONE);
    }

    @Test
    void aFieldEndsWhereTheLinkDoes() {
        assertThat(LinkMarks.read("see " + TAIL + "?a=b&corner=3.2 for more", puzzle())
                        .corner())
                .isEqualTo(Map.of(3, 2));
        assertThat(LinkMarks.read(TAIL + "?corner=3.2%2D4.2&id=%4&x=%zz", Grid.empty(Geometry.CLASSIC))
                        .corner())
                .isEqualTo(Map.of(3, 2, 4, 2));
        assertThat(OwnLinks.id(TAIL + "?id=%4")).isEqualTo("%4");
        assertThat(OwnLinks.id(TAIL + "?id=%c3")).isEqualTo("\u00c3");
    }

    @Test
    void largeBoardsHaveNoSuchSets() {
        Grid large = Grid.empty(Geometry.ofSide(36));
        assertThat(LinkMarks.read("#/p/36/z?corner=3.2", large)).isEqualTo(LinkMarks.NONE);
    }
}
