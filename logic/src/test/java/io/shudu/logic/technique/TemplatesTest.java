package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.TechniqueId;
import org.junit.jupiter.api.Test;

class TemplatesTest {
    @Test
    void whatNoTemplateUsesIsLost() {
        PencilMarks marks = PencilMarks.of(Geometry.of(2, 2), ".3.1..3...1.4...");
        assertThat(marks.first(TechniqueId.TEMPLATE_DELETE)).isEqualTo("r2c2-1");
    }

    @Test
    void whatAllTemplatesUseIsPlaced() {
        PencilMarks marks = PencilMarks.of(Geometry.of(2, 3), "..2.6.43......1....2........1....5.3");
        assertThat(marks.first(TechniqueId.TEMPLATE_SET)).isEqualTo("r1c4=3");
    }

    @Test
    void aSwordfishIsATemplateStep() {
        PencilMarks marks = PencilMarks.on(Geometry.CLASSIC)
                .removeFrom("row 2", 7, "r2c1", "r2c5")
                .removeFrom("row 5", 7, "r5c5", "r5c9")
                .removeFrom("row 8", 7, "r8c1", "r8c9");
        assertThat(marks.first(TechniqueId.TEMPLATE_DELETE))
                .startsWith("r1c1-7 r1c5-7 r1c9-7")
                .endsWith("r9c9-7");
        assertThat(marks.first(TechniqueId.TEMPLATE_SET)).isEmpty();
    }

    @Test
    void anEmptyBoardHasAllTemplates() {
        for (Geometry geometry : new Geometry[] {Geometry.CLASSIC, Geometry.of(3, 4), Geometry.of(4, 4)}) {
            PencilMarks marks = PencilMarks.on(geometry);
            assertThat(marks.first(TechniqueId.TEMPLATE_DELETE)).isEmpty();
            assertThat(marks.first(TechniqueId.TEMPLATE_SET)).isEmpty();
        }
    }

    @Test
    void aDigitWithoutTemplatesSaysNothing() {
        PencilMarks marks =
                PencilMarks.on(Geometry.of(2, 2)).removeFrom("row 1", 1, "r1c1").removeFrom("row 2", 1, "r2c2");
        assertThat(marks.first(TechniqueId.TEMPLATE_DELETE)).isEmpty();
        assertThat(marks.first(TechniqueId.TEMPLATE_SET)).isEmpty();
    }
}
