package io.shudu.logic.technique;

import static io.shudu.logic.step.TechniqueId.SKYSCRAPER;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SkyscrapersTest {
    private static final String[] PICTURE = {
        "x.......x", //
        "x-xxxxxxx",
        "x-xxxxxxx",
        "-xxxxxxxx",
        ".x......x",
        "-xxxxxxxx",
        "xxxxxxxxx",
        "xxxxxxxxx",
        "xxxxxxxxx"
    };

    @Test
    void whatSeesBothEndsOfTheRoofLosesTheDigit() {
        Drawn drawn = Drawn.digit(PICTURE);
        assertThat(drawn.removed(SKYSCRAPER)).isEqualTo(drawn.wanted());
    }

    @Test
    void itMayStandOnColumns() {
        Drawn drawn = Drawn.digit(Drawn.turned(PICTURE));
        assertThat(drawn.removed(SKYSCRAPER)).isEqualTo(drawn.wanted());
    }

    @Test
    void otherBoardsHaveThemToo() {
        Drawn drawn = Drawn.digit(
                Geometry.of(2, 3),
                "x....x", //
                "x-xxxx",
                "-xxxxx",
                ".x...x",
                "xxxxxx",
                "xxxxxx");
        assertThat(drawn.removed(SKYSCRAPER)).isEqualTo(drawn.wanted());
    }

    @Test
    void anXWingIsNone() {
        Drawn drawn = Drawn.digit(
                "x.......x",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "x.......x",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx",
                "xxxxxxxxx");
        assertThat(drawn.allRemoved(SKYSCRAPER)).isEmpty();
    }

    @Test
    void itsWordsKnowEndsAndHouses() {
        Step step = Drawn.digit(PICTURE).step(SKYSCRAPER);
        assertThat(step.args())
                .containsAllEntriesOf(Map.of(
                        "digit",
                        new Subject.OfDigit(1),
                        "ends",
                        new Subject.OfCells(List.of(0, 37)),
                        "joints",
                        new Subject.OfCells(List.of(8, 44)),
                        "houses",
                        new Subject.OfHouses(List.of(0, 4)),
                        "joint",
                        new Subject.OfHouse(17)));
        assertThat(step.marks()).isNotEmpty();
    }
}
