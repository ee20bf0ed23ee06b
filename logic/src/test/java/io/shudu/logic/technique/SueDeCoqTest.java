package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class SueDeCoqTest {
    @Test
    void lineAndBoxShareTheDigitsOfTheCrossing() {
        PencilMarks marks = PencilMarks.on(Geometry.CLASSIC).leave("r1c1=13", "r1c2=24", "r1c7=12", "r2c2=34");
        List<Step> steps = marks.steps(TechniqueId.SUE_DE_COQ, EnumSet.of(TechniqueId.SUE_DE_COQ));
        assertThat(steps).hasSize(1);
        assertThat(marks.effects(steps.getFirst()))
                .isEqualTo("r1c3-3 r1c3-4 r2c1-3 r2c1-4 r2c3-3 r2c3-4 r3c1-3 r3c1-4 r3c2-3 r3c2-4 r3c3-3 r3c3-4"
                        + " r1c3-1 r1c3-2 r1c4-1 r1c4-2 r1c5-1 r1c5-2 r1c6-1 r1c6-2 r1c8-1 r1c8-2 r1c9-1 r1c9-2");
        assertThat(steps.getFirst().args())
                .containsEntry("cells", new Subject.OfCells(List.of(0, 1)))
                .containsEntry("line-cells", new Subject.OfCells(List.of(6)))
                .containsEntry("box-cells", new Subject.OfCells(List.of(10)));
    }

    @Test
    void setsMayHaveDigitsOfTheirOwn() {
        PencilMarks marks =
                PencilMarks.on(Geometry.CLASSIC).leave("r1c1=13", "r1c2=24", "r1c7=125", "r1c8=25", "r2c2=34");
        // Two cells in the row for 1, 2 and 5, which the rest of the row loses too.
        assertThat(marks.first(TechniqueId.SUE_DE_COQ))
                .isEqualTo("r1c3-3 r1c3-4 r2c1-3 r2c1-4 r2c3-3 r2c3-4 r3c1-3 r3c1-4 r3c2-3 r3c2-4 r3c3-3 r3c3-4"
                        + " r1c3-1 r1c3-2 r1c3-5 r1c4-1 r1c4-2 r1c4-5 r1c5-1 r1c5-2 r1c5-5 r1c6-1 r1c6-2 r1c6-5"
                        + " r1c9-1 r1c9-2 r1c9-5");
    }

    @Test
    void columnsComeAfterRowsAndOtherBoardsWork() {
        assertThat(PencilMarks.of(Geometry.of(2, 2), ".+2..34...13.4.1.").first(TechniqueId.SUE_DE_COQ))
                .isEqualTo("r3c4-2");
        assertThat(PencilMarks.of(Geometry.of(2, 3), "..3..6.......45...+6.2.3...+654.1.....")
                        .first(TechniqueId.SUE_DE_COQ))
                .isEqualTo("r2c3-4");
    }

    @Test
    void whereNothingWasFoundItLooksAgainAfterAChange() {
        PencilMarks marks = PencilMarks.on(Geometry.CLASSIC).leave("r1c1=13", "r1c2=24", "r1c7=12", "r2c2=345");
        Technique search = new SueDeCoq(Setup.of(marks.position().layout()));
        Steps steps = Steps.first(marks.position().layout());
        EnumSet<TechniqueId> wanted = EnumSet.of(TechniqueId.SUE_DE_COQ);
        assertThat(steps.search(search, marks.position(), wanted).isFound()).isFalse();
        assertThat(steps.search(search, marks.position(), wanted).isFound()).isFalse();
        marks.remove("r2c2-5");
        assertThat(steps.search(search, marks.position(), wanted).isFound()).isTrue();
    }
}
