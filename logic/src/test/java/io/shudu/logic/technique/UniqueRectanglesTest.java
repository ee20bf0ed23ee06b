package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.logic.position.Layout;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class UniqueRectanglesTest {
    private static final Geometry CLASSIC = Geometry.CLASSIC;

    private static PencilMarks rectangle(String r1c1, String r1c4, String r2c1, String r2c4) {
        return PencilMarks.on(CLASSIC).leave("r1c1=" + r1c1, "r1c4=" + r1c4, "r2c1=" + r2c1, "r2c4=" + r2c4);
    }

    @Test
    void type1TakesThePairFromTheFourthCorner() {
        PencilMarks marks = rectangle("12", "12", "12", "1257");
        assertThat(marks.all(TechniqueId.UNIQUE_RECTANGLE_1)).containsExactly("r2c4-1 r2c4-2");
        assertThat(marks.first(TechniqueId.UNIQUE_RECTANGLE_2)).isEmpty();
    }

    @Test
    void type2TakesTheExtraDigitFromAllThatSeeBoth() {
        PencilMarks marks = rectangle("12", "123", "12", "123");
        assertThat(marks.all(TechniqueId.UNIQUE_RECTANGLE_2))
                .containsExactly("r1c5-3 r1c6-3 r2c5-3 r2c6-3 r3c4-3 r3c5-3 r3c6-3"
                        + " r4c4-3 r5c4-3 r6c4-3 r7c4-3 r8c4-3 r9c4-3");
        assertThat(marks.first(TechniqueId.UNIQUE_RECTANGLE_5)).isEmpty();
    }

    @Test
    void type3MakesASubsetOfTheExtraDigits() {
        PencilMarks inColumn = rectangle("12", "123", "12", "124").leave("r5c4=34");
        assertThat(inColumn.all(TechniqueId.UNIQUE_RECTANGLE_3))
                .containsExactly("r3c4-3 r3c4-4 r4c4-3 r4c4-4 r6c4-3 r6c4-4 r7c4-3 r7c4-4 r8c4-3 r8c4-4 r9c4-3 r9c4-4");
        PencilMarks inBox = rectangle("12", "123", "12", "124").leave("r3c5=345", "r3c6=45");
        assertThat(inBox.all(TechniqueId.UNIQUE_RECTANGLE_3))
                .containsExactly("r1c5-3 r1c5-4 r1c5-5 r1c6-3 r1c6-4 r1c6-5 r2c5-3 r2c5-4 r2c5-5 r2c6-3 r2c6-4 r2c6-5"
                        + " r3c4-3 r3c4-4 r3c4-5");
    }

    @Test
    void aSubsetOfType3CanBeLocked() {
        PencilMarks marks = rectangle("12", "123", "12", "124").leave("r3c4=34");
        List<Step> steps = marks.steps(TechniqueId.UNIQUE_RECTANGLE_3, EnumSet.of(TechniqueId.UNIQUE_RECTANGLE_3));
        assertThat(steps).hasSize(1);
        // Six cells of the column, then six of the box.
        assertThat(marks.effects(steps.getFirst())).startsWith("r4c4-3 r4c4-4").endsWith("r3c6-3 r3c6-4");
        assertThat(steps.getFirst().eliminations()).hasSize(24);
        assertThat(steps.getFirst().args())
                .containsEntry("digits", new Subject.OfDigits(List.of(1, 2)))
                .containsEntry("set", new Subject.OfCells(List.of(21)))
                .containsEntry("set-digits", new Subject.OfDigits(List.of(3, 4)))
                .containsEntry("houses", new Subject.OfHouses(List.of(12, 19)));
    }

    @Test
    void type4TakesTheOtherDigit() {
        PencilMarks marks = rectangle("12", "123", "12", "124")
                .removeFrom("column 4", 1, "r1c4", "r2c4")
                .removeFrom("box 2", 1, "r1c4", "r2c4");
        assertThat(marks.all(TechniqueId.UNIQUE_RECTANGLE_4)).containsExactly("r1c4-2 r2c4-2");
    }

    @Test
    void type5HasTheExtraDigitAcrossOrInThreeCorners() {
        assertThat(rectangle("12", "123", "123", "12").all(TechniqueId.UNIQUE_RECTANGLE_5))
                .containsExactly("r1c2-3 r1c3-3 r2c5-3 r2c6-3");
        assertThat(rectangle("12", "123", "123", "123").all(TechniqueId.UNIQUE_RECTANGLE_5))
                .containsExactly("r2c5-3 r2c6-3");
    }

    @Test
    void type6TakesTheDigitThatHasNoOtherPlaceInFourLines() {
        PencilMarks marks = rectangle("12", "1256", "123", "12")
                .removeFrom("row 1", 2, "r1c1", "r1c4")
                .removeFrom("row 2", 2, "r2c1", "r2c4")
                .removeFrom("column 1", 2, "r1c1", "r2c1");
        assertThat(marks.first(TechniqueId.UNIQUE_RECTANGLE_6)).isEmpty();
        marks.removeFrom("column 4", 2, "r1c4", "r2c4");
        assertThat(marks.all(TechniqueId.UNIQUE_RECTANGLE_6)).containsExactly("r1c4-2 r2c1-2");
    }

    @Test
    void aHiddenOneTakesTheOtherDigitFromTheOppositeCorner() {
        PencilMarks marks = rectangle("12", "1235", "124", "1267").removeFrom("row 2", 1, "r2c1", "r2c4");
        assertThat(marks.first(TechniqueId.HIDDEN_RECTANGLE)).isEmpty();
        marks.removeFrom("column 4", 1, "r1c4", "r2c4");
        assertThat(marks.all(TechniqueId.HIDDEN_RECTANGLE)).containsExactly("r2c4-2");
    }

    @Test
    void aCornerMayLackADigitThatNobodyHasPlaced() {
        PencilMarks marks = rectangle("12", "1", "12", "257");
        Layout layout = marks.position().layout();
        assertThat(marks.first(TechniqueId.UNIQUE_RECTANGLE_1)).isEqualTo("r2c4-2");
        Setup thick = new Setup(layout, false, false, false, false, false, false, false);
        assertThat(marks.first(thick, TechniqueId.UNIQUE_RECTANGLE_1)).isEmpty();
    }

    @Test
    void eachRectangleIsLookedAtForOnePairIfOneStepIsWanted() {
        // From r1c1 it is the pair 1 2, which says nothing; from r2c4 it is 1 3.
        PencilMarks marks = rectangle("12", "1356", "1378", "13")
                .removeFrom("row 1", 3, "r1c4")
                .removeFrom("column 1", 3, "r2c1");
        assertThat(marks.all(TechniqueId.HIDDEN_RECTANGLE)).containsExactly("r1c1-1");
        assertThat(marks.first(TechniqueId.HIDDEN_RECTANGLE)).isEmpty();
    }

    @Test
    void rectanglesAreFoundOnOtherBoards() {
        assertThat(PencilMarks.of(Geometry.of(2, 2), "2.3.3...1.2.....").first(TechniqueId.UNIQUE_RECTANGLE_1))
                .isEqualTo("r2c4-1 r2c4-4");
        assertThat(PencilMarks.of(Geometry.of(2, 3), "...3...4..5.435.2...2...3........6.2")
                        .first(TechniqueId.UNIQUE_RECTANGLE_4))
                .isEqualTo("r1c1-1 r1c2-1");
        PencilMarks large = PencilMarks.on(Geometry.of(4, 4)).leave("r1c1=ag", "r1c9=ag", "r4c1=ag", "r4c9=agb");
        assertThat(large.first(TechniqueId.UNIQUE_RECTANGLE_1)).isEqualTo("r4c9-10 r4c9-16");
    }

    @Test
    void aDiagonalCanSaveARectangle() {
        int[] diagonal = {0, 10, 20, 30, 40, 50, 60, 70, 80};
        Geometry geometry = CLASSIC.with(new House(House.Kind.EXTRA, 0, diagonal));
        String[] onDiagonal = {"r1c1=12", "r1c4=12", "r2c1=12", "r2c4=125"};
        assertThat(PencilMarks.on(geometry).leave(onDiagonal).first(TechniqueId.UNIQUE_RECTANGLE_1))
                .isEmpty();
        String[] beside = {"r1c2=12", "r1c4=12", "r3c2=12", "r3c4=125"};
        assertThat(PencilMarks.on(geometry).leave(beside).first(TechniqueId.UNIQUE_RECTANGLE_1))
                .isEqualTo("r3c4-1 r3c4-2");
    }

    @Test
    void aRectangleInFourBoxesIsNone() {
        String[] four = {"r1c1=12", "r1c4=12", "r4c1=12", "r4c4=125"};
        assertThat(PencilMarks.on(CLASSIC).leave(four).first(TechniqueId.UNIQUE_RECTANGLE_1))
                .isEmpty();
    }
}
