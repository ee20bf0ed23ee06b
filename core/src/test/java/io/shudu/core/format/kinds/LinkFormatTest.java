package io.shudu.core.format.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.LeftOut;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.Reads;
import io.shudu.core.format.Samples;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packed texts were made from hand-written JSON by the lz-string package of npm, version 1.5.0. */
class LinkFormatTest {
    private static final LinkFormat LINK = new LinkFormat();

    /** The small sample, nothing else. */
    private static final String PLAIN =
            "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQiFKVqKdIxbtOMfuPJUE"
                    + "AZnqzW8Dt17LJCAEyam23Yv0TVtU3J0LhogS4M2NMs/L18RY69QmnvYW/GFWKlJ25o5CQlxAA=";

    /** The same with a field for every kind of rule, and some that are empty or off. */
    private static final String RULES =
            "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQiFKVqKdIxbtOMfuPJUE"
                    + "AZnqzW8Dt17LJCAEyam23Yv0TVtU3J0LhogS4M2NMs/L18RY69QmnvYW/GFWKlJ25o5CIiBsEGxk1CAAHiCoJBRsAB"
                    + "YA9hgIIACemSCcKWAwbMUAcoUAtuQABJUwYOUkzIkA1swQaLm1DlRZPRC9EMxoCABm5NWo2BAkaPnM5ADU3jCoU2Qp"
                    + "GADGa9RixzCHnfB4IABKNADCNCDxAcVqIE4JuTAYjXyjRq/3w8RIGAw+QA7vhQGRph0wT98thcLdQJdDsVHi9vvE2D"
                    + "A0iMLlcyDc7rjXu9IsUSPiuEA===";

    /** The same with r1c1 placed instead of given, and r1c2 and r1c3 in each other's box. */
    private static final String PLACED =
            "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGAX2VAxjQgHsA7BexkZ1zggAMDYHQC6yQiFKVqKdBCIwu8"
                    + "AC4YqomeSoIAzKlbLVGrb1l74AJiNKVCMzG2XqNOycebnkwqJe61IaKnure/r7EgQi2IQ5h5mKMAXIICsbxThLidEA";

    /** The same for SudokuPad, with boxes, a title and a cage. */
    private static final String CELLS =
            "N4IgxgpgNlDKCWAvCIBcBWADAGnNKAzmgNrGgBuAhlAK4qogCMIAvtsGx+ywLrZkgqteiAAsrdoOp00IAMwSK0kQCZ"
                    + "FU4bOa9+XPRpkMFnHQKGGQak90nmR43nxAAnCAHN4AewB2RVKWIcTD5A7EYQxmxg/kjwkNCVEJw5COxEmOwU+JUokJ"
                    + "zw/jlcwrCebLS8zJCi9OIirKcwSjcIPzNlWQAXeE6oCFQAAgAVdUgYNtDgpzs0OR0QKHhvVpInT3IIZyhKAE82nhYg"
                    + "A=";

    /** The same as SudokuPad shortens it, with a line and a shape. */
    private static final String SHORT =
            "N4YwzgXArADANCAphA2i4A3CBGAvnAgXTnSwBZ9MIBmSrAJjp12JQKtrlasYLioqFiAJ2RoU8GK3jZW2OFJLzZrCXH"
                    + "rS41Oep3bV9Ba0OyS1I2bgqSKQxpKHtl+ynP7iIAIaoqAcgAuAJb+ADbIAAQAkv4AOr5gvnAAFhAAZixwIT4gEDAwA"
                    + "GL5eXD+KeYA7gAOqGqKKMpCGQCu2RAAxPksuEA==";

