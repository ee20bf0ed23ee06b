package io.shudu.core.format.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.Reads;
import io.shudu.core.format.Samples;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.junit.jupiter.api.Test;

class OpenSudokuFormatTest {
    private static final GridFormat OPEN = new OpenSudokuFormat();
    private static final String PUZZLE = "1000432100302004";

    private static String game(String data) {
        return "<opensudoku><game data=\"" + data + "\"/></opensudoku>";
    }

    /** Cells of a 4×4 board: 1 given, 2 placed, the rest empty, each with the fields that are passed. */
    private static String cells(String first, String second, String rest) {
        return first + second + rest.repeat(14);
    }

    @Test
    void plain_data_are_givens() {
        Reads.text(OPEN, game(PUZZLE)).asGivens(Samples.SMALL);
        Reads.text(
                        OPEN,
                        "\uFEFF<?xml version='1.0'?>\n<!-- <game data='1'/> -->\n<opensudoku version='2'>\n"
                                + "<name>x &amp; y</name>\n<game\n state='1' data='" + PUZZLE
                                + "' ></game><game data='x'/></opensudoku>")
                .asGivens(Samples.SMALL);
        Reads.text(OPEN, game(PUZZLE.replace("432", "&#52;&#x33;2"))).asGivens(Samples.SMALL);
    }

    @Test
    void versions_tell_givens_from_placed_digits() {
        Reads.text(OPEN, game("version: 1&#10;" + cells("1|-|0|", "2|-|1|", "0|1,2,|1|")))
                .asCells("1+2..............")
                .withoutCandidates();
        Reads.text(OPEN, game("version: 2\n" + cells("1|0|0|", "2|0|1|", "0|3|1|")))
                .asCells("1+2..............");
        Reads.text(OPEN, game(" version:3 " + cells("1|0|0|", "2|0|1|", "0|3|1|") + " \n"))
                .asCells("1+2..............");
        Reads.text(OPEN, game("version: 4\t" + cells("1|0|0|0|", "2|0|0|1|", "0|3|0|1|")))
                .asCells("1+2..............");
    }

    @Test
    void writes_digits_or_version_2() {
        Grid grid = Reads.text(OPEN, game(PUZZLE)).grid();
        assertThat(OPEN.write(grid)).isEqualTo("""
                <?xml version="1.0" encoding="UTF-8"?>
                <opensudoku>
                  <game data="1000432100302004"/>
                </opensudoku>
                """);
        assertThat(OPEN.write(grid.with(1, 2))).contains("data=\"version: 2&#10;1|0|0|2|0|1|0|0|1|0|0|1|4|0|0|3|0|0|");
        Grid large = Reads.text(new LineFormat(), Samples.SIXTEEN).grid();
        assertThat(OPEN.write(large)).contains("16|0|0|").endsWith("15|0|0|10|0|0|\"/>\n</opensudoku>\n");
        Reads.text(OPEN, OPEN.write(large)).asGivens(Samples.SIXTEEN);
        assertThat(OPEN.id()).isEqualTo("opensudoku");
        assertThat(OPEN.extent()).isEqualTo(GridFormat.Extent.DOCUMENT);
    }

