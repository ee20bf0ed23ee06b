package io.shudu.logic.technique;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Exotic patterns in positions that are drawn by hand, with what they remove by their definition. */
class ExoticPatternsTest {
    private static PencilMarks board() {
        return PencilMarks.on(Geometry.CLASSIC);
    }

    /** All digits of some cells, as effects. */
    private static List<String> effects(String digits, String... cells) {
        List<String> effects = new ArrayList<>();
        for (String cell : cells) {
            digits.chars().forEach(digit -> effects.add(cell + "-" + (char) digit));
        }
        return effects;
    }

    private static List<String> first(PencilMarks marks, TechniqueId id) {
        return List.of(marks.first(id).split(" ", -1));
    }

    @Test
    void theDigitsOfAnXyzRingFillItsCells() {
        PencilMarks marks = board().leave("r1c1=123", "r1c9=13", "r2c2=23");
        assertThat(marks.first(TechniqueId.XYZ_RING)).isEmpty();
        marks.removeFrom("row 5", 3, "r5c2", "r5c9");
        List<String> expected = effects("1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8");
        expected.addAll(effects("2", "r1c2", "r1c3", "r2c1", "r2c3", "r3c1", "r3c2", "r3c3"));
        expected.addAll(effects("3", "r1c2", "r1c3"));
        assertThat(first(marks, TechniqueId.XYZ_RING)).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void oneDigitStandsOnBothSidesOfABentWing() {
        PencilMarks four = board().leave("r1c1=123", "r1c5=14", "r2c1=24", "r3c2=34");
        assertThat(four.all(TechniqueId.BENT_WXYZ_WING)).containsExactly("r1c2-4 r1c3-4");
        PencilMarks five = board().leave("r1c1=123", "r1c5=14", "r1c6=15", "r2c1=24", "r3c2=34");
        assertThat(five.all(TechniqueId.VWXYZ_WING)).containsExactly("r1c2-4 r1c3-4");
        // A second digit on both sides spoils it.
        assertThat(board().leave("r1c1=123", "r1c5=14", "r1c6=25", "r2c1=24", "r3c2=34")
                        .first(TechniqueId.VWXYZ_WING))
                .isEmpty();
    }

    /** Pairs of 1 in row 1, of 2 in column 1 and of 3 in column 5, joined by two cells with two candidates. */
    private static PencilMarks medusa() {
        return board().leave("r1c1=12", "r1c5=13")
                .removeFrom("row 1", 1, "r1c1", "r1c5")
                .removeFrom("column 1", 2, "r1c1", "r5c1")
                .removeFrom("column 5", 3, "r1c5", "r5c5");
    }

    @Test
    void whatBothColoursOfAMedusaExcludeGoes() {
        assertThat(medusa().all(TechniqueId.MEDUSA_TRAP)).containsExactly("r5c1-3 r5c5-2");
        assertThat(medusa().first(TechniqueId.MEDUSA_WRAP)).isEmpty();
    }

    @Test
    void aColourOfAMedusaThatContradictsItselfIsFalse() {
        assertThat(first(medusa().removeFrom("row 5", 3, "r5c1", "r5c5"), TechniqueId.MEDUSA_WRAP))
                .containsExactlyInAnyOrder("r1c1-1", "r1c5-3", "r5c1-2", "r5c1-3");
        // The same colour would leave nothing for a cell, or no place in a box.
        for (PencilMarks marks :
                List.of(medusa().leave("r5c9=2"), medusa().removeFrom("box 6", 2, "r5c7", "r5c8", "r5c9"))) {
            assertThat(first(marks, TechniqueId.MEDUSA_WRAP)).containsExactlyInAnyOrder("r1c1-1", "r1c5-3", "r5c1-2");
        }
    }

    /** Rows 1 and 2 in columns 1, 4 and 7. */
    private static PencilMarks rectangle(String one, String other) {
        return board().leave("r1c1=123", "r1c4=123", "r1c7=123", "r2c1=23", "r2c4=" + one, "r2c7=" + other);
    }

    @Test
    void extendedRectanglesHaveFourTypes() {
        assertThat(rectangle("123", "1239").all(TechniqueId.EXTENDED_RECTANGLE_1))
                .containsExactly("r2c7-1 r2c7-2 r2c7-3");
        assertThat(rectangle("1239", "1239").all(TechniqueId.EXTENDED_RECTANGLE_2))
                .containsExactly(String.join(" ", effects("9", "r2c2", "r2c3", "r2c5", "r2c6", "r2c8", "r2c9")));
        assertThat(rectangle("1238", "1239").leave("r2c5=89").all(TechniqueId.EXTENDED_RECTANGLE_3))
                .contains(String.join(" ", effects("89", "r2c2", "r2c3", "r2c6", "r2c8", "r2c9")));
        assertThat(rectangle("1238", "1239")
                        .removeFrom("row 2", 1, "r2c4", "r2c7")
                        .all(TechniqueId.EXTENDED_RECTANGLE_4))
                .containsExactly("r2c4-2 r2c4-3 r2c7-2 r2c7-3");
    }

    @Test
    void linesOfTwoBandsAreExchangedWithinAStack() {
        PencilMarks marks = board().leave("r1c1=123", "r1c2=123", "r1c3=123", "r5c1=123", "r5c2=123", "r5c3=1235");
        assertThat(marks.all(TechniqueId.EXTENDED_RECTANGLE_1)).containsExactly("r5c3-1 r5c3-2 r5c3-3");
    }

    @Test
    void polygonsOfSevenAndEightCellsAreDeadly() {
        String[] pairs = {"r1c4=123", "r2c4=123", "r4c1=123", "r4c2=1239"};
        assertThat(board().leave("r1c1=123", "r1c2=123", "r2c1=123")
                        .leave(pairs)
                        .all(TechniqueId.BORESCOPER_1))
                .contains("r4c2-1 r4c2-2 r4c2-3");
        String[] eight = {"r1c1=1234", "r1c2=1234", "r2c1=1234", "r2c2=1234", "r1c4=1234", "r2c4=1234", "r4c1=1234"};
        assertThat(board().leave(eight).leave("r4c2=12345").all(TechniqueId.BORESCOPER_1))
                .contains("r4c2-1 r4c2-2 r4c2-3 r4c2-4");
        assertThat(PencilMarks.on(Geometry.of(2, 3)).first(TechniqueId.BORESCOPER_1))
                .isEmpty();
    }

    private static void firework(PencilMarks marks, int digit, String line, String box, String end) {
        int index = box.charAt(box.length() - 1) - '0';
        List<String> kept = new ArrayList<>(List.of(end));
        for (int row = 1; row <= 9; row++) {
            for (int column = 1; column <= 9; column++) {
                if ((row - 1) / 3 * 3 + (column - 1) / 3 + 1 == index) {
                    kept.add("r" + row + "c" + column);
                }
            }
        }
        marks.removeFrom(line, digit, kept.toArray(String[]::new));
    }

    @Test
    void threeFireworksFillThreeCells() {
        PencilMarks marks = board();
        for (int digit = 1; digit <= 3; digit++) {
            firework(marks, digit, "row 1", "box 1", "r1c5");
            firework(marks, digit, "column 1", "box 1", "r5c1");
        }
        List<String> expected = effects("456789", "r1c1", "r1c5", "r5c1");
        expected.addAll(effects("123", "r2c2", "r2c3", "r3c2", "r3c3"));
        assertThat(first(marks, TechniqueId.FIREWORK_TRIPLE)).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(marks.first(TechniqueId.FIREWORK_QUAD)).isEmpty();
    }

    @Test
    void twoPairsOfFireworksFillFourCells() {
        PencilMarks marks = board();
        for (int digit = 1; digit <= 2; digit++) {
            firework(marks, digit, "row 1", "box 1", "r1c5");
            firework(marks, digit, "column 1", "box 1", "r5c1");
            firework(marks, digit + 2, "row 5", "box 5", "r5c1");
            firework(marks, digit + 2, "column 5", "box 5", "r1c5");
        }
        List<String> expected = effects("3456789", "r1c1");
        expected.addAll(effects("1256789", "r5c5"));
        expected.addAll(effects("56789", "r1c5", "r5c1"));
        expected.addAll(effects("12", "r2c2", "r2c3", "r3c2", "r3c3"));
        expected.addAll(effects("34", "r4c4", "r4c6", "r6c4", "r6c6"));
        assertThat(first(marks, TechniqueId.FIREWORK_QUAD)).containsExactlyInAnyOrderElementsOf(expected);
    }

    /** Three boxes with falling slopes and one with a rising one. */
    private static PencilMarks tridagon(String r6c3, String r6c4) {
        return board().leave("r1c1=123", "r2c2=123", "r3c3=123", "r1c4=123", "r2c5=123", "r3c6=123")
                .leave("r4c1=123", "r5c2=123", "r4c6=123", "r5c5=123", "r6c3=" + r6c3, "r6c4=" + r6c4);
    }

    @Test
    void aGuardianOfATridagonIsTrue() {
        assertThat(first(tridagon("123", "1237"), TechniqueId.TRIDAGON)).contains("r6c4-1", "r6c4-2", "r6c4-3");
        assertThat(tridagon("1237", "1237").all(TechniqueId.TRIDAGON))
                .contains(String.join(" ", effects("7", "r6c1", "r6c2", "r6c5", "r6c6", "r6c7", "r6c8", "r6c9")));
        // Guardians that nothing sees remove nothing.
        assertThat(tridagon("1238", "1237").all(TechniqueId.TRIDAGON)).isEmpty();
    }

    /** The ring of the puzzle for which it was first described, with its thirteen removals. */
    @Test
    void theEasterMonsterHasAnSkLoop() {
        PencilMarks marks = PencilMarks.of(
                Geometry.CLASSIC, "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
        assertThat(marks.all(TechniqueId.SK_LOOP)).hasSize(1);
        assertThat(first(marks, TechniqueId.SK_LOOP)).hasSize(13);
    }

    /** Nine cells: each of three columns has one digit of its own, and each of three rows has two. */
    @Test
    void digitsAreCountedByRowsOrByColumns() {
        PencilMarks marks = board().leave("r1c1=145", "r1c4=245", "r1c7=345", "r4c1=167", "r4c4=267", "r4c7=367")
                .leave("r7c1=189", "r7c4=289", "r7c7=389");
        List<String> expected = new ArrayList<>();
        String[] digits = {"45", "67", "89"};
        for (int line = 0; line < 3; line++) {
            for (int i = 1; i <= 9; i++) {
                if (i != 1 && i != 4 && i != 7) {
                    expected.addAll(effects(digits[line], "r" + (3 * line + 1) + "c" + i));
                    expected.addAll(effects("" + (line + 1), "r" + i + "c" + (3 * line + 1)));
                }
            }
        }
        assertThat(first(marks, TechniqueId.MULTI_SECTOR_LOCKED_SETS)).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(PencilMarks.on(Geometry.of(4, 4)).first(TechniqueId.MULTI_SECTOR_LOCKED_SETS))
                .isEmpty();
    }

    /** Base r1c1 and r1c2, lines in columns 3, 4 and 7, targets r2c4 and r3c7; each digit has two rows below. */
    private static PencilMarks exocet() {
        PencilMarks marks = board().leave("r1c1=123", "r1c2=123");
        int[][] rows = {{4, 7}, {5, 8}, {6, 9}};
        for (int digit = 1; digit <= 3; digit++) {
            for (int column : new int[] {3, 4, 7}) {
                marks.removeFrom(
                        "column " + column,
                        digit,
                        "r" + rows[digit - 1][0] + "c" + column,
                        "r" + rows[digit - 1][1] + "c" + column,
                        column == 4 ? "r2c4" : "r3c7");
            }
        }
        return marks;
    }

    @Test
    void theTargetsOfAnExocetHaveTheDigitsOfItsBase() {
        List<String> expected = effects("456789", "r2c4", "r3c7");
        assertThat(first(exocet(), TechniqueId.JUNIOR_EXOCET)).containsExactlyInAnyOrderElementsOf(expected);
        // In the mirror of r2c4, only r3c8 is left for these digits.
        PencilMarks mirrored = exocet().remove("r3c9-1 r3c9-2 r3c9-3");
        expected.addAll(effects("456789", "r3c8"));
        assertThat(first(mirrored, TechniqueId.JUNIOR_EXOCET)).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(exocet().first(TechniqueId.DOUBLE_EXOCET)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"TRIDAGON", "SK_LOOP", "JUNIOR_EXOCET", "EXTENDED_RECTANGLE_1"})
    void otherBoardsHaveNone(TechniqueId id) {
        assertThat(PencilMarks.on(Geometry.of(2, 2)).first(id)).isEmpty();
    }
}