    private static List<LeftOut> leftOut(String text) {
        return ((ParseResult.Ok) LINK.parse(text, null)).leftOut();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://www.f-puzzles.com/?load=",
                "https://f-puzzles.com/?load=",
                "f-puzzles.com/?load=",
                "https://sudokupad.app/fpuz",
                "https://sudokupad.app/fpuzzles",
                "https://sudokupad.app/?puzzleid=fpuz",
                "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles",
                "sudokupad://puzzle/fpuz",
                "fpuz",
                "",
                "看这道题：https://f-puzzles.com/?load=",
            })
    void plain_puzzles_of_f_puzzles_and_SudokuPad(String before) {
        assertThat(LinkFormat.isLink(before + PLAIN)).isTrue();
        Reads.text(LINK, before + PLAIN).asGivens(Samples.SMALL);
        assertThat(leftOut(before + PLAIN)).isEmpty();
        Reads.text(LINK, before + PLAIN + "&x=1#top").asGivens(Samples.SMALL);
        Reads.text(LINK, before + PLAIN.replace("/", "%2F").replace("+", "%2B")).asGivens(Samples.SMALL);
        Reads.text(LINK, before + PLAIN.replace("+", "%20")).asGivens(Samples.SMALL);
    }

    @Test
    void other_rules_are_named() {
        Reads.text(LINK, RULES).asGivens(Samples.SMALL);
        assertThat(leftOut(RULES))
                .containsExactlyInAnyOrder(
                        LeftOut.MOVES,
                        LeftOut.DIAGONALS,
                        LeftOut.CAGES,
                        LeftOut.LINES,
                        LeftOut.CLUES,
                        LeftOut.DRAWINGS);
    }

    @Test
    void placed_digits_and_odd_boxes() {
        Reads.text(LINK, PLACED).asCells("+" + Samples.SMALL).withBoxes(2, 2);
        assertThat(leftOut(PLACED)).containsExactly(LeftOut.BOXES);
    }

    @Test
    void puzzles_of_SudokuPad() {
        Reads.text(LINK, "https://sudokupad.app/scl" + CELLS).asGivens(Samples.SMALL);
        assertThat(leftOut("scl" + CELLS)).containsExactly(LeftOut.CAGES);
        Reads.text(LINK, "scl" + SHORT).asGivens(Samples.SMALL);
        assertThat(leftOut("https://sudokupad.app/ctc" + SHORT)).containsExactly(LeftOut.LINES, LeftOut.DRAWINGS);
    }

    @Test
    void a_solution_beside_the_puzzle() {
        ParseResult.Ok ok = (ParseResult.Ok) LINK.parse(
                "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYH48lQQBmeoxbtOMfiFKVqKdONbwO"
                        + "3ALrJCswdVFKmKtdN475CRQ0OTupuUNpjrqqTPvUATE4kuNWgebwXgY+xm66CHQhRq52EUjeMbYBDvpWoa6a2u4WiT"
                        + "YmKXp5vgVmDsHpSaU5jtH5XOqa4AD2lGwQzSp4dF6iKH3IPchedP3IYyPqXEA===",
                null);
        assertThat(ok.solution()).hasToString("1234341221434321");
    }

    @Test
    void puzzles_of_SudokuWiki() {
        String line = Samples.CLASSIC.replace('.', '0');
        Reads.text(LINK, "https://www.sudokuwiki.org/sudoku.htm?bd=" + line).asGivens(Samples.CLASSIC);
        Reads.text(LINK, "www.sudokuwiki.org/sudoku.htm?bd=" + Samples.CLASSIC + "&x")
                .asGivens(Samples.CLASSIC);
        assertThat(leftOut("https://www.sudokuwiki.org/jigsaw.htm?bd=" + line)).containsExactly(LeftOut.BOXES);
        assertThat(leftOut("https://www.sudokuwiki.org/sudokux.htm?bd=" + line)).containsExactly(LeftOut.DIAGONALS);
        Reads.text(LINK, "https://www.sudokuwiki.org/sudoku.htm?bd=12!")
                .asBad(1, 44, ParseReason.BAD_CHARACTER, "!", "4");
    }

    /** 5 given, 3 placed, then 1 and 2 as candidates: 18 more than two bits. */
    @Test
    void positions_of_SudokuWiki() {
        String code = "S9B" + "05" + "0c" + "0l" + "00".repeat(78);
        Reads.text(LINK, "https://www.sudokuwiki.org/sudoku.htm?bd=" + code).asCells("5+3" + ".".repeat(79));
        CandidateSet marks = Objects.requireNonNull(
                Reads.text(LINK, "https://x/?bd=" + code).grid().candidates());
        assertThat(marks.contains(2, 2)).isTrue();
        assertThat(marks.contains(2, 3)).isFalse();
        Reads.text(LINK, "https://x/?bd=S9B05").asBad(1, 15, ParseReason.WRONG_SIZE, 1, 81);
        Reads.text(LINK, "https://x/?bd=" + code.replace('c', '-')).asBad(1, 21, ParseReason.DAMAGED_LINK);
    }

    @Test
    void links_to_this_game() {
        Reads.text(LINK, "https://example.org/shudu/#/p/4/1c4321b3a2b4?emptiness=few")
                .asGivens(Samples.SMALL);
        Reads.text(LINK, "x#/p/4/1c4321b3a2b4?values=a2n").asCells("1+2..4321..3.2..4");
        Reads.text(LINK, "x#/p/3x2/zi1").withBoxes(3, 2);
        Reads.text(LINK, "x#/p/4/1c").asBad(1, 8, ParseReason.WRONG_SIZE, 4, 16);
        Reads.text(LINK, "x#/p/5/1c").asBad(1, 6, ParseReason.NO_PUZZLE_IN_LINK);
        Reads.text(LINK, "x#/p/9/" + "z".repeat(100_000)).asBad(1, 8, ParseReason.TOO_LONG, 1296);
    }

    @Test
    void any_link_with_all_cells_in_it() {
        Reads.text(LINK, "https://sudokuexchange.com/play?s=" + Samples.CLASSIC).asGivens(Samples.CLASSIC);
    }

    @Test
    void links_without_a_puzzle_and_damaged_ones() {
        Reads.text(LINK, "https://sudokupad.app/abc123").asBad(1, 0, ParseReason.NO_PUZZLE_IN_LINK);
        Reads.text(LINK, "https://f-puzzles.com/?id=yc8ab3k2").asBad(1, 0, ParseReason.NO_PUZZLE_IN_LINK);
        Reads.text(LINK, "https://f-puzzles.com/?load=" + PLAIN.substring(0, 100))
                .asBad(1, 29, ParseReason.DAMAGED_LINK);
        Reads.text(LINK, "N4IghiBcCMC+Q===").asBad(1, 1, ParseReason.NO_PUZZLE_IN_LINK);
        Reads.text(LINK, "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==")
                .asBad(1, 1, ParseReason.WRONG_LENGTH, 9);
        Reads.text(LINK, PLAIN, Geometry.CLASSIC).asBad(1, 1, ParseReason.WRONG_SIZE, 16, 81);
        Reads.text(LINK, PLAIN + "\n" + PLAIN).asBad(2, 0, ParseReason.BAD_SYNTAX, "link", "one line");
        Reads.text(LINK, "").asBad(1, 0, ParseReason.EMPTY);
    }

    @ParameterizedTest
    @ValueSource(strings = {Samples.SMALL, "<a href='https://x'>", "{\"x\":\"https://x\"}", ":0000:x:http://", "GN4A"})
    void other_texts_are_no_links(String text) {
        assertThat(LinkFormat.isLink(text)).isFalse();
    }

    @Test
    void writes_links_to_f_puzzles() {
        assertThat(LINK.write(Reads.text(LINK, PLAIN).grid())).isEqualTo("https://www.f-puzzles.com/?load=" + PLAIN);
    }
}
