package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class BivalueGravesTest {
    private static final Geometry SIX = Geometry.of(2, 3);
    private static final String FEW_LEFT = ".6...24.+2.1+6+6..1+2..2..+63+3+16+2..+2456+3+1";

    @Test
    void type1LeavesTheExtraCandidate() {
        PencilMarks marks = PencilMarks.of(SIX, FEW_LEFT);
        assertThat(marks.all(TechniqueId.BUG_1)).containsExactly("r1c4-3 r1c4-4");
        assertThat(marks.steps(TechniqueId.BUG_1, EnumSet.of(TechniqueId.BUG_1))
                        .getFirst()
                        .args())
                .containsEntry("extra", new Subject.OfDigits(List.of(5)));
    }

    @Test
    void withoutTheExtraCandidateItIsAGraveAndNoStep() {
        assertThat(PencilMarks.of(SIX, FEW_LEFT).remove("r1c4-5").first(TechniqueId.BUG_1))
                .isEmpty();
    }

    @Test
    void type2TakesTheDigitFromAllThatSeeTheExtraCandidates() {
        assertThat(PencilMarks.of(SIX, ".312..+2.+4.+3+1..+53..42+3+1+65..6.....2.1.")
                        .remove("r5c5-4 r5c6-4 r6c6-4")
                        .all(TechniqueId.BUG_2))
                .containsExactly("r5c4-5 r5c5-5 r6c1-5 r6c2-5");
    }

    @Test
    void type3MakesASubsetAndType4SharesADigit() {
        PencilMarks marks = PencilMarks.of(
                        Geometry.CLASSIC,
                        ".+2.1+3+8497.7.+56+9+3+8+2+9+3+8+2+4+7+6+51.8.7..+9+35..3+9+842+7+6.9+73..+1+48"
                                + "+3+6+9872+5+1+484.+6.+3+7+2+9+7.2+49.+86+3")
                .remove("r4c1-1 r4c3-1");
        assertThat(marks.first(TechniqueId.BUG_3)).isEqualTo("r5c1-5");
        assertThat(marks.all(TechniqueId.BUG_4)).containsExactly("r4c1-4 r6c1-6");
        assertThat(marks.first(TechniqueId.BUG_1)).isEmpty();
        assertThat(marks.first(TechniqueId.BUG_2)).isEmpty();
    }

    @Test
    void ordinaryPositionsAreNoGraves() {
        assertThat(PencilMarks.on(Geometry.CLASSIC).first(TechniqueId.BUG_1)).isEmpty();
        assertThat(PencilMarks.of(SIX, "...3...4..5.435.2...2...3........6.2").first(TechniqueId.BUG_2))
                .isEmpty();
    }
}
