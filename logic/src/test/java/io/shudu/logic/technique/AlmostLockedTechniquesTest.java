package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Steps made of almost locked sets, in positions drawn by hand. */
class AlmostLockedTechniquesTest {
    private static PencilMarks leave(String... cells) {
        return PencilMarks.on(Geometry.CLASSIC).leave(cells);
    }

    private static Step only(PencilMarks marks, TechniqueId id) {
        List<Step> steps = marks.steps(id, EnumSet.of(id));
        assertThat(steps).hasSize(1);
        assertThat(marks.first(id)).isEqualTo(marks.effects(steps.getFirst()));
        return steps.getFirst();
    }

    private static Setup everyStep(PencilMarks marks, boolean overlap) {
        return new Setup(marks.position().layout(), false, false, false, true, false, overlap, true);
    }

    @Test
    void twoSetsWithALinkShareADigit() {
        // 1 is in r1c1 or in r1c7; then 2 is in r2c8 or in r1c1.
        PencilMarks marks = leave("r1c1=12", "r1c7=13", "r2c8=23");
        Step step = only(marks, TechniqueId.ALS_XZ);
        assertThat(marks.effects(step)).isEqualTo("r1c8-2 r1c9-2 r2c1-2 r2c2-2 r2c3-2");
        assertThat(step.args())
                .containsEntry("set1", new Subject.OfCells(List.of(0)))
                .containsEntry("digits1", new Subject.OfDigits(List.of(1, 2)))
                .containsEntry("set2", new Subject.OfCells(List.of(6, 16)))
                .containsEntry("digits2", new Subject.OfDigits(List.of(1, 2, 3)))
                .containsEntry("link1", new Subject.OfDigits(List.of(1)))
                .containsEntry("common", new Subject.OfDigits(List.of(2)));
    }

    @Test
    void twoSetsWithTwoLinksAreLocked() {
        // 1 and 2 are on one diagonal of r17c12 or on the other; 3 is in r1c12, 4 in r7c12.
        PencilMarks marks = leave("r1c1=13", "r1c2=23", "r7c1=14", "r7c2=24");
        Step step = only(marks, TechniqueId.ALS_XZ);
        assertThat(marks.effects(step))
                .isEqualTo(
                        "r2c2-2 r3c2-2 r4c2-2 r5c2-2 r6c2-2 r8c2-2 r9c2-2"
                                + " r2c1-1 r3c1-1 r4c1-1 r5c1-1 r6c1-1 r8c1-1 r9c1-1"
                                + " r1c3-3 r1c4-3 r1c5-3 r1c6-3 r1c7-3 r1c8-3 r1c9-3 r2c1-3 r2c2-3 r2c3-3 r3c1-3 r3c2-3 r3c3-3"
                                + " r7c3-4 r7c4-4 r7c5-4 r7c6-4 r7c7-4 r7c8-4 r7c9-4 r8c1-4 r8c2-4 r8c3-4 r9c1-4 r9c2-4 r9c3-4");
        assertThat(step.args()).containsEntry("links", new Subject.OfDigits(List.of(1, 2)));
    }

    @Test
    void linksMustBeToAllPlacesOfADigit() {
        // r2c8 can be 1 too, and r1c1 does not see it.
        PencilMarks marks = leave("r1c1=12", "r1c7=13", "r2c8=123", "r2c7=13");
        assertThat(marks.all(TechniqueId.ALS_XZ)).doesNotContain("r1c8-2 r1c9-2 r2c1-2 r2c2-2 r2c3-2");
    }

    @Test
    void aSetBetweenTwoOthersIsAWing() {
        PencilMarks marks = leave("r5c5=12", "r5c1=13", "r1c5=23");
        Step step = only(marks, TechniqueId.ALS_XY_WING);
        assertThat(marks.effects(step)).isEqualTo("r1c1-3");
        assertThat(step.args())
                .containsEntry("set1", new Subject.OfCells(List.of(4)))
                .containsEntry("set2", new Subject.OfCells(List.of(40)))
                .containsEntry("set3", new Subject.OfCells(List.of(36)))
                .containsEntry("link1", new Subject.OfDigits(List.of(2)))
                .containsEntry("link2", new Subject.OfDigits(List.of(1)))
                .containsEntry("common", new Subject.OfDigits(List.of(3)));
    }

    @Test
    void aWingNeedsTwoDifferentLinks() {
        assertThat(leave("r5c5=12", "r5c1=13", "r1c5=13").first(TechniqueId.ALS_XY_WING))
                .isEmpty();
    }

    @Test
    void fourSetsAreAChain() {
        PencilMarks marks = leave("r1c1=12", "r1c5=23", "r5c5=34", "r5c9=14");
        Step step = only(marks, TechniqueId.ALS_CHAIN);
        assertThat(marks.effects(step)).isEqualTo("r1c9-1 r5c1-1");
        assertThat(step.args())
                .containsEntry("set1", new Subject.OfCells(List.of(0)))
                .containsEntry("set4", new Subject.OfCells(List.of(44)))
                .containsEntry("link1", new Subject.OfDigits(List.of(2)))
                .containsEntry("link2", new Subject.OfDigits(List.of(3)))
                .containsEntry("link3", new Subject.OfDigits(List.of(4)))
                .containsEntry("common", new Subject.OfDigits(List.of(1)));
    }

    @Test
    void whoWantsEveryStepGetsChainsThatGoBackAndForth() {
        // The last link leads from r5c9 back to r5c5, which comes before it.
        PencilMarks marks = leave("r1c1=12", "r1c9=23", "r5c9=34", "r5c5=14");
        assertThat(marks.first(TechniqueId.ALS_CHAIN)).isEmpty();
        assertThat(marks.first(everyStep(marks, false), TechniqueId.ALS_CHAIN)).isEqualTo("r1c5-1 r5c1-1");
    }

