package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class UniqueLoopsTest {
    /** A loop of six cells in three rows, three columns and three boxes, of which two may be wide. */
    private static PencilMarks loop(String wide, String alsoWide) {
        return PencilMarks.on(Geometry.CLASSIC)
                .leave("r1c1=12", "r1c4=12", "r2c1=" + wide, "r2c7=" + alsoWide, "r3c4=12", "r3c7=12");
    }

    @Test
    void type1TakesThePairFromTheOneWideCell() {
        assertThat(loop("129", "12").all(TechniqueId.UNIQUE_LOOP_1)).containsExactly("r2c1-1 r2c1-2");
        assertThat(loop("129", "12").first(TechniqueId.UNIQUE_LOOP_2)).isEmpty();
    }

    @Test
    void type2TakesTheExtraDigitFromAllThatSeeTheWideCells() {
        assertThat(loop("129", "129").all(TechniqueId.UNIQUE_LOOP_2))
                .containsExactly("r2c2-9 r2c3-9 r2c4-9 r2c5-9 r2c6-9 r2c8-9 r2c9-9");
    }

    @Test
    void type3MakesASubset() {
        assertThat(loop("128", "129").leave("r2c5=89").all(TechniqueId.UNIQUE_LOOP_3))
                .contains("r2c2-8 r2c2-9 r2c3-8 r2c3-9 r2c4-8 r2c4-9 r2c6-8 r2c6-9 r2c8-8 r2c8-9 r2c9-8 r2c9-9");
        PencilMarks hidden = loop("128", "129");
        for (String cell : List.of("r2c2", "r2c3", "r2c4", "r2c6", "r2c8", "r2c9")) {
            hidden.remove(cell + "-1 " + cell + "-2");
        }
        // The pair has one more place, which takes a digit of the pair.
        assertThat(hidden.all(TechniqueId.UNIQUE_LOOP_3)).contains("r2c5-3 r2c5-4 r2c5-5 r2c5-6 r2c5-7 r2c5-8 r2c5-9");
    }

    @Test
    void type4TakesTheOtherDigit() {
        assertThat(loop("128", "129").removeFrom("row 2", 2, "r2c1", "r2c7").all(TechniqueId.UNIQUE_LOOP_4))
                .containsExactly("r2c1-1 r2c7-1");
    }

    @Test
    void rectanglesAreLoopsForThoseWhoWantThemHere() {
        PencilMarks marks = PencilMarks.on(Geometry.CLASSIC).leave("r1c1=12", "r1c4=12", "r2c1=12", "r2c4=125");
        assertThat(marks.all(TechniqueId.UNIQUE_LOOP_1)).isEmpty();
        List<Step> steps = marks.steps(
                TechniqueId.UNIQUE_LOOP_1, EnumSet.of(TechniqueId.UNIQUE_LOOP_1, TechniqueId.UNIQUE_RECTANGLE_1));
        assertThat(steps).hasSize(1);
        assertThat(steps.getFirst().technique()).isEqualTo("unique-rectangle-1");
        assertThat(marks.effects(steps.getFirst())).isEqualTo("r2c4-1 r2c4-2");
    }

    @Test
    void theEasiestComesFirst() {
        PencilMarks marks = loop("129", "12").remove("r3c1-1 r2c4-1 r1c7-1");
        marks.leave("r7c1=34", "r7c4=34", "r8c1=34", "r8c4=345");
        List<Step> steps = marks.steps(
                TechniqueId.UNIQUE_LOOP_1, EnumSet.of(TechniqueId.UNIQUE_LOOP_1, TechniqueId.UNIQUE_RECTANGLE_1));
        assertThat(steps).extracting(Step::technique).containsExactly("unique-rectangle-1", "unique-loop-1");
        assertThat(steps.getLast().args().get("cells")).isEqualTo(new Subject.OfCells(List.of(0, 9, 15, 24, 21, 3)));
    }

    @Test
    void loopsAreFoundOnOtherBoards() {
        assertThat(PencilMarks.of(Geometry.of(2, 2), "2.3.3...1.2.....").first(TechniqueId.UNIQUE_LOOP_1))
                .isEqualTo("r4c4-1 r4c4-4");
        assertThat(PencilMarks.of(Geometry.of(2, 3), "..6....1...34.5....6.5......546...3.")
                        .first(TechniqueId.UNIQUE_LOOP_2))
                .isEqualTo("r2c5-4");
    }
}