    @Test
    void bad_data_have_their_place() {
        Reads.text(OPEN, game("1000?")).asBad(1, 29, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(OPEN, game("10&#48;0?")).asBad(1, 33, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(OPEN, "<opensudoku>\r\n<game data='\n10&#63;'/></opensudoku>")
                .asBad(2, 13, ParseReason.BAD_CHARACTER, "\n", "4");
        Reads.text(OPEN, "<opensudoku>\r\n\r<game data='10&#63;'/></opensudoku>")
                .asBad(3, 15, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(OPEN, game("10")).asBad(1, 25, ParseReason.WRONG_LENGTH, 2);
        Reads.text(OPEN, game("")).asBad(1, 25, ParseReason.EMPTY);
        Reads.text(OPEN, game(PUZZLE), Geometry.CLASSIC).asBad(1, 25, ParseReason.WRONG_SIZE, 16, 81);
        Reads.text(OPEN, game("version: 5 1|")).asBad(1, 34, ParseReason.BAD_SYNTAX, "opensudoku", "version 1 to 4");
        Reads.text(OPEN, game("version: ")).asBad(1, 34, ParseReason.BAD_SYNTAX, "opensudoku", "version 1 to 4");
        Reads.text(OPEN, game("version: 2 1|0|")).asBad(1, 40, ParseReason.BAD_SYNTAX, "opensudoku", "|");
        Reads.text(OPEN, game("version: 2 1|0|0")).asBad(1, 25, ParseReason.WRONG_LENGTH, 1);
        Reads.text(OPEN, game("version: 2 ")).asBad(1, 25, ParseReason.EMPTY);
        Reads.text(OPEN, game("version: 2 " + cells("1|0|0|", "5|0|1|", "0|3|1|")))
                .asBad(1, 42, ParseReason.BAD_CELL, "5", "4");
        Reads.text(OPEN, game("version: 2 " + cells("1|0|0|", "|0|1|", "0|3|1|")))
                .asBad(1, 42, ParseReason.BAD_CELL, "", "4");
        Reads.text(OPEN, game("version: 2 " + cells("1|0|0|", "-|0|1|", "0|3|1|")))
                .asBad(1, 42, ParseReason.BAD_CELL, "-", "4");
        Reads.text(OPEN, game("version: 2 " + cells("1|0|0|", "2|0|2|", "0|3|1|")))
                .asBad(1, 46, ParseReason.BAD_SYNTAX, "opensudoku", "0 or 1");
    }

    @Test
    void broken_documents_are_refused() {
        Reads.text(OPEN, "").asBad(1, 1, ParseReason.BAD_SYNTAX, "opensudoku", "<opensudoku>");
        Reads.text(OPEN, "<html>").asBad(1, 1, ParseReason.BAD_SYNTAX, "opensudoku", "<opensudoku>");
        Reads.text(OPEN, "<opensudoku>\n").asBad(2, 1, ParseReason.BAD_SYNTAX, "opensudoku", "</opensudoku>");
        Reads.text(OPEN, "<opensudoku/>").asBad(1, 0, ParseReason.MISSING_FIELD, "game");
        Reads.text(OPEN, "<opensudoku></opensudoku><game/>").asBad(1, 0, ParseReason.MISSING_FIELD, "game");
        Reads.text(OPEN, "<opensudoku>\n<game id='1'/>").asBad(2, 1, ParseReason.MISSING_FIELD, "data");
        Reads.text(OPEN, "<!DOCTYPE x [<!ENTITY a 'b'>]>").asBad(1, 1, ParseReason.BAD_SYNTAX, "opensudoku", "element");
        Reads.text(OPEN, "<!-- x").asBad(1, 7, ParseReason.BAD_SYNTAX, "opensudoku", "-->");
        Reads.text(OPEN, "<?xml").asBad(1, 6, ParseReason.BAD_SYNTAX, "opensudoku", "?>");
        Reads.text(OPEN, "< x>").asBad(1, 2, ParseReason.BAD_SYNTAX, "opensudoku", "name");
        Reads.text(OPEN, "<a b>").asBad(1, 5, ParseReason.BAD_SYNTAX, "opensudoku", "=");
        Reads.text(OPEN, "<a b = c>").asBad(1, 8, ParseReason.BAD_SYNTAX, "opensudoku", "\"");
        Reads.text(OPEN, "<a b=\"c").asBad(1, 8, ParseReason.BAD_SYNTAX, "opensudoku", "\"");
        Reads.text(OPEN, "<a b='c<").asBad(1, 8, ParseReason.BAD_SYNTAX, "opensudoku", "'");
        Reads.text(OPEN, "<a /b>").asBad(1, 4, ParseReason.BAD_SYNTAX, "opensudoku", "name");
    }

    @Test
    void entities_are_the_usual_ones_and_no_others() {
        Reads.text(OPEN, game("&amp;")).asBad(1, 25, ParseReason.BAD_CHARACTER, "&", "4");
        Reads.text(OPEN, game("&lt;")).asBad(1, 25, ParseReason.BAD_CHARACTER, "<", "4");
        Reads.text(OPEN, game("&gt;")).asBad(1, 25, ParseReason.BAD_CHARACTER, ">", "4");
        Reads.text(OPEN, game("&quot;")).asBad(1, 25, ParseReason.BAD_CHARACTER, "\"", "4");
        Reads.text(OPEN, game("&apos;")).asBad(1, 25, ParseReason.BAD_CHARACTER, "'", "4");
        Reads.text(OPEN, game("1&#x1F600;")).asBad(1, 26, ParseReason.BAD_CHARACTER, "\uD83D\uDE00", "4");
        Reads.text(OPEN, game("&nbsp;")).asBad(1, 25, ParseReason.BAD_SYNTAX, "opensudoku", "entity");
        Reads.text(OPEN, game("&#;")).asBad(1, 27, ParseReason.BAD_SYNTAX, "opensudoku", "entity");
        Reads.text(OPEN, game("&#49")).asBad(1, 29, ParseReason.BAD_SYNTAX, "opensudoku", "entity");
        Reads.text(OPEN, game("&#x110000;")).asBad(1, 34, ParseReason.BAD_SYNTAX, "opensudoku", "entity");
        Reads.text(OPEN, game("&#99999999999;")).asBad(1, 34, ParseReason.BAD_SYNTAX, "opensudoku", "entity");
    }

    @Test
    void values_have_a_limit() {
        Reads.text(OPEN, game("1".repeat(1_000_001))).asBad(1, 1_000_025, ParseReason.TOO_LONG, 1_000_000);
    }
}
