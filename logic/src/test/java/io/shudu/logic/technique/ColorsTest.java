package io.shudu.logic.technique;

import static io.shudu.logic.step.TechniqueId.MULTI_COLORS_1;
import static io.shudu.logic.step.TechniqueId.MULTI_COLORS_2;
import static io.shudu.logic.step.TechniqueId.SIMPLE_COLORS_TRAP;
import static io.shudu.logic.step.TechniqueId.SIMPLE_COLORS_WRAP;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.logic.step.Subject;
import java.util.List;
import org.junit.jupiter.api.Test;

class ColorsTest {
    @Test
    void whatSeesBothColoursIsTrapped() {
        // r1c1 - r1c5 - r5c5 - r6c4.
        Drawn drawn = Drawn.digit(
                "x...x....",
                ".x.x...x.",
                ".x.x..x..",
                ".......xx",
                "....x..xx",
                "-..x....x",
                "..x..xx..",
                "x.xx...x.",
                "..x..xx..");
        assertThat(drawn.removed(SIMPLE_COLORS_TRAP)).isEqualTo(drawn.wanted());
        assertThat(drawn.removed(SIMPLE_COLORS_WRAP)).isEmpty();
        assertThat(drawn.step(SIMPLE_COLORS_TRAP).args())
                .containsEntry("first", new Subject.OfCells(List.of(0, 40)))
                .containsEntry("second", new Subject.OfCells(List.of(4, 48)));
    }

    @Test
    void aColourThatSeesItselfIsFalse() {
        // r1c5 and r2c6 have the same colour by way of r1c1, r8c1 and r8c6.
        Drawn drawn = Drawn.digit(
                "x...-....",
                ".x...-..x",
                "..x.x.x..",
                "..xxx....",
                "...xx..x.",
                ".x.....xx",
                ".xxx..x..",
                "-....x...",
                "...x..x.x");
        assertThat(drawn.removed(SIMPLE_COLORS_WRAP)).isEqualTo(drawn.wanted());
        assertThat(drawn.step(SIMPLE_COLORS_WRAP).args())
                .containsEntry("first", new Subject.OfCells(List.of(4, 14, 63)))
                .containsEntry("second", new Subject.OfCells(List.of(0, 68)));
    }

    @Test
    void coloursThatSeeEachOtherAreNotBothTrue() {
        // r1c1 - r1c5 and r3c6 - r7c6 meet in box 2.
        Drawn drawn = Drawn.digit(
                "x...x....",
                ".x..x.xx.",
                ".xx..x..x",
                "x..xx....",
                "..x.x..x.",
                ".x.x...xx",
                "-.x..x.x.",
                "x..xx.x..",
                ".x.x..x.x");
        assertThat(drawn.removed(MULTI_COLORS_1)).isEqualTo(drawn.wanted());
        assertThat(drawn.step(MULTI_COLORS_1).args())
                .containsEntry("first", new Subject.OfCells(List.of(4)))
                .containsEntry("third", new Subject.OfCells(List.of(23)));
    }

    @Test
    void aColourThatSeesBothColoursOfAnotherClusterIsFalse() {
        // r1c5 - r1c1 - r7c1 sees both ends of r3c6 - r7c6.
        Drawn drawn = Drawn.digit(
                "x...-....",
                ".x..x.xx.",
                ".xx..x..x",
                "..xxx....",
                "..x.x..x.",
                ".x.x...xx",
                "-.x..x.x.",
                "..xxx.x..",
                ".x.x..x.x");
        assertThat(drawn.removed(MULTI_COLORS_2)).isEqualTo(drawn.wanted());
    }
}
