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

class HodokuFormatTest {
    private static final GridFormat HODOKU = new HodokuFormat();

    @Test
    void placed_digits_have_a_plus() {
        Reads.text(HODOKU, ":0100:12:1...+4321..3.2..+4:::::")
                .asCells("1...+4321..3.2..+4")
                .withoutCandidates();
        Reads.text(HODOKU, ":::+1...4321..3.2..4").asCells("+1...4321..3.2..4");
        Reads.text(HODOKU, "# a comment\n :0610-x::1...4321..3.2..4:").asCells(Samples.SMALL);
    }

    @Test
    void deleted_candidates_leave_the_others() {
        Grid grid =
                Reads.text(HODOKU, ":0000:x:1...4321..3.2..4: 312  133 :::::").grid();
        // Row 1 has nothing left but 2, 3, 4 in its empty cells; 133 is no candidate there anyway.
        Reads.text(HODOKU, ":0000:x:1...4321..3.2..4:412 432:::")
                .withCandidates("r1c2=2 r1c3=4 r1c4=3 r3c2=1 r3c4=2 r4c2=1 r4c3=1");
        assertThat(grid.candidates()).isEqualTo(CandidateSet.of(grid));
    }

    @Test
    void writes_a_position_as_the_library_does() {
        Grid grid = Reads.text(new LineFormat(), Samples.SMALL).grid().with(1, 2);
        assertThat(HODOKU.write(grid)).isEqualTo(":0000:x:1+2..4321..3.2..4::::");
        CandidateSet marks = CandidateSet.of(grid).without(9, 4).without(9, 1);
        assertThat(HODOKU.write(grid.withCandidates(marks))).isEqualTo(":0000:x:1+2..4321..3.2..4:132 432:::");
        Reads.text(HODOKU, HODOKU.write(grid.withCandidates(marks))).asCells("1+2..4321..3.2..4");
        assertThat(HODOKU.id()).isEqualTo("hodoku");
        assertThat(HODOKU.extent()).isEqualTo(GridFormat.Extent.LINE);
    }

    @Test
    void rows_and_columns_above_nine_are_symbols() {
        Grid grid = Reads.text(HODOKU, ":::" + Samples.SIXTEEN + ":2ga AbC:::").grid();
        CandidateSet marks = CandidateSet.of(grid).without(15 * 16 + 9, 2).without(10 * 16 + 11, 10);
        assertThat(grid.candidates()).isEqualTo(marks);
        assertThat(HODOKU.write(grid)).endsWith(":ABC 2GA:::");
    }

    @Test
    void problems_have_their_place() {
        Reads.text(HODOKU, "x:0000:1:2").asBad(1, 1, ParseReason.BAD_SYNTAX, "hodoku", ":");
        Reads.text(HODOKU, " x").asBad(1, 2, ParseReason.BAD_SYNTAX, "hodoku", ":");
        Reads.text(HODOKU, "\n:0000:1").asBad(2, 0, ParseReason.MISSING_FIELD, "cells");
        Reads.text(HODOKU, ":0000:1::").asBad(1, 0, ParseReason.MISSING_FIELD, "cells");
        Reads.text(HODOKU, ":::+").asBad(1, 5, ParseReason.EMPTY);
        Reads.text(HODOKU, ":::1...+4321..?.2..+4").asBad(1, 15, ParseReason.BAD_CHARACTER, "?", "4");
        Reads.text(HODOKU, ":::1...+5321..3.2..+4").asBad(1, 9, ParseReason.BAD_CHARACTER, "5", "4");
        Reads.text(HODOKU, ":::1...+432").asBad(1, 4, ParseReason.WRONG_LENGTH, 7);
        Reads.text(HODOKU, ":::1...4321..3.2..4", Geometry.CLASSIC).asBad(1, 4, ParseReason.WRONG_SIZE, 16, 81);
        for (String bad : new String[] {"41", "4121", "512", "452", "425", "012", "?12"}) {
            Reads.text(HODOKU, ":::1...4321..3.2..4:111 " + bad + ":").asBad(1, 25, ParseReason.BAD_CANDIDATE, bad);
        }
        Reads.text(HODOKU, "\n#\n").asBad(1, 0, ParseReason.EMPTY);
    }
}
