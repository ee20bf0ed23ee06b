package io.shudu.core.format.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.Reads;
import io.shudu.core.format.Samples;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineFormatTest {
    private static final GridFormat LINE = new LineFormat();
    private static final GridFormat SDM = new SdmFormat();

    @Test
    void reads_boards_of_every_size() {
        Reads.text(LINE, Samples.SMALL).asGivens(Samples.SMALL).withBoxes(2, 2);
        Reads.text(LINE, Samples.SIX).asGivens(Samples.SIX).withBoxes(2, 3);
        Reads.text(LINE, Samples.CLASSIC).asGivens(Samples.CLASSIC).withBoxes(3, 3);
        Reads.text(LINE, Samples.SIXTEEN).asGivens(Samples.SIXTEEN).withBoxes(4, 4);
    }

    @Test
    void knows_all_signs_of_an_empty_cell_and_small_letters() {
        Reads.text(LINE, "1.0*4321__3.2..4").asGivens(Samples.SMALL);
        Reads.text(LINE, Samples.SIXTEEN.toLowerCase(java.util.Locale.ROOT)).asGivens(Samples.SIXTEEN);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {" 7.2 1.2", "\t7.2", ",answer", ";x", "#x", "  ", "\u3000x", "\u00A0x", "\r\n", "\r", "\n\n"})
    void leaves_out_remarks_and_line_ends(String remark) {
        Reads.text(LINE, Samples.SMALL + remark).asGivens(Samples.SMALL);
    }

    @Test
    void leaves_out_a_byte_order_mark_blanks_and_comments_before_it() {
        Reads.text(LINE, "\uFEFF" + Samples.SMALL).asGivens(Samples.SMALL);
        Reads.text(LINE, "# a puzzle\n\n  " + Samples.SMALL).asGivens(Samples.SMALL);
    }

    @Test
    void takes_the_board_asked_for() {
        Geometry tall = Geometry.of(3, 2);
        Reads.text(LINE, Samples.SIX, tall).asGivens(Samples.SIX).withBoxes(3, 2);
        Reads.text(LINE, Samples.SMALL, tall).asBad(1, 1, ParseReason.WRONG_SIZE, 16, 36);
        Reads.text(LINE, Samples.SMALL + "1", tall).asBad(1, 1, ParseReason.WRONG_SIZE, 17, 36);
    }

    @Test
    void says_how_many_cells_there_are_if_no_board_has_so_many() {
        Reads.text(LINE, Samples.CLASSIC + ".").asBad(1, 1, ParseReason.WRONG_LENGTH, 82);
        Reads.text(LINE, "\n " + Samples.CLASSIC.substring(1)).asBad(2, 2, ParseReason.WRONG_LENGTH, 80);
        Reads.text(LINE, "1.......2").asBad(1, 1, ParseReason.WRONG_LENGTH, 9);
        Reads.text(LINE, ".".repeat(37 * 37)).asBad(1, 1, ParseReason.WRONG_LENGTH, 1369);
    }

    @Test
    void says_where_a_bad_character_stands() {
        Reads.text(LINE, "1..?4321..3.2..4").asBad(1, 4, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(LINE, "# one\n 1...5321..3.2..4").asBad(2, 6, ParseReason.BAD_CHARACTER, "5", "4");
        Reads.text(LINE, "1..\0" + "4321..3.2..4").asBad(1, 4, ParseReason.BAD_CHARACTER, "\0", "4");
        Reads.text(LINE, "1..\uD83D\uDE00").asBad(1, 4, ParseReason.BAD_CHARACTER, "\uD83D\uDE00", "4");
        Reads.text(LINE, "1..\uD83D").asBad(1, 4, ParseReason.BAD_CHARACTER, "\uD83D", "4");
        Reads.text(LINE, "1..\uD83D..").asBad(1, 4, ParseReason.BAD_CHARACTER, "\uD83D", "4");
    }

    @Test
    void names_the_largest_digit_of_the_board_that_was_most_likely_meant() {
        Reads.text(LINE, "?" + ".".repeat(15)).asBad(1, 1, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(LINE, "?" + ".".repeat(16)).asBad(1, 1, ParseReason.BAD_CHARACTER, "?", "6");
        Reads.text(LINE, "?" + ".".repeat(79)).asBad(1, 1, ParseReason.BAD_CHARACTER, "?", "9");
        Reads.text(LINE, "?" + ".".repeat(99)).asBad(1, 1, ParseReason.BAD_CHARACTER, "?", "A");
        Reads.text(LINE, "?" + ".".repeat(5000)).asBad(1, 1, ParseReason.BAD_CHARACTER, "?", "@");
        Reads.text(LINE, "?", Geometry.CLASSIC).asBad(1, 1, ParseReason.BAD_CHARACTER, "?", "9");
    }

    @Test
    void refuses_texts_without_a_puzzle_or_with_two() {
        Reads.text(LINE, "").asBad(1, 0, ParseReason.EMPTY);
        Reads.text(LINE, "\uFEFF").asBad(1, 0, ParseReason.EMPTY);
        Reads.text(LINE, " \n# only\r\n\t").asBad(1, 0, ParseReason.EMPTY);
        Reads.text(LINE, "  ,x").asBad(1, 3, ParseReason.EMPTY);
        Reads.text(LINE, Samples.SMALL + "\n\n" + Samples.SMALL)
                .asBad(3, 0, ParseReason.BAD_SYNTAX, "line", "one line");
        Reads.text(SDM, Samples.SMALL + "\n" + Samples.SMALL).asBad(2, 0, ParseReason.BAD_SYNTAX, "sdm", "one line");
    }

    @Test
    void refuses_gigantic_lines() {
        String longest = ".".repeat(1_000_000);
        Reads.text(LINE, longest).asBad(1, 1, ParseReason.WRONG_LENGTH, 1_000_000);
        Reads.text(LINE, "\n" + longest + ".").asBad(2, 0, ParseReason.TOO_LONG, 1_000_000);
    }

    @Test
    void writes_all_digits() {
        Grid grid = Reads.text(LINE, Samples.SMALL).grid().with(1, 2);
        assertThat(LINE.write(grid)).isEqualTo("12..4321..3.2..4");
        assertThat(SDM.write(grid)).isEqualTo("1200432100302004");
        assertThat(LINE.id()).isEqualTo("line");
        assertThat(LINE.extent()).isEqualTo(GridFormat.Extent.LINE);
        assertThat(SDM.id()).isEqualTo("sdm");
        assertThat(SDM.extent()).isEqualTo(GridFormat.Extent.LINE);
    }

    @Test
    void sdm_is_recognised_by_its_zeros() {
        assertThat(SDM.recognises("1000432100302004")).isTrue();
        assertThat(SDM.recognises("1000432100302..4")).isFalse();
        assertThat(SDM.recognises("1234123412341234")).isFalse();
        assertThat(SDM.recognises("100043210030200")).isFalse();
        assertThat(SDM.recognises("")).isFalse();
        assertThat(LINE.recognises("")).isTrue();
    }
}
