package io.shudu.core.format.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.Reads;
import io.shudu.core.format.Samples;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.junit.jupiter.api.Test;

class SimpleSudokuFormatTest {
    private static final GridFormat SS = new SimpleSudokuFormat();
    private static final String SMALL = "*-----*\n|1.|..|\n|43|21|\n|--+--|\n|..|3.|\n|2.|.4|\n*-----*\n";

    @Test
    void the_frame_holds_the_givens() {
        String text = """
                *-----------*
                |41.|..6|.7.|
                |257|..9|.1.|
                |..6|7..|.4.|
                |---+---+---|
                |1.2|.65|4..|
                |67.|.9.|185|
                |..5|...|2.3|
                |---+---+---|
                |763|95.|.2.|
                |..1|.7.|9.6|
                |...|.18|734|
                *-----------*
                """;
        Grid grid =
                Reads.text(SS, text).asGivens(Samples.CLASSIC).withBoxes(3, 3).grid();
        assertThat(SS.write(grid)).isEqualTo(text);
        assertThat(SS.id()).isEqualTo("ss");
        assertThat(SS.extent()).isEqualTo(GridFormat.Extent.BLOCK);
        Grid tall = Reads.text(new LineFormat(), Samples.SIX, Geometry.of(3, 2)).grid();
        assertThat(SS.write(tall)).startsWith("*--------*\n|1.|.4|..|\n").contains("|--+--+--|\n");
        Reads.text(SS, SS.write(tall)).withBoxes(3, 2);
    }

    @Test
    void lines_below_it_place_and_eliminate() {
        Grid grid = Reads.text(SS, SMALL + "\nI012\nE0214\n e023\nI001\n")
                .asCells("1+2..4321..3.2..4")
                .withCandidates("r1c4=3 r3c2=14 r3c4=2 r4c2=1 r4c3=1")
                .grid();
        assertThat(SS.write(grid)).isEqualTo(SMALL + "\nI012\nE024\n");
        CandidateSet marks = CandidateSet.of(grid).without(9, 1).without(9, 4).without(2, 4);
        assertThat(SS.write(grid.withCandidates(marks))).isEqualTo(SMALL + "\nI012\nE024\nE0914\n");
    }

    @Test
    void large_boards_have_longer_numbers() {
        Grid grid = Reads.text(new LineFormat(), Samples.SIXTEEN)
                .grid()
                .with(255, 10)
                .with(1, 2);
        Grid marked = grid.withCandidates(CandidateSet.of(grid).without(16, 11));
        assertThat(SS.write(marked)).endsWith("*\n\nI0012\nI255A\nE016B\n");
        Reads.text(SS, SS.write(marked)).withBoxes(4, 4);
        assertThat(Reads.text(SS, SS.write(marked)).grid()).isEqualTo(marked);
    }

    @Test
    void problems_have_their_place() {
        Reads.text(SS, SMALL + "\nI015\n").asBad(9, 4, ParseReason.BAD_CHARACTER, "5", "4");
        Reads.text(SS, SMALL + "\nI01\n").asBad(9, 1, ParseReason.BAD_CELL, "I01", "4");
        Reads.text(SS, SMALL + "\nI0112\n").asBad(9, 1, ParseReason.BAD_CELL, "I0112", "4");
        Reads.text(SS, SMALL + "\nI01.\n").asBad(9, 4, ParseReason.BAD_CELL, "I01.", "4");
        Reads.text(SS, SMALL + "\nI003\n").asBad(9, 1, ParseReason.CONTRADICTS_GIVEN, "3", "1");
        Reads.text(SS, SMALL + "\n I161\n").asBad(9, 3, ParseReason.BAD_SYNTAX, "ss", "cell");
        Reads.text(SS, SMALL + "\nI1\n").asBad(9, 3, ParseReason.BAD_SYNTAX, "ss", "cell");
        Reads.text(SS, SMALL + "\nI1x1\n").asBad(9, 3, ParseReason.BAD_SYNTAX, "ss", "cell");
        Reads.text(SS, SMALL + "\nE01\n").asBad(9, 1, ParseReason.BAD_CANDIDATE, "E01");
        Reads.text(SS, SMALL + "\nE0125\n").asBad(9, 5, ParseReason.BAD_CANDIDATE, "E0125");
        Reads.text(SS, SMALL + "\nE010\n").asBad(9, 4, ParseReason.BAD_CANDIDATE, "E010");
        Reads.text(SS, SMALL.replace("|43|21|", "|43|2|")).asBad(3, 0, ParseReason.WRONG_ROW_LENGTH, 2, 3, 4);
        Reads.text(SS, SMALL + "\nIx\n").asBad(9, 0, ParseReason.WRONG_ROW_LENGTH, 5, 2, 4);
    }
}
