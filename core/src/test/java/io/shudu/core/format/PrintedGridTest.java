package io.shudu.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.kinds.BorderedGridFormat;
import io.shudu.core.format.kinds.FrameFormat;
import io.shudu.core.format.kinds.LineFormat;
import io.shudu.core.format.kinds.PlainGridFormat;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Plain and bordered grids. */
class PrintedGridTest {
    private static final GridFormat PLAIN = new PlainGridFormat();
    private static final GridFormat BORDERED = new BorderedGridFormat();

    @Test
    void plain_grids_are_rows() {
        Grid grid = Reads.text(PLAIN, "1...\n4321\n..3.\n2..4\n")
                .asGivens(Samples.SMALL)
                .withBoxes(2, 2)
                .grid();
        assertThat(PLAIN.write(grid)).isEqualTo("1...\n4321\n..3.\n2..4\n");
        assertThat(PLAIN.extent()).isEqualTo(GridFormat.Extent.BLOCK);
        Reads.text(PLAIN, " 1 . . .\r\n# a remark\r\n4 3 2 1 \r\n\r\n. .\t3 .\r\n2 . . 4")
                .asGivens(Samples.SMALL);
    }

    @Test
    void plain_grids_show_boxes_by_empty_lines() {
        String rows = "123456\n......\n......\n\n......\n......\n......\n";
        Reads.text(PLAIN, rows).withBoxes(3, 2);
        Reads.text(PLAIN, "\n" + rows.replace("\n\n", "\n")).withBoxes(2, 3);
        Reads.text(PLAIN, "123456\n......\n\n......\n......\n\n......\n......\n")
                .withBoxes(2, 3);
        // Bands of unequal height, and one row each, tell nothing.
        Reads.text(PLAIN, "123456\n......\n......\n......\n\n......\n......\n").withBoxes(2, 3);
        Reads.text(PLAIN, "123456\n\n......\n\n......\n\n......\n\n......\n\n......\n")
                .withBoxes(2, 3);
        Reads.text(PLAIN, rows, Geometry.of(2, 3)).withBoxes(2, 3);
    }

    @Test
    void rows_of_wrong_length_are_named() {
        Reads.text(PLAIN, "1...\n432\n..3.\n2..4\n").asBad(2, 0, ParseReason.WRONG_ROW_LENGTH, 2, 3, 4);
        Reads.text(PLAIN, "1...\n4321\n..3. 1\n2..4\n").asBad(3, 6, ParseReason.WRONG_ROW_LENGTH, 3, 5, 4);
        Reads.text(PLAIN, "1...\n4321\n\n..3.\n").asBad(4, 0, ParseReason.WRONG_ROW_COUNT, 3, 4);
        Reads.text(PLAIN, "1...\n4321\n..3.\n....\n\n....\n....\n").asBad(6, 0, ParseReason.WRONG_ROW_COUNT, 6, 4);
        Reads.text(PLAIN, "123\n...\n...\n").asBad(1, 0, ParseReason.WRONG_LENGTH, 9);
        Reads.text(PLAIN, "12345\n12345\n12345\n12345\n").asBad(1, 5, ParseReason.WRONG_ROW_LENGTH, 1, 5, 4);
        Reads.text(PLAIN, "\n# nothing\n").asBad(1, 0, ParseReason.EMPTY);
    }

    @Test
    void an_expected_board_is_kept_to() {
        Reads.text(PLAIN, "\n 1...\n4321\n..3.\n2..4\n", Geometry.CLASSIC).asBad(2, 2, ParseReason.WRONG_SIZE, 16, 81);
        Reads.text(PLAIN, "1...\n4321\n..3.\n", Geometry.CLASSIC).asBad(1, 0, ParseReason.WRONG_ROW_LENGTH, 1, 4, 9);
        Reads.text(PLAIN, "1...\n4321\n..3.\n", Geometry.of(2, 2)).asBad(3, 0, ParseReason.WRONG_ROW_COUNT, 3, 4);
        Reads.text(PLAIN, "?", Geometry.CLASSIC).asBad(1, 1, ParseReason.BAD_CHARACTER, "?", "9");
    }

    @Test
    void boards_without_boxes_are_read_if_expected_and_written_without_lines() {
        List<House> rows = new ArrayList<>();
        for (int row = 0; row < 5; row++) {
            rows.add(new House(House.Kind.ROW, row, 5 * row, 5 * row + 1, 5 * row + 2, 5 * row + 3, 5 * row + 4));
        }
        Geometry board = Geometry.ofHouses(5, rows);
        String text = "1 2 3 4 5\n. . . . .\n. . . . .\n. . . . .\n. . . . .\n";
        Grid grid = Reads.text(BORDERED, text, board).grid();
        assertThat(grid.geometry()).isEqualTo(board);
        assertThat(BORDERED.write(grid)).isEqualTo(text);
        assertThat(new FrameFormat().write(grid)).startsWith("+=+=+=+=+=+\n|1|2|3|4|5|\n+-+-+-+-+-+\n");
        Reads.text(BORDERED, "1 2\n", board).asBad(1, 0, ParseReason.WRONG_ROW_LENGTH, 1, 2, 5);
    }

