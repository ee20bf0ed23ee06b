package io.shudu.core.format.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormats;
import io.shudu.core.format.GridReader;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.Reads;
import io.shudu.core.format.Samples;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeparatedFormatTest {
    private static final SeparatedFormat SEPARATED = new SeparatedFormat();

    /** What a file with some text is read as. */
    private static List<String> read(String text) {
        List<String> found = new ArrayList<>();
        GridReader reader = GridReader.ofText(text, null);
        for (GridReader.Entry entry = reader.next(); entry != null; entry = reader.next()) {
            if (entry instanceof GridReader.Entry.Puzzle puzzle) {
                found.add(
                        puzzle.result() instanceof ParseResult.Ok ok ? ok.grid().toString() : "bad");
            }
        }
        return found;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1,0,0,0\n4,3,2,1\n0,0,3,0\n2,0,0,4\n",
                "1,,,\n4,3,2,1\n,,3,\n2,,,4",
                "1, ., ., .,\n4, 3, 2, 1,\n., ., 3, .,\n2, ., ., 4",
                "1;0;0;0\n4;3;2;1\n0;0;3;0\n2;0;0;4\n",
                "１，０，０，０\n４，３，２，１\n０，０，３，０\n２，０，０，４\n",
                "[[1,0,0,0],\n [4,3,2,1],\n [0,0,3,0],\n [2,0,0,4]]",
                "\"1\",\"\",\"\",\"\"\n\"4\",\"3\",\"2\",\"1\"\n\"\",\"\",\"3\",\"\"\n\"2\",\"\",\"\",\"4\"",
                "1,0,0,0,4,3,2,1,0,0,3,0,2,0,0,4",
                "[[1,0,0,0],[4,3,2,1],[0,0,3,0],[2,0,0,4]]",
                "1 0 0 0 4 3 2 1 0 0 3 0 2 0 0 4",
                "1 . . . 4 3 2 1 . . 3 . 2 . . 4",
                "１　０　０　０　４　３　２　１　０　０　３　０　２　０　０　４",
                "１．．．４３２１．．３．２．．４",
            })
    void commas_blanks_and_wide_digits(String text) {
        assertThat(read(text)).containsExactly(Samples.SMALL);
    }

    @Test
    void several_grids_follow_each_other() {
        String rows = "1,0,0,0\n4,3,2,1\n0,0,3,0\n2,0,0,4\n";
        assertThat(read(rows + rows)).containsExactly(Samples.SMALL, Samples.SMALL);
        assertThat(read(rows + "\n" + rows)).containsExactly(Samples.SMALL, Samples.SMALL);
        String spaced = String.join(" ", Samples.CLASSIC.split("")) + "\n";
        assertThat(read(spaced + spaced)).containsExactly(Samples.CLASSIC, Samples.CLASSIC);
    }

    @Test
    void numbers_above_9() {
        String row = "16,0,0,0,0,0,0,0,9,0,0,0,0,0,0,1\n"
                + "0,".repeat(15).concat("0\n").repeat(14) + "0,".repeat(14) + "15,10\n";
        assertThat(read(row)).containsExactly(Samples.SIXTEEN);
    }

    @Test
    void a_comma_behind_the_last_cell() {
        String left = Samples.CLASSIC
                .replaceAll(".{9}", "$0\n")
                .replaceAll("(.)(?=.)", "$1,")
                .replace(".", "");
        assertThat(read(left)).containsExactly(Samples.CLASSIC);
        String zeros = Samples.CLASSIC
                .replaceAll(".{9}", "$0\n")
                .replaceAll("(.)", "$1,")
                .replace('.', '0');
        assertThat(read(zeros)).containsExactly(Samples.CLASSIC);
    }

    @Test
    void damage_is_explained() {
        Reads.text(SEPARATED, "1,0,0,0\n4,3,9,1\n0,0,3,0\n2,0,0,4").asBad(2, 5, ParseReason.BAD_CHARACTER, "9", "4");
        Reads.text(SEPARATED, "1,0,0,0\n4,3,12,1\n0,0,3,0\n2,0,0,4").asBad(2, 5, ParseReason.BAD_CHARACTER, "C", "4");
        Reads.text(SEPARATED, "1,0,0,0\n4,3,99,1\n0,0,3,0\n2,0,0,4").asBad(2, 5, ParseReason.BAD_CELL, "99", "4");
        Reads.text(SEPARATED, "1,0,0,0\n4,3,2\n0,0,3,0\n2,0,0,4").asBad(2, 0, ParseReason.WRONG_ROW_LENGTH, 2, 3, 4);
        Reads.text(SEPARATED, "1,0,0,0\n4,3,2,1\n0,0,3,0").asBad(3, 0, ParseReason.WRONG_ROW_COUNT, 3, 4);
    }

    @Test
    void other_commas_mean_what_they_did() {
        assertThat(GridFormats.recognise("1000432100302004,").id()).isEqualTo("kaggle");
        assertThat(GridFormats.recognise("1...4321..3.2..4,easy,4,x").id()).isEqualTo("line");
        assertThat(GridFormats.recognise("{\"a\":1,\"b\":2,\"c\":3,\"d\":4}").id())
                .isEqualTo("json");
    }

    /** Where others write a dot. */
    @Test
    void blanks_for_empty_cells() {
        String rows = Samples.CLASSIC.replace('.', ' ').replaceAll(".{9}", "$0\n");
        assertThat(read(rows)).containsExactly(Samples.CLASSIC);
        assertThat(read(rows.replaceAll(" +\n", "\n"))).containsExactly(Samples.CLASSIC);
        assertThat(read(rows + "\n" + rows)).containsExactly(Samples.CLASSIC, Samples.CLASSIC);
        String line = Samples.CLASSIC.replace('.', ' ');
        assertThat(read(line)).containsExactly(Samples.CLASSIC);
        assertThat(read(line + "\n" + line)).containsExactly(Samples.CLASSIC, Samples.CLASSIC);
    }
}