    @Test
    void theChainThatRemovesMostComesFirst() {
        // The chain in rows 1 and 5 removes one candidate, for r1c9 is filled; that in rows 6 and 9 removes two.
        PencilMarks marks = PencilMarks.of(Geometry.CLASSIC, "........9")
                .leave("r1c1=12", "r1c5=23", "r5c5=34", "r5c9=14", "r6c2=56", "r6c6=67", "r9c6=78", "r9c8=58");
        assertThat(marks.all(TechniqueId.ALS_CHAIN)).containsExactly("r6c8-5 r9c2-5", "r5c1-1");
        assertThat(marks.first(TechniqueId.ALS_CHAIN)).isEqualTo("r6c8-5 r9c2-5");
    }

    @Test
    void aStemWithPetalsIsABlossom() {
        PencilMarks marks = leave("r5c5=123", "r5c1=14", "r1c5=24", "r5c2=35", "r1c2=45");
        Step step = only(marks, TechniqueId.DEATH_BLOSSOM);
        assertThat(marks.effects(step)).isEqualTo("r1c1-4");
        assertThat(step.args())
                .containsEntry("stem", new Subject.OfCell(40))
                .containsEntry("set1", new Subject.OfCells(List.of(36)))
                .containsEntry("set2", new Subject.OfCells(List.of(4)))
                .containsEntry("set3", new Subject.OfCells(List.of(1, 37)))
                .containsEntry("link1", new Subject.OfDigits(List.of(1)))
                .containsEntry("link2", new Subject.OfDigits(List.of(2)))
                .containsEntry("link3", new Subject.OfDigits(List.of(3)))
                .containsEntry("common", new Subject.OfDigits(List.of(4)));
    }

    @Test
    void petalsDoNotOverlapUnlessTheyMay() {
        // The petals of 1 and 2, r1c12 and r1c23, share r1c2.
        PencilMarks marks = leave("r5c1=16", "r5c3=12", "r4c1=17", "r1c1=138", "r1c2=38", "r1c3=238");
        marks.removeFrom("column 1", 1, "r1c1", "r4c1", "r5c1");
        List<String> apart = marks.all(TechniqueId.DEATH_BLOSSOM);
        List<Step> overlapping = Steps.all(marks.position().layout())
                .search(
                        new DeathBlossoms(everyStep(marks, true)),
                        marks.position(),
                        EnumSet.of(TechniqueId.DEATH_BLOSSOM))
                .steps();
        assertThat(overlapping).hasSizeGreaterThan(apart.size());
    }

    @Test
    void twoCellsExcludeADigit() {
        // If r1c1 is 1, r2c5 can be neither 2, for r1c4, nor 3, for r2c2.
        PencilMarks marks = leave("r1c1=149", "r2c5=23", "r1c4=12", "r2c2=13");
        Step step = marks.steps(TechniqueId.ALIGNED_PAIR_EXCLUSION, EnumSet.of(TechniqueId.ALIGNED_PAIR_EXCLUSION))
                .getFirst();
        assertThat(marks.effects(step)).isEqualTo("r1c1-1");
        assertThat(marks.first(TechniqueId.ALIGNED_PAIR_EXCLUSION)).isEqualTo("r1c1-1");
        assertThat(step.args())
                .containsEntry("cells", new Subject.OfCells(List.of(0, 13)))
                .containsEntry("excluders", new Subject.OfCells(List.of(3, 10)));
    }

    @Test
    void threeCellsExcludeADigit() {
        // If r1c1 is 1, then r1c4 wants r1c2 to be 3, and r1c3 can be neither 5 nor 6, for r1c5 and r1c6.
        PencilMarks marks = leave("r1c1=1789", "r1c2=23", "r1c3=56", "r1c4=12", "r1c5=135", "r1c6=136");
        Step step = marks.steps(
                        TechniqueId.ALIGNED_TRIPLET_EXCLUSION, EnumSet.of(TechniqueId.ALIGNED_TRIPLET_EXCLUSION))
                .getFirst();
        assertThat(marks.effects(step)).isEqualTo("r1c1-1");
        assertThat(step.args())
                .containsEntry("cells", new Subject.OfCells(List.of(0, 1, 2)))
                .containsEntry("excluders", new Subject.OfCells(List.of(3, 4, 5)));
    }

    @Test
    void cellsNextToANakedSingleAreNotAligned() {
        PencilMarks marks = leave("r1c1=149", "r2c5=23", "r1c4=12", "r2c2=13", "r9c1=5", "r3c3=6", "r9c5=7", "r3c6=8");
        assertThat(marks.first(TechniqueId.ALIGNED_PAIR_EXCLUSION)).isEmpty();
    }

    @Test
    void otherBoardsHaveThemToo() {
        assertThat(PencilMarks.on(Geometry.of(2, 3))
                        .leave("r1c1=12", "r1c4=13", "r2c5=23")
                        .first(TechniqueId.ALS_XZ))
                .isEqualTo("r1c5-2 r1c6-2 r2c1-2 r2c2-2 r2c3-2");
        assertThat(PencilMarks.on(Geometry.of(4, 4))
                        .leave("r5c5=cg", "r5c1=ag", "r1c5=ac")
                        .first(TechniqueId.ALS_XY_WING))
                .isEqualTo("r1c1-10");
        assertThat(PencilMarks.on(Geometry.of(4, 4))
                        .leave("r1c1=12", "r1c9=2g", "r9c9=gf", "r9cg=1f".replace("cg", "c16"))
                        .first(TechniqueId.ALS_CHAIN))
                .isEqualTo("r1c16-1 r9c1-1");
    }
}
