package io.shudu.logic.technique;

import static io.shudu.logic.step.TechniqueId.DUAL_TWO_STRING_KITE;
import static io.shudu.logic.step.TechniqueId.TWO_STRING_KITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import org.junit.jupiter.api.Test;

class TwoStringKitesTest {
    @Test
    void theFarEndsMeetWhereTheDigitGoes() {
        // Row 2 and column 3 meet in box 1.
        Drawn drawn = Drawn.digit(
                "xxxxxxxxx",
                "x......x.",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xxxxxxx-x",
                "xx.xxxxxx");
        assertThat(drawn.removed(TWO_STRING_KITE)).isEqualTo(drawn.wanted());
        assertThat(drawn.removed(DUAL_TWO_STRING_KITE)).isEmpty();
    }

    @Test
    void theJointsAreDifferentCells() {
        Drawn drawn = Drawn.digit(
                "xx.xxxxxx",
                "..x....x.",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xx.xxxxxx",
                "xxxxxxxxx",
                "xx.xxxxxx");
        assertThat(drawn.allRemoved(TWO_STRING_KITE)).isEmpty();
    }

    @Test
    void twoKitesWithTheSameJointsAreADual() {
        // Rows 1 and 2, columns 1 and 3: the same two places in box 1 serve both.
        Drawn drawn = Drawn.digit(
                "..x..x...",
                "x......x.",
                ".........",
                "x....-...",
                "...xx....",
                "...x.x...",
                "...xx..x.",
                "..x....-.",
                "....x...x");
        assertThat(drawn.removed(DUAL_TWO_STRING_KITE)).isEqualTo(drawn.wanted());
        assertThat(drawn.withDuals().removed(DUAL_TWO_STRING_KITE)).isEqualTo(drawn.wanted());
        assertThat(drawn.allRemoved(TWO_STRING_KITE)).hasSize(2);
    }

    @Test
    void otherBoardsHaveThemToo() {
        Drawn drawn = Drawn.digit(
                Geometry.of(2, 3),
                "x....x", //
                "..x...",
                "...xx.",
                "..x..-",
                "...x.x",
                "...xx.");
        assertThat(drawn.removed(TWO_STRING_KITE)).isEqualTo(drawn.wanted());
    }
}
