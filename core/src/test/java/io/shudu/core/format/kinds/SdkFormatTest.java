package io.shudu.core.format.kinds;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.ParseReason;
import io.shudu.core.format.Reads;
import io.shudu.core.format.Samples;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.junit.jupiter.api.Test;

class SdkFormatTest {
    private static final GridFormat SDK = new SdkFormat();
    private static final String ROWS = "1...\n4321\n..3.\n2..4\n";

    @Test
    void headers_are_optional() {
        Reads.text(SDK, ROWS).asGivens(Samples.SMALL);
        Reads.text(SDK, "#AAn author\n#DA text\n" + ROWS).asGivens(Samples.SMALL);
        Reads.text(SDK, "#A x\n[Puzzle]\n" + ROWS).asGivens(Samples.SMALL);
        Reads.text(SDK, " [PUZZLE] \n" + ROWS).asGivens(Samples.SMALL);
        Reads.text(SDK, "[Other]\nanything?\n[Puzzle]\n" + ROWS).asGivens(Samples.SMALL);
    }

    @Test
    void the_state_tells_what_is_placed() {
        String text = "[Puzzle]\n" + ROWS + "[State]\n12..\n....\n..3.\n2.14\n";
        Grid grid = Reads.text(SDK, text)
                .asCells("1+2..4321..3.2.+14")
                .withoutCandidates()
                .grid();
        assertThat(SDK.write(grid)).isEqualTo("[Puzzle]\n" + ROWS + "[State]\n12..\n4321\n..3.\n2.14\n");
        assertThat(SDK.write(grid.givens())).isEqualTo("[Puzzle]\n" + ROWS);
        assertThat(SDK.id()).isEqualTo("sdk");
        assertThat(SDK.extent()).isEqualTo(GridFormat.Extent.BLOCK);
    }

    @Test
    void problems_are_placed_in_their_section() {
        Reads.text(SDK, "[Puzzle]\n" + ROWS + "[State]\n12..\n.4..\n..3.\n2..4\n")
                .asBad(8, 2, ParseReason.CONTRADICTS_GIVEN, "4", "3");
        Reads.text(SDK, "[Puzzle]\n" + ROWS + "[State]\n12..\n....\n..3.\n")
                .asBad(9, 0, ParseReason.WRONG_ROW_COUNT, 3, 4);
        Reads.text(SDK, "[Puzzle]\n1...\n4321\n..3\n2..4\n").asBad(4, 0, ParseReason.WRONG_ROW_LENGTH, 3, 3, 4);
        Reads.text(SDK, "[Puzzle]\n\n").asBad(1, 0, ParseReason.EMPTY);
        Reads.text(SDK, ROWS, Geometry.CLASSIC).asBad(1, 1, ParseReason.WRONG_SIZE, 16, 81);
    }
}
