package io.shudu.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.kinds.FrameFormat;
import io.shudu.core.format.kinds.HodokuFormat;
import io.shudu.core.format.kinds.JsonFormat;
import io.shudu.core.format.kinds.KaggleCsvFormat;
import io.shudu.core.format.kinds.LineFormat;
import io.shudu.core.format.kinds.OpenSudokuFormat;
import io.shudu.core.format.kinds.PlainGridFormat;
import io.shudu.core.format.kinds.SdkFormat;
import io.shudu.core.format.kinds.SimpleSudokuFormat;
import io.shudu.core.format.kinds.SpacedFormat;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GridReaderTest {
    private static final String OTHER = "12..34....21..43";
    private static final String PLAIN = "1...\n4321\n..3.\n2..4\n";
    private static final Grid SMALL =
            Reads.text(new LineFormat(), Samples.SMALL).grid();
    private static final Grid CLASSIC =
            Reads.text(new LineFormat(), Samples.CLASSIC).grid();

    private static List<GridReader.Entry> read(String text) {
        return read(text, null, null);
    }

    private static List<GridReader.Entry> read(String text, @Nullable GridFormat format, @Nullable Geometry expected) {
        // Only LF ends a line here, so that CR arrives as it does from a careless source.
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        if (lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        Iterator<String> source = lines.iterator();
        GridReader reader = new GridReader(() -> source.hasNext() ? source.next() : null, format, expected);
        List<GridReader.Entry> entries = new ArrayList<>();
        for (GridReader.Entry entry = reader.next(); entry != null; entry = reader.next()) {
            entries.add(entry);
        }
        assertThat(reader.next()).isNull();
        return entries;
    }

    /** Entries in short: where they begin and what they are. */
    private static List<String> brief(List<GridReader.Entry> entries) {
        List<String> brief = new ArrayList<>();
        for (GridReader.Entry entry : entries) {
            brief.add(entry.line() + " "
                    + switch (entry) {
                        case GridReader.Entry.Remark remark -> "remark";
                        case GridReader.Entry.Puzzle puzzle ->
                            switch (puzzle.result()) {
                                case ParseResult.Ok ok -> ok.grid().toString();
                                case ParseResult.Bad bad ->
                                    bad.line() + ":" + bad.column() + " "
                                            + bad.reason().name().toLowerCase(Locale.ROOT);
                            };
                    });
        }
        return brief;
    }

    @Test
    void an_empty_file_has_no_entries() {
        assertThat(read("")).isEmpty();
        assertThat(read("", new SdkFormat(), null)).isEmpty();
        assertThat(read("", new KaggleCsvFormat(), null)).isEmpty();
        assertThat(read("\n# only remarks\n"))
                .containsExactly(new GridReader.Entry.Remark(1, ""), new GridReader.Entry.Remark(2, "# only remarks"));
    }

    @Test
    void lines_are_entries_and_bad_ones_do_not_stop_the_rest() {
        assertThat(read("# head\n" + Samples.SMALL + " easy\n\n1.?.\n" + OTHER + "\n"))
                .containsExactly(
                        new GridReader.Entry.Remark(1, "# head"),
                        new GridReader.Entry.Puzzle(2, Samples.SMALL + " easy", new ParseResult.Ok(SMALL)),
                        new GridReader.Entry.Remark(3, ""),
                        new GridReader.Entry.Puzzle(
                                4, "1.?.", ParseResult.Bad.of(4, 3, ParseReason.BAD_CHARACTER, "?", "4")),
                        new GridReader.Entry.Puzzle(5, OTHER, new LineFormat().parse(OTHER, null)));
    }

    @Test
    void a_line_file_may_mix_what_fits_on_a_line() {
        assertThat(brief(read(":0000:x:" + Samples.SMALL + ":\n" + OTHER + ",7\n{\"puzzle\":\"" + Samples.SMALL
                        + "\"}\n1000432100302004,1\n1000432100302004,1234432141323214\n" + Samples.CLASSIC + "\n")))
                .containsExactly(
                        "1 " + Samples.SMALL,
                        "2 " + OTHER,
                        "3 " + Samples.SMALL,
                        "4 " + Samples.SMALL,
                        "5 " + Samples.SMALL,
                        "6 " + Samples.CLASSIC);
        assertThat(brief(read("{\"puzzle\":\"" + Samples.SMALL + "\"}\n{\"puzzle\"}\n" + OTHER)))
                .containsExactly("1 " + Samples.SMALL, "2 2:10 bad_syntax", "3 " + OTHER);
    }

    @Test
    void line_ends_and_byte_order_marks_do_not_matter() {
        assertThat(brief(read("\uFEFF# x\r\n" + Samples.SMALL + "\r\n\r\n" + OTHER + "\r\n")))
                .containsExactly("1 remark", "2 " + Samples.SMALL, "3 remark", "4 " + OTHER);
        assertThat(brief(read("\uFEFF" + PLAIN.replace("\n", "\r\n")))).containsExactly("1 " + Samples.SMALL);
        assertThat(read("\uFEFF" + PLAIN.replace("\n", "\r\n")).get(0).text()).isEqualTo("1...\n4321\n..3.\n2..4");
    }

    @Test
    void expected_board_and_format_are_kept_to() {
        assertThat(brief(read(Samples.SMALL + "\n" + Samples.CLASSIC, null, Geometry.CLASSIC)))
                .containsExactly("1 1:1 wrong_size", "2 " + Samples.CLASSIC);
        assertThat(brief(read(Samples.SMALL + "\n" + OTHER, new HodokuFormat(), null)))
                .containsExactly("1 1:1 bad_syntax", "2 2:1 bad_syntax");
        assertThat(brief(read(PLAIN, new LineFormat(), null)))
                .containsExactly(
                        "1 1:1 wrong_length", "2 2:1 wrong_length", "3 3:1 wrong_length", "4 4:1 wrong_length");
        assertThat(brief(read(PLAIN, new SdkFormat(), Geometry.CLASSIC))).containsExactly("1 1:1 wrong_size");
        assertThat(brief(read("{\n\"puzzle\":\"" + Samples.SMALL + "\"}", new JsonFormat(), null)))
                .containsExactly("1 " + Samples.SMALL);
        assertThat(brief(read("{\"puzzle\":\"" + Samples.SMALL + "\"}\nx", new JsonFormat(), null)))
                .containsExactly("1 " + Samples.SMALL, "2 2:1 bad_syntax");
        assertThat(brief(read("x", new OpenSudokuFormat(), null))).containsExactly("2 2:1 bad_syntax");
    }

    @Test
    void rows_of_a_csv_file_follow_its_header() {
        assertThat(brief(read("# x\nid,solution,puzzle\n1," + "1234432141323214,1000432100302004\n\n2,,1\n3,," + OTHER
                        + "\n#end\n")))
                .containsExactly(
                        "1 remark", "3 " + Samples.SMALL, "4 remark", "5 5:4 wrong_length", "6 " + OTHER, "7 remark");
        assertThat(brief(read("1000432100302004,1\n", new KaggleCsvFormat(), null)))
                .containsExactly("1 1:18 wrong_size");
    }

    @Test
    void grids_may_follow_each_other_with_or_without_a_gap() {
        assertThat(brief(read(PLAIN + PLAIN + PLAIN + "\n\n" + PLAIN)))
                .containsExactly(
                        "1 " + Samples.SMALL,
                        "5 " + Samples.SMALL,
                        "9 " + Samples.SMALL,
                        "13 remark",
                        "14 remark",
                        "15 " + Samples.SMALL);
        assertThat(brief(read(PLAIN + "# two\n" + PLAIN)))
                .containsExactly("1 " + Samples.SMALL, "5 remark", "6 " + Samples.SMALL);
    }

    @Test
    void all_printed_formats_are_read_one_after_the_other() {
        for (GridFormat format : GridFormats.all()) {
            if (format.extent() != GridFormat.Extent.BLOCK) {
                continue;
            }
            String text = format.write(CLASSIC);
            Grid carried = Carried.by(format, CLASSIC);
            int lines = text.split("\n", -1).length - 1;
            List<GridReader.Entry> entries = read(text + "\n" + text);
            assertThat(brief(entries))
                    .as(format.id())
                    .containsExactly("1 " + carried, (lines + 1) + " remark", (lines + 2) + " " + carried);
            assertThat(entries.get(0))
                    .isEqualTo(new GridReader.Entry.Puzzle(
                            1, text.substring(0, text.length() - 1), new ParseResult.Ok(carried)));
            if (!format.id().equals("spaced")) {
                assertThat(brief(read(text + text)))
                        .as(format.id())
                        .containsExactly("1 " + carried, (lines + 1) + " " + carried);
            }
        }
    }

    @Test
    void formats_may_change_within_a_file_of_grids() {
        StringBuilder text = new StringBuilder();
        List<String> expected = new ArrayList<>();
        int line = 1;
        for (GridFormat format : GridFormats.all()) {
            if (format.extent() == GridFormat.Extent.BLOCK) {
                String grid = format.write(CLASSIC);
                text.append(grid).append("\n\n");
                expected.add(line + " " + Carried.by(format, CLASSIC));
                line += grid.split("\n", -1).length - 1;
                expected.add(line++ + " remark");
                expected.add(line++ + " remark");
            }
        }
        assertThat(brief(read(text.toString()))).containsExactlyElementsOf(expected);
    }

    @Test
    void marks_and_states_belong_to_their_grid() {
        String frame = new SimpleSudokuFormat().write(SMALL);
        assertThat(brief(read(frame + "\nI012\nE024\n\n" + frame + "I012\n" + frame)))
                .containsExactly("1 12..4321..3.2..4", "11 remark", "12 12..4321..3.2..4", "20 " + Samples.SMALL);
        assertThat(brief(read(frame + "\nI019\n\n" + frame)))
                .containsExactly("1 9:4 bad_character", "10 remark", "11 " + Samples.SMALL);
        String sdk = new SdkFormat().write(SMALL.with(1, 2));
        assertThat(brief(read("#A x\n" + sdk + sdk + "\n" + sdk.replace("[State]", "\n\n[State]") + PLAIN)))
                .containsExactly(
                        "1 remark",
                        "2 12..4321..3.2..4",
                        "12 12..4321..3.2..4",
                        "22 remark",
                        "23 12..4321..3.2..4",
                        "35 " + Samples.SMALL);
    }

    @Test
    void marks_may_be_more_than_the_lines_of_any_grid() {
        Grid large = Reads.text(new LineFormat(), Samples.SIXTEEN).grid();
        Grid marked = large.withCandidates(CandidateSet.none(large.geometry()));
        String text = new SimpleSudokuFormat().write(marked);
        assertThat(text.split("\n", -1)).hasSizeGreaterThan(250);
        List<GridReader.Entry> entries = read(text + "\n" + text);
        assertThat(entries).hasSize(3);
        assertThat(entries.get(0))
                .isEqualTo(new GridReader.Entry.Puzzle(
                        1, text.substring(0, text.length() - 1), new ParseResult.Ok(marked)));
        assertThat(entries.get(2)).extracting("result").isEqualTo(new ParseResult.Ok(marked));
    }

    @Test
    void neighbours_may_share_a_rule() {
        String rows = "1 . | . .\n4 3 | 2 1\n----+----\n. . | 3 .\n2 . | . 4\n";
        String rule = "=========\n";
        assertThat(brief(read(rule + rows + rule + rows + rule)))
                .containsExactly("1 " + Samples.SMALL, "8 " + Samples.SMALL);
        assertThat(brief(read(rows + rows + rows)))
                .containsExactly("1 " + Samples.SMALL, "6 " + Samples.SMALL, "11 " + Samples.SMALL);
    }

    @Test
    void sections_without_rows_are_one_bad_entry() {
        assertThat(brief(read("[Puzzle]\n[Puzzle]\n" + PLAIN))).containsExactly("1 1:0 empty", "2 " + Samples.SMALL);
        List<String> many = brief(read("[x]\n".repeat(10_000)));
        assertThat(many).hasSizeLessThan(10).allMatch(entry -> entry.endsWith(" empty"));
    }

    @Test
    void a_truncated_grid_is_one_bad_entry() {
        String cut = PLAIN.substring(0, 15);
        assertThat(brief(read(cut + "\n" + PLAIN)))
                .containsExactly("1 3:0 wrong_row_count", "4 remark", "5 " + Samples.SMALL);
        assertThat(brief(read(PLAIN + "\n" + cut)))
                .containsExactly("1 " + Samples.SMALL, "5 remark", "6 8:0 wrong_row_count");
        String classic = new PlainGridFormat().write(CLASSIC);
        for (int rows = 2; rows < 9; rows++) {
            assertThat(brief(read(classic.substring(0, 10 * rows) + "\n" + classic)))
                    .containsExactly(
                            "1 " + rows + ":0 wrong_row_count", rows + 1 + " remark", rows + 2 + " " + Samples.CLASSIC);
        }
        String frame = new FrameFormat().write(CLASSIC);
        assertThat(brief(read(frame.substring(0, 20 * 11) + frame)))
                .containsExactly("1 10:0 wrong_row_count", "12 " + Samples.CLASSIC);
    }

    @Test
    void a_damaged_grid_is_one_bad_entry() {
        assertThat(brief(read(PLAIN.replace("4321", "432") + "\n" + PLAIN)))
                .containsExactly("1 2:0 wrong_row_length", "5 remark", "6 " + Samples.SMALL);
        assertThat(brief(read(PLAIN.replace("1...", "1.") + "\n" + PLAIN)))
                .containsExactly("1 1:0 wrong_row_length", "5 remark", "6 " + Samples.SMALL);
        assertThat(brief(read(PLAIN + "1...\n\n" + PLAIN)))
                .containsExactly("1 5:0 wrong_row_count", "6 remark", "7 " + Samples.SMALL);
        assertThat(brief(read(PLAIN + PLAIN.replace("3", "?") + PLAIN)))
                .containsExactly("1 " + Samples.SMALL, "5 6:2 bad_character", "9 " + Samples.SMALL);
        String spaced = new SpacedFormat().write(CLASSIC);
        String lost = spaced.replaceFirst("  2  5[^\n]*\n", "");
        assertThat(brief(read(lost + "\n\n" + spaced)))
                .containsExactly("1 10:0 wrong_row_count", "11 remark", "12 remark", "13 " + Samples.CLASSIC);
        assertThat(brief(read(spaced.substring(0, spaced.indexOf("\n\n") + 1) + "\n\n" + spaced)))
                .containsExactly("1 3:0 wrong_row_count", "4 remark", "5 remark", "6 " + Samples.CLASSIC);
    }

    @Test
    void sixteen_characters_are_a_small_grid_or_a_long_row() {
        String large = new PlainGridFormat()
                .write(Reads.text(new LineFormat(), Samples.SIXTEEN).grid());
        assertThat(brief(read(large))).containsExactly("1 " + Samples.SIXTEEN);
        assertThat(brief(read(large + "\n" + large)))
                .containsExactly("1 " + Samples.SIXTEEN, "17 remark", "18 " + Samples.SIXTEEN);
        // No row has a digit twice, so that sixteen lines of small grids are that; and a slip in one changes nothing.
        assertThat(read((Samples.SMALL + "\n").repeat(16))).hasSize(16);
        assertThat(read((Samples.SMALL + "\n").repeat(15) + "9" + Samples.SMALL.substring(1)))
                .hasSize(16);
        assertThat(brief(read(OTHER + "\n" + OTHER.replace('3', '9') + "\n" + OTHER)))
                .containsExactly("1 " + OTHER, "2 2:5 bad_character", "3 " + OTHER);
        // Most rows show that they are none: a large grid that was cut off.
        assertThat(brief(read("G..............1\n..............F.\n................\n")))
                .containsExactly("1 3:0 wrong_row_count");
        String row = "@" + ".".repeat(35) + "\n";
        assertThat(brief(read(row.repeat(36))))
                .containsExactly("1 " + row.trim().repeat(36));
        assertThat(brief(read(Samples.SIX + "\n" + Samples.SIX)))
                .containsExactly("1 " + Samples.SIX, "2 " + Samples.SIX);
    }

    /** Rows without anything that shows whether they are rows. */
    private static String rows(int width, int count) {
        return (".".repeat(width) + "\n").repeat(count);
    }

    private static String empty(int line, int side) {
        return line + " " + ".".repeat(side * side);
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 36})
    void rows_that_fill_a_board_are_that_board(int side) {
        String board = rows(side, side);
        assertThat(brief(read(board))).containsExactly(empty(1, side));
        assertThat(brief(read("\uFEFF# x\r\n" + board.replace("\n", "\r\n"))))
                .containsExactly("1 remark", empty(2, side));
        assertThat(brief(read(board.replace(".", " .").replace("\n", " \n")))).containsExactly(empty(1, side));
        assertThat(brief(read(board.replace('.', '0')))).containsExactly(empty(1, side));
        assertThat(brief(read(board + board))).containsExactly(empty(1, side), empty(1 + side, side));
        assertThat(brief(read(board + "\n" + board)))
                .containsExactly(empty(1, side), side + 1 + " remark", empty(2 + side, side));
        assertThat(brief(read(board + "# x\n\n" + board)))
                .containsExactly(empty(1, side), side + 1 + " remark", side + 2 + " remark", empty(3 + side, side));
        assertThat(read(board.repeat(20))).hasSize(20);
        // A row has a digit once; a small one says nothing.
        String given = board.replaceFirst("\\.\\.", "12").replaceFirst("\n\\.", "\n3");
        assertThat(brief(read(given)))
                .containsExactly("1 12" + ".".repeat(side - 2) + "3" + ".".repeat(side * side - side - 1));
    }

    @Test
    void rows_in_bands_are_a_board() {
        String bands = (rows(16, 4) + "\n").repeat(4);
        assertThat(brief(read(bands))).containsExactly(empty(1, 16), "20 remark");
        assertThat(brief(read(bands + bands))).containsExactly(empty(1, 16), "20 remark", empty(21, 16), "40 remark");
        assertThat(read((rows(16, 4) + "\n").repeat(3))).hasSize(15);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 15, 17, 100, 1000, 1600})
    void rows_that_fill_no_board_are_lines(int count) {
        assertThat(brief(read(rows(16, count)))).hasSize(count).startsWith(empty(1, 4));
    }

    @Test
    void a_board_that_was_named_decides_what_rows_are() {
        String sixteen = rows(16, 16);
        assertThat(read(sixteen, null, Geometry.of(2, 2))).hasSize(16);
        assertThat(read(sixteen, new LineFormat(), null)).hasSize(16);
        assertThat(brief(read(sixteen, null, Geometry.of(4, 4)))).containsExactly(empty(1, 16));
        assertThat(brief(read(sixteen, new PlainGridFormat(), null))).containsExactly(empty(1, 16));
        assertThat(brief(read(rows(16, 3), null, Geometry.of(4, 4)))).containsExactly("1 3:0 wrong_row_count");
        assertThat(brief(read((Samples.SMALL + "\n").repeat(16), null, Geometry.of(4, 4))))
                .containsExactly("1 " + Samples.SMALL.repeat(16));
        assertThat(read(rows(36, 36), null, Geometry.of(3, 2))).hasSize(36);
        assertThat(brief(read(rows(36, 36), null, Geometry.of(4, 9)))).containsExactly(empty(1, 36));
        // Of these each would be a line of its own on another board.
        assertThat(brief(read((".".repeat(16) + " " + ".".repeat(16) + "\n").repeat(32), null, Geometry.of(4, 8))))
                .containsExactly(empty(1, 32));
        assertThat(brief(read(sixteen, null, Geometry.CLASSIC))).containsExactly("1 1:1 wrong_size");
        assertThat(read(rows(81, 81))).hasSize(81);
    }

    @Test
    void the_kind_of_file_is_told_even_if_the_first_puzzle_is_damaged() {
        assertThat(brief(read("4.1\n" + Samples.CLASSIC + "\n" + Samples.CLASSIC)))
                .containsExactly("1 1:1 wrong_length", "2 " + Samples.CLASSIC, "3 " + Samples.CLASSIC);
        assertThat(brief(read("no puzzle at all"))).containsExactly("1 1:1 wrong_length");
    }

    @Test
    void json_documents() {
        String object = "{\n \"puzzle\": \"" + Samples.SMALL + "\"\n}";
        List<GridReader.Entry> entries =
                read("[" + object + ",\n " + object.replace("321", "3?1") + ", " + object + "]\n");
        assertThat(brief(entries)).containsExactly("1 " + Samples.SMALL, "4 5:19 bad_character", "6 " + Samples.SMALL);
        assertThat(entries.get(0).text()).isEqualTo(object);
        assertThat(brief(read("# x\n" + object + "\n\n" + object + "\n")))
                .containsExactly("1 remark", "2 " + Samples.SMALL, "6 " + Samples.SMALL);
        assertThat(read("[]")).isEmpty();
        assertThat(brief(read("[" + object + "]]"))).containsExactly("1 " + Samples.SMALL, "3 3:3 bad_syntax");
        assertThat(brief(read("#\n[" + object + " " + object + "]")))
                .containsExactly("1 remark", "2 " + Samples.SMALL, "4 4:3 bad_syntax");
        assertThat(brief(read("[1]"))).containsExactly("1 1:2 bad_syntax");
        assertThat(brief(read("[" + object))).containsExactly("1 " + Samples.SMALL, "4 4:1 bad_syntax");
    }

    @Test
    void xml_documents() {
        String game = "<game data='1000432100302004'/>";
        List<GridReader.Entry> entries =
                read("# x\n<opensudoku>\n" + game + "\n" + game.replace("4", "?") + game + "\n</opensudoku>\n");
        assertThat(brief(entries))
                .containsExactly("1 remark", "3 " + Samples.SMALL, "4 4:17 bad_character", "4 " + Samples.SMALL);
        assertThat(entries.get(1).text()).isEqualTo(game);
        assertThat(brief(read("<opensudoku>\n" + game + "\n")))
                .containsExactly("2 " + Samples.SMALL, "3 3:1 bad_syntax");
        assertThat(read("<opensudoku></opensudoku>")).isEmpty();
    }

    @Test
    void documents_have_a_limit() {
        String line = " ".repeat(1 << 20);
        int[] count = {0};
        GridReader reader = new GridReader(() -> count[0]++ == 0 ? "<opensudoku>" : line, null, null);
        assertThat(reader.next())
                .isEqualTo(new GridReader.Entry.Puzzle(
                        1, "", ParseResult.Bad.of(1, 0, ParseReason.TOO_LONG, 64 * 1024 * 1024)));
        assertThat(reader.next()).isNull();
        assertThat(count[0]).isLessThan(80);
    }

    @Test
    void line_files_of_any_size_are_read_as_they_come() {
        int[] count = {0};
        GridReader reader = new GridReader(() -> count[0]++ < 100_000 ? Samples.SMALL : null, null, null);
        assertThat(reader.next()).isNotNull();
        assertThat(count[0]).isLessThan(100);
        int entries = 1;
        while (reader.next() != null) {
            entries++;
        }
        assertThat(entries).isEqualTo(100_000);
    }

    @Test
    void a_grid_far_down_may_look_further_ahead_than_the_lines_at_hand() {
        // A run of bands that reaches beyond the lines first looked at.
        java.util.List<String> lines = new java.util.ArrayList<>();
        for (int i = 0; i < 400; i++) {
            lines.add(i % 3 == 2 && i < 6 ? "" : "1 2 3 4 | 5 6 7 8");
        }
        java.util.Iterator<String> each = lines.iterator();
        GridReader reader = new GridReader(() -> each.hasNext() ? each.next() : null, null, null);
        int count = 0;
        while (reader.next() != null) {
            count++;
        }
        org.assertj.core.api.Assertions.assertThat(count).isPositive();
    }

    @Test
    void aBeginningTellsWhetherAFileHasOnePuzzleALine() {
        String puzzle = ".".repeat(81) + "\n";
        String block = ".........\n".repeat(9) + "\n";
        assertThat(isLineByLine("# head\n\n" + puzzle.repeat(80), false)).isTrue();
        assertThat(isLineByLine(puzzle, true)).isTrue();
        assertThat(isLineByLine("", true)).isTrue();
        assertThat(isLineByLine(block.repeat(10), false)).isFalse();
        assertThat(isLineByLine("quizzes,solutions\n" + puzzle.repeat(80), false))
                .isFalse();
        // Too little to be sure: what follows may outvote it.
        assertThat(isLineByLine(puzzle.repeat(60), false)).isFalse();
        assertThat(isLineByLine("# head\n".repeat(100), false)).isFalse();
    }

    @Test
    void aBeginningTellsOfRowsAsTheWholeFileDoes() {
        assertThat(isLineByLine(rows(16, 16), true)).isFalse();
        assertThat(isLineByLine(rows(16, 17), true)).isTrue();
        // They may go on and fill a board in the end.
        assertThat(isLineByLine(rows(16, 90), false)).isFalse();
        assertThat(isLineByLine(rows(16, 1100), false)).isTrue();
        assertThat(isLineByLine((Samples.SMALL + "\n").repeat(80), false)).isTrue();
    }

    private static boolean isLineByLine(String beginning, boolean whole) {
        Iterator<String> lines = beginning.lines().iterator();
        return GridReader.isLineByLine(() -> lines.hasNext() ? lines.next() : null, whole, null, null);
    }

    @Test
    void aLineFromTheMiddleOfAFileKeepsItsNumber() {
        assertThat(GridReader.ofLine("G234341221434321", 1000, null, null))
                .isEqualTo(new GridReader.Entry.Puzzle(
                        1000, "G234341221434321", ParseResult.Bad.of(1000, 1, ParseReason.BAD_CHARACTER, "G", "4")));
        assertThat(GridReader.ofLine("# remark", 1001, null, null))
                .isEqualTo(new GridReader.Entry.Remark(1001, "# remark"));
        assertThat(GridReader.ofLine("\uFEFF" + Samples.SMALL, 1, null, null))
                .isEqualTo(new GridReader.Entry.Puzzle(1, Samples.SMALL, new ParseResult.Ok(SMALL)));
    }

    @Test
    void emptyLinesAreLeftOutTogetherByASourceThatCan() {
        Iterator<String> lines = List.of("", Samples.SMALL, "", "# x", "").iterator();
        GridReader.LineSource source = new GridReader.LineSource() {
            @Override
            public @Nullable String nextLine() {
                return lines.hasNext() ? lines.next() : null;
            }

            @Override
            public int skipEmptyLines() {
                return 9;
            }
        };
        // Without looking ahead, as that would have taken the lines already.
        GridReader reader = new GridReader(source, new LineFormat(), null);
        assertThat(reader.next()).isEqualTo(new GridReader.Entry.Remark(1, "\n".repeat(9)));
        assertThat(reader.next()).isEqualTo(new GridReader.Entry.Puzzle(11, Samples.SMALL, new ParseResult.Ok(SMALL)));
        assertThat(((GridReader.Entry.Remark) Objects.requireNonNull(reader.next())).lines())
                .isEqualTo(10);
        assertThat(reader.next()).isEqualTo(new GridReader.Entry.Remark(22, "# x"));
        assertThat(Objects.requireNonNull(reader.next()).line()).isEqualTo(23);
        assertThat(reader.next()).isNull();
    }
}