    @Test
    void bad_characters_are_named_before_anything_else() {
        Reads.text(PLAIN, "1...\n4?2\n").asBad(2, 2, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(PLAIN, "1...\n4325\n..3.\n2..4\n").asBad(2, 4, ParseReason.BAD_CHARACTER, "5", "4");
        Reads.text(PLAIN, "\uD83D\uDE00...\n").asBad(1, 1, ParseReason.BAD_CHARACTER, "\uD83D\uDE00", "4");
        Reads.text(PLAIN, "\u0001").asBad(1, 1, ParseReason.BAD_CHARACTER, "\u0001", "9");
        Reads.text(PLAIN, "..\n" + ".".repeat(1_000_001)).asBad(2, 0, ParseReason.TOO_LONG, 1_000_000);
    }

    @Test
    void the_layout_for_people() {
        String text = """
                4 1 . | . . 6 | . 7 .
                2 5 7 | . . 9 | . 1 .
                . . 6 | 7 . . | . 4 .
                ------+-------+------
                1 . 2 | . 6 5 | 4 . .
                6 7 . | . 9 . | 1 8 5
                . . 5 | . . . | 2 . 3
                ------+-------+------
                7 6 3 | 9 5 . | . 2 .
                . . 1 | . 7 . | 9 . 6
                . . . | . 1 8 | 7 3 4
                """;
        Grid grid = Reads.text(BORDERED, text)
                .asGivens(Samples.CLASSIC)
                .withBoxes(3, 3)
                .grid();
        assertThat(BORDERED.write(grid)).isEqualTo(text);
        assertThat(BORDERED.extent()).isEqualTo(GridFormat.Extent.BLOCK);
    }

    @Test
    void the_layout_for_people_on_other_boards() {
        String six = """
                1 . . | 4 . .
                4 5 6 | . . .
                ------+------
                . . . | . 1 .
                . . . | . . .
                ------+------
                . . 2 | . . .
                6 . . | . . 3
                """;
        assertThat(BORDERED.write(Reads.text(BORDERED, six)
                        .asGivens(Samples.SIX)
                        .withBoxes(2, 3)
                        .grid()))
                .isEqualTo(six);
        Grid tall = Reads.text(new LineFormat(), Samples.SIX, Geometry.of(3, 2)).grid();
        assertThat(BORDERED.write(tall)).startsWith("1 . | . 4 | . .\n");
        Reads.text(BORDERED, BORDERED.write(tall)).withBoxes(3, 2);
        Grid large = Reads.text(new LineFormat(), Samples.SIXTEEN).grid();
        assertThat(BORDERED.write(large))
                .startsWith("G . . . | . . . . | 9 . . . | . . . 1\n")
                .contains("\n--------+---------+---------+--------\n");
    }

    @Test
    void all_usual_frames_are_read() {
        String dense = "*-----*\n|1.|..|\n|43|21|\n|--+--|\n|..|3.|\n|2.|.4|\n*-----*\n";
        Reads.text(BORDERED, dense).asGivens(Samples.SMALL);
        Reads.text(BORDERED, dense.replace('-', '=').replace('*', '+')).asGivens(Samples.SMALL);
        Reads.text(BORDERED, "┌──┬──┐\n│1.│..│\n│43│21│\n├──┼──┤\n│..│3.│\n│2.│.4│\n└──┴──┘")
                .asGivens(Samples.SMALL);
        Reads.text(BORDERED, "╔══╦══╗\n║1.║..║\n║43║21║\n╠══╬══╣\n║..║3.║\n║2.║.4║\n╚══╩══╝")
                .asGivens(Samples.SMALL);
        Reads.text(BORDERED, "┏━━┳━━┓\n┃1*┃**┃\n┃43┃21┃\n┣━━╋━━┫\n┃**┃3*┃\n┃2*┃*4┃\n┗━━┻━━┛")
                .asGivens(Samples.SMALL);
        Reads.text(BORDERED, ".--.--.\n:1.:..:\n").asBad(2, 1, ParseReason.BAD_CHARACTER, ":", "9");
        Reads.text(BORDERED, "  * - - *\n  1 . . .\n  4 3 2 1\n\t. . 3 .\n\n2 . . 4\n  - -")
                .asGivens(Samples.SMALL);
    }

    @Test
    void bars_tell_the_boxes_before_rules_do() {
        String six = "12|34|56\n..|..|..\n..|..|..\n--------\n..|..|..\n..|..|..\n..|..|..\n";
        Reads.text(BORDERED, six).withBoxes(3, 2);
        Reads.text(BORDERED, six.replace("|", "")).withBoxes(3, 2);
        Reads.text(BORDERED, six.replace("--------\n", "")).withBoxes(3, 2);
        Reads.text(BORDERED, six, Geometry.of(2, 3)).withBoxes(2, 3);
        // Bars that disagree from row to row, or that stand around every cell, tell nothing.
        Reads.text(BORDERED, six.replace("12|34|56", "123|456").replace("--------\n", ""))
                .withBoxes(2, 3);
        Reads.text(BORDERED, "1|2|34|56\n" + six.substring(9).replace("--------\n", ""))
                .withBoxes(2, 3);
    }

    @Test
    void strokes_in_a_row_are_no_cells() {
        Reads.text(BORDERED, "1 - | . .\n4 3 | 2 1\n").asBad(1, 3, ParseReason.BAD_CHARACTER, "-", "4");
    }
}
