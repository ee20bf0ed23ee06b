package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.TechniqueId;
import org.junit.jupiter.api.Test;

class AvoidableRectanglesTest {
    @Test
    void type1KeepsTheFourthCornerFromCompletingIt() {
        // r1c1 is 1, r1c4 and r2c1 are 2.
        PencilMarks marks = PencilMarks.of(Geometry.CLASSIC, "+1..+2.....+2").leave("r2c4=15");
        assertThat(marks.all(TechniqueId.AVOIDABLE_RECTANGLE_1)).containsExactly("r2c4-1");
    }

    @Test
    void aGivenSavesTheRectangle() {
        PencilMarks marks = PencilMarks.of(Geometry.CLASSIC, "1..+2.....+2").leave("r2c4=15");
        assertThat(marks.first(TechniqueId.AVOIDABLE_RECTANGLE_1)).isEmpty();
    }

    @Test
    void type2TakesTheDigitThatBothOthersHave() {
        // r1c1 is 1, r2c1 is 2; r1c4 could be 2 and r2c4 could be 1.
        PencilMarks marks = PencilMarks.of(Geometry.CLASSIC, "+1........+2").leave("r1c4=25", "r2c4=15");
        assertThat(marks.all(TechniqueId.AVOIDABLE_RECTANGLE_2))
                .containsExactly("r1c5-5 r1c6-5 r2c5-5 r2c6-5 r3c4-5 r3c5-5 r3c6-5"
                        + " r4c4-5 r5c4-5 r6c4-5 r7c4-5 r8c4-5 r9c4-5");
        assertThat(marks.first(TechniqueId.AVOIDABLE_RECTANGLE_1)).isEmpty();
    }

    @Test
    void avoidableRectanglesAreFoundOnOtherBoards() {
        assertThat(PencilMarks.of(Geometry.of(2, 3), "+6.+2.+3+1+31.2..+2.+1.5+3..3+1.+21+3..2..2631.")
                        .first(TechniqueId.AVOIDABLE_RECTANGLE_1))
                .isEqualTo("r2c5-6");
    }
}
