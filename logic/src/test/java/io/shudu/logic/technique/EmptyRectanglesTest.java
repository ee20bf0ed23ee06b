package io.shudu.logic.technique;

import static io.shudu.logic.step.TechniqueId.DUAL_EMPTY_RECTANGLE;
import static io.shudu.logic.step.TechniqueId.EMPTY_RECTANGLE;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Subject;
import org.junit.jupiter.api.Test;

class EmptyRectanglesTest {
    private static final String[] PICTURE = {
        "x........", //
        ".xx..x.x.",
        "x..xx....",
        "...x.x...",
        ".x..x....",
        "..xx.x...",
        ".....x..x",
        "-..x...x.",
        "....x...x"
    };

    @Test
    void aPairOnTheRowRemovesInTheColumn() {
        // Box 1 has the digit in row 2 or in column 1; column 8 has two places.
        Drawn drawn = Drawn.digit(PICTURE);
        assertThat(drawn.removed(EMPTY_RECTANGLE)).isEqualTo(drawn.wanted());
        assertThat(drawn.step(EMPTY_RECTANGLE).args())
                .containsEntry("base", new Subject.OfHouse(18))
                .containsEntry("line", new Subject.OfHouse(1))
                .containsEntry("cover", new Subject.OfHouse(9));
    }

    @Test
    void aPairOnTheColumnRemovesInTheRow() {
        Drawn drawn = Drawn.digit(Drawn.turned(PICTURE));
        assertThat(drawn.removed(EMPTY_RECTANGLE)).isEqualTo(drawn.wanted());
    }

    @Test
    void twoPlacesAreTooFewUnlessAsked() {
        Drawn drawn = Drawn.digit(
                "x........",
                ".x...x.x.",
                "...xx....",
                "...x.x...",
                ".x..x....",
                "..xx.x...",
                ".....x..x",
                "-..x...x.",
                "....x...x");
        assertThat(drawn.removed(EMPTY_RECTANGLE)).isEmpty();
        assertThat(drawn.withDuals().removed(EMPTY_RECTANGLE)).isEqualTo(drawn.wanted());
    }

    @Test
    void twoInOneBoxAreADual() {
        // Column 6 has two places as well as column 8.
        Drawn drawn = Drawn.digit(
                "x........",
                ".xx..x.x.",
                "x..xx....",
                "...x....x",
                ".x..x....",
                "..xxx....",
                "-....x..x",
                "-..x...x.",
                "....x...x");
        assertThat(drawn.removed(DUAL_EMPTY_RECTANGLE)).isEqualTo(drawn.wanted());
        assertThat(drawn.removed(EMPTY_RECTANGLE)).hasSize(1);
    }

    @Test
    void otherBoardsHaveThemToo() {
        Drawn drawn = Drawn.digit(
                Geometry.of(2, 3),
                ".xx..x", //
                "x..x..",
                "...xx.",
                "-....x",
                "..xx..",
                "..x.x.");
        assertThat(drawn.removed(EMPTY_RECTANGLE)).isEqualTo(drawn.wanted());
    }
}
