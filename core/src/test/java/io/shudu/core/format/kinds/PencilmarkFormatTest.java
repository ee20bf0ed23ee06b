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

class PencilmarkFormatTest {
    private static final GridFormat MARKS = new PencilmarkFormat();
    private static final String TEXT = """
            .--------.--------.
            | 1  23  | 34 234 |
            | 4  3   | 2  1   |
            :--------+--------:
            | 34 14  | 3  12  |
            | 2  13  | 1  4   |
            '--------'--------'
            """;

    @Test
    void a_lone_digit_is_solved_unless_a_peer_has_it() {
        Reads.text(MARKS, TEXT)
                .asGivens("1...........2...")
                .withCandidates("r1c2=23 r1c3=34 r1c4=234 r2c1=4 r2c2=3 r2c3=2 r2c4=1"
                        + " r3c1=34 r3c2=14 r3c3=3 r3c4=12 r4c2=13 r4c3=1 r4c4=4")
                .withBoxes(2, 2);
    }

    @Test
    void two_equal_lone_digits_in_a_house_are_both_open() {
        Reads.text(MARKS, "1 1 34 34\n34 34 12 12\n2 3 4 1\n34 2 1 3")
                .withCandidates(
                        "r1c1=1 r1c2=1 r1c3=34 r1c4=34 r2c1=34 r2c2=34 r2c3=12 r2c4=12 r3c1=2 r3c2=3 r3c3=4 r3c4=1 r4c1=34 r4c2=2 r4c3=1 r4c4=3");
    }

    @Test
    void a_complete_grid_has_no_marks() {
        Reads.text(MARKS, "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1")
                .asGivens("1234341221434321")
                .withoutCandidates();
    }

    @Test
    void a_cell_without_marks_takes_what_is_left_and_a_cell_with_a_bang_nothing() {
        Reads.text(MARKS, "! 24 . 34\n34 34 12 12\n234 1 4 3\n34 2 1 34")
                .asGivens(".........1......")
                .withCandidates("r1c2=24 r1c3=1234 r1c4=34 r2c1=34 r2c2=34 r2c3=12 r2c4=12 r3c1=234 r3c3=4 r3c4=3"
                        + " r4c1=34 r4c2=2 r4c3=1 r4c4=34");
    }

    @Test
    void signs_tell_digits_from_lone_candidates() {
        Reads.text(MARKS, "1 <2> 34 *4*\n34 34 12 12\n2 3 4 1\n34 2 1 3")
                .asCells(".2.+4............")
                .withCandidates("r1c1=1 r1c3=34 r2c1=34 r2c2=34 r2c3=12 r2c4=12"
                        + " r3c1=2 r3c2=3 r3c3=4 r3c4=1 r4c1=34 r4c2=2 r4c3=1 r4c4=3");
        // A digit remains one even if the marks or other digits contradict it.
        Reads.text(MARKS, "<1> <1> 1 1234\n*1* 34 12 12\n2 3 4 1\n34 2 1 3").asCells("11..+1...........");
    }

    @Test
    void a_candidate_that_is_written_twice_is_no_digit() {
        String text = "1 34 2 34\n34 2 34 1\n2 34 1 34\n34 1 34 2";
        Reads.text(MARKS, text).asGivens("1.2..2.12.1..1.2");
        Reads.text(MARKS, text.replaceFirst("1 34 2", "11 34 2")).asGivens("..2..2.12.1..1.2");
    }

    @Test
    void writes_columns_of_equal_width() {
        Grid grid = Reads.text(MARKS, "1 ! 23 234\n34 34 12 12\n234 1 4 3\n34 2 1 34")
                .grid();
        assertThat(MARKS.write(grid)).isEqualTo("""
                .---------.---------.
                | <1> !   | 23  234 |
                | 34  34  | 12  12  |
                :---------+---------:
                | 234 <1> | 4   3   |
                | 34  2   | 1   34  |
                '---------'---------'
                """);
        assertThat(MARKS.write(
                        Reads.text(new LineFormat(), Samples.SMALL).grid().with(2, 3)))
                .isEqualTo("""
                .---------.---------.
                | <1> 2   | *3* !   |
                | <4> <3> | <2> <1> |
                :---------+---------:
                | !   14  | <3> 2   |
                | <2> 1   | 1   <4> |
                '---------'---------'
                """);
        assertThat(MARKS.id()).isEqualTo("pencilmarks");
        assertThat(MARKS.extent()).isEqualTo(GridFormat.Extent.BLOCK);
    }

    @Test
    void lone_candidates_are_written_twice_where_no_digit_has_signs() {
        Grid empty = Grid.empty(Geometry.of(2, 2));
        Grid marked = empty.withCandidates(new CandidateSet.Builder(empty.geometry())
                .add(0, 1)
                .add(1, 2)
                .add(1, 3)
                .build());
        assertThat(MARKS.write(marked)).contains("| 11 23 | !  !  |");
        Reads.text(MARKS, MARKS.write(marked)).asGivens("................").withCandidates("r1c1=1 r1c2=23");
    }

    @Test
    void boxes_are_read_from_the_borders() {
        Grid tall = Grid.empty(Geometry.of(3, 2));
        Reads.text(MARKS, MARKS.write(tall)).withBoxes(3, 2);
        assertThat(MARKS.write(tall)).startsWith("""
                .---------------.---------------.---------------.
                | 123456 123456 | 123456 123456 | 123456 123456 |
                """);
    }

    @Test
    void problems_have_their_place() {
        Reads.text(MARKS, TEXT.replace("234", "235")).asBad(2, 17, ParseReason.BAD_CHARACTER, "5", "4");
        Reads.text(MARKS, TEXT.replace("234", "2.4")).asBad(2, 16, ParseReason.BAD_CANDIDATE, "2.4");
        Reads.text(MARKS, TEXT.replace("234", "<5>")).asBad(2, 16, ParseReason.BAD_CHARACTER, "5", "4");
        Reads.text(MARKS, TEXT.replace("234", "*.*")).asBad(2, 16, ParseReason.BAD_CANDIDATE, "*.*");
        Reads.text(MARKS, TEXT.replace("234", "<2*")).asBad(2, 15, ParseReason.BAD_CHARACTER, "<", "4");
        Reads.text(MARKS, TEXT.replace("234", "2!4")).asBad(2, 16, ParseReason.BAD_CHARACTER, "!", "4");
        Reads.text(MARKS, TEXT.replace("234", "234 1")).asBad(2, 19, ParseReason.WRONG_ROW_LENGTH, 1, 5, 4);
        Reads.text(MARKS, TEXT.replace("| 2  13  | 1  4   |\n", "")).asBad(5, 0, ParseReason.WRONG_ROW_COUNT, 3, 4);
        Reads.text(MARKS, TEXT, Geometry.CLASSIC).asBad(2, 3, ParseReason.WRONG_SIZE, 16, 81);
    }
}
