package io.shudu.core.format.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.Reads;
import io.shudu.core.format.Samples;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.junit.jupiter.api.Test;

/** Both formats with a frame around every cell, and the one with room instead. */
class FrameFormatTest {
    private static final GridFormat FRAME = new FrameFormat();
    private static final GridFormat DOUBLE = new DoubleFrameFormat();
    private static final GridFormat SPACED = new SpacedFormat();

    @Test
    void the_frame_of_equals_signs() {
        String text = """
                +=+=+=+=+=+=+=+=+=+
                |8|7|4|9|1|2| | | |
                +-+-+-+-+-+-+-+-+-+
                |9|1|2|5|3|6| | | |
                +-+-+-+-+-+-+-+-+-+
                |5|3|6|8|7|4| | | |
                +=+=+=+=+=+=+=+=+=+
                |7|4|8| | | | | | |
                +-+-+-+-+-+-+-+-+-+
                |1|2|9| | | | | | |
                +-+-+-+-+-+-+-+-+-+
                |3|6|5| | | | | | |
                +=+=+=+=+=+=+=+=+=+
                |4|8|7| | | | | | |
                +-+-+-+-+-+-+-+-+-+
                |2|9|1| | | | | | |
                +-+-+-+-+-+-+-+-+-+
                |6|5|3| | | | | | |
                +=+=+=+=+=+=+=+=+=+
                """;
        Grid grid = Reads.text(FRAME, text)
                .asGivens("874912...912536...536874...748......129......365......487......291......653......")
                .withBoxes(3, 3)
                .grid();
        assertThat(FRAME.write(grid)).isEqualTo(text);
        assertThat(FRAME.extent()).isEqualTo(GridFormat.Extent.BLOCK);
        // The same as it stands in a document: indented, with blanks behind.
        Reads.text(FRAME, "  " + text.replace("\n", "   \n  ")).asGivens(grid.toString());
        assertThat(GridFormats.recognise(text).id()).isEqualTo("frame");
    }

    @Test
    void the_double_frame() {
        String empty = "++-----+-----+-----++-----+-----+-----++-----+-----+-----++\n";
        String edge = empty.replace('-', '=');
        String first = "||  4  |  1  |     ||     |     |  6  ||     |  7  |     ||\n";
        String last = "||     |     |     ||     |  1  |  8  ||  7  |  3  |  4  ||\n";
        Grid grid = Reads.text(new LineFormat(), Samples.CLASSIC).grid();
        String text = DOUBLE.write(grid);
        assertThat(text).startsWith(edge + first + empty).endsWith(empty + last + edge);
        assertThat(text.split("\n", -1)[6] + "\n").isEqualTo(edge);
        assertThat(text.split("\n", -1)).hasSize(20);
        Reads.text(DOUBLE, text).asGivens(Samples.CLASSIC).withBoxes(3, 3);
        assertThat(GridFormats.recognise(text).id()).isEqualTo("double-frame");
        assertThat(DOUBLE.extent()).isEqualTo(GridFormat.Extent.BLOCK);
    }

    @Test
    void frames_of_other_boards_show_their_boxes() {
        for (Geometry board : new Geometry[] {Geometry.of(2, 3), Geometry.of(3, 2)}) {
            Grid grid = Reads.text(new LineFormat(), Samples.SIX, board).grid();
            for (GridFormat format : new GridFormat[] {FRAME, DOUBLE, SPACED}) {
                Reads.text(format, format.write(grid))
                        .asGivens(Samples.SIX)
                        .withBoxes(board.boxRows(), board.boxColumns());
            }
        }
        Grid large = Reads.text(new LineFormat(), Samples.SIXTEEN).grid();
        assertThat(FRAME.write(large)).contains("|G| | | | | | | |9| | | | | | |1|\n");
        Reads.text(FRAME, FRAME.write(large)).asGivens(Samples.SIXTEEN);
        Reads.text(FRAME, "|1| | | |\n|4|3|2|1|\n|.|.|3|.|\n|2|0|*|4|\n").asGivens(Samples.SMALL);
        Reads.text(FRAME, "│1│ │ │ │\n│4│3│2│1│\n│ │ │3│ │\n│2│ │ │4│").asGivens(Samples.SMALL);
    }

    @Test
    void cells_with_two_characters_and_text_outside_are_bad() {
        String text = "|1| | | |\n|4|3|2|1|\n| | |3| |\n|2| | |4|\n";
        Reads.text(FRAME, text.replace("|4|3|", "|4| 31|")).asBad(2, 5, ParseReason.BAD_CELL, "31", "4");
        Reads.text(FRAME, text.replace("|4|3|", "|4|?|")).asBad(2, 4, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(FRAME, text.replace("|4|3|", "|4|5|")).asBad(2, 4, ParseReason.BAD_CHARACTER, "5", "4");
        Reads.text(FRAME, text.replace("|2|1|", "|2|")).asBad(2, 0, ParseReason.WRONG_ROW_LENGTH, 2, 3, 4);
        Reads.text(FRAME, text.replace("|2|1|", "|2|1|3")).asBad(2, 10, ParseReason.WRONG_ROW_LENGTH, 2, 5, 4);
        Reads.text(FRAME, text.replace("|2|1|", "|2|1| |")).asBad(2, 10, ParseReason.WRONG_ROW_LENGTH, 2, 5, 4);
        Reads.text(FRAME, text.replace("|4|3|", "?|4|3|")).asBad(2, 1, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(FRAME, "||||\n").asBad(1, 0, ParseReason.WRONG_LENGTH, 0);
    }

    @Test
    void the_spaced_layout() {
        String text = """
                  4  1  .    .  .  6    .  7  .
                  2  5  7    .  .  9    .  1  .
                  .  .  6    7  .  .    .  4  .

                  1  .  2    .  6  5    4  .  .
                  6  7  .    .  9  .    1  8  5
                  .  .  5    .  .  .    2  .  3

                  7  6  3    9  5  .    .  2  .
                  .  .  1    .  7  .    9  .  6
                  .  .  .    .  1  8    7  3  4
                """;
        Grid grid = Reads.text(SPACED, text)
                .asGivens(Samples.CLASSIC)
                .withBoxes(3, 3)
                .grid();
        assertThat(SPACED.write(grid)).isEqualTo(text.replace("\n  \n", "\n\n"));
        assertThat(SPACED.extent()).isEqualTo(GridFormat.Extent.BLOCK);
        assertThat(GridFormats.recognise(text).id()).isEqualTo("spaced");
    }
}
