package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;

class DirectSinglesTest {
    private static final Geometry CLASSIC = Geometry.CLASSIC;

    @Test
    void pointingLeavesASingle() {
        // In box 1 the digit is in row 1, so that box 2 has one place for it.
        PencilMarks marks = PencilMarks.on(CLASSIC)
                .removeFrom("box 1", 5, "r1c1", "r1c2")
                .removeFrom("box 2", 5, "r1c4", "r1c5", "r3c6");
        assertThat(marks.first(TechniqueId.DIRECT_POINTING)).isEqualTo("r3c6=5");
        Step step = marks.steps(TechniqueId.DIRECT_POINTING, EnumSet.of(TechniqueId.DIRECT_POINTING))
                .getFirst();
        assertThat(step.eliminations()).isEmpty();
        assertThat(step.args())
                .containsEntry("digit", new Subject.OfDigit(5))
                .containsEntry("base", new Subject.OfHouse(18))
                .containsEntry("cover", new Subject.OfHouse(0))
                .containsEntry("house", new Subject.OfHouse(19));
    }

    @Test
    void columnsComeBeforeRows() {
        PencilMarks marks = PencilMarks.on(CLASSIC)
                .removeFrom("box 1", 5, "r1c1", "r1c2")
                .removeFrom("box 2", 5, "r1c4", "r1c5", "r3c6")
                .removeFrom("box 3", 8, "r1c7", "r2c7")
                .removeFrom("box 6", 8, "r4c7", "r5c9");
        assertThat(marks.all(TechniqueId.DIRECT_POINTING)).containsExactly("r5c9=8", "r3c6=5");
    }

    @Test
    void claimingLeavesASingle() {
        // In row 1 the digit is in box 1, so that row 2 has one place for it.
        PencilMarks marks =
                PencilMarks.on(CLASSIC).removeFrom("row 1", 5, "r1c1", "r1c2").removeFrom("row 2", 5, "r2c1", "r2c7");
        assertThat(marks.first(TechniqueId.DIRECT_CLAIMING)).isEqualTo("r2c7=5");
    }

    @Test
    void aHiddenPairLeavesASingle() {
        PencilMarks marks = PencilMarks.on(CLASSIC)
                .removeFrom("box 5", 1, "r4c4", "r5c5")
                .removeFrom("box 5", 2, "r4c4", "r5c5")
                .removeFrom("box 5", 7, "r4c4", "r6c6");
        assertThat(marks.all(TechniqueId.DIRECT_HIDDEN_PAIR)).containsExactly("r6c6=7");
        assertThat(marks.first(TechniqueId.DIRECT_HIDDEN_TRIPLE)).isEmpty();
    }

    @Test
    void aHiddenTripleLeavesASingle() {
        PencilMarks marks = PencilMarks.on(CLASSIC)
                .removeFrom("row 9", 1, "r9c1", "r9c5")
                .removeFrom("row 9", 2, "r9c5", "r9c9")
                .removeFrom("row 9", 3, "r9c1", "r9c9")
                .removeFrom("row 9", 7, "r9c1", "r9c5", "r9c2");
        assertThat(marks.all(TechniqueId.DIRECT_HIDDEN_TRIPLE)).containsExactly("r9c2=7");
        assertThat(marks.first(TechniqueId.DIRECT_HIDDEN_PAIR)).isEmpty();
    }

    @Test
    void directSinglesAreFoundOnOtherBoards() {
        Geometry four = Geometry.of(2, 2);
        assertThat(PencilMarks.of(four, "....42.....12...").first(TechniqueId.DIRECT_POINTING))
                .isEqualTo("r2c3=1");
        assertThat(PencilMarks.of(four, "....34...2....4.").first(TechniqueId.DIRECT_CLAIMING))
                .isEqualTo("r4c4=2");
        assertThat(PencilMarks.of(Geometry.of(2, 3), ".3.62...4...5...1............3.4...1")
                        .first(TechniqueId.DIRECT_HIDDEN_PAIR))
                .isEqualTo("r1c3=5");
    }

    @Test
    void aDiagonalCanClaim() {
        int[] diagonal = {0, 10, 20, 30, 40, 50, 60, 70, 80};
        int[] other = {8, 16, 24, 32, 40, 48, 56, 64, 72};
        Geometry geometry =
                CLASSIC.with(new House(House.Kind.EXTRA, 0, diagonal), new House(House.Kind.EXTRA, 1, other));
        PencilMarks marks = PencilMarks.on(geometry)
                .removeFrom("extra 1", 5, "r4c4", "r6c6")
                .removeFrom("extra 2", 5, "r4c6", "r9c1");
        assertThat(marks.first(TechniqueId.DIRECT_CLAIMING)).isEqualTo("r9c1=5");
        // The middle belongs to both diagonals and stays.
        PencilMarks middle = PencilMarks.on(geometry)
                .removeFrom("extra 1", 5, "r4c4", "r5c5")
                .removeFrom("extra 2", 5, "r4c6", "r5c5", "r9c1");
        assertThat(middle.first(TechniqueId.DIRECT_CLAIMING)).isEmpty();
    }
}
