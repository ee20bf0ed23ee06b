package io.shudu.core.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class GridPartsTest {
    private static final String PUZZLE = "1...4321..3.2..4";

    private static Grid ok(ParseResult result) {
        return ((ParseResult.Ok) result).grid();
    }

    @Test
    void partsMakeAGridAndComeOutAgain() {
        Grid puzzle = ok(GridParts.givens(PUZZLE, null));
        assertThat(GridParts.json(puzzle)).hasToString("{\"puzzle\":\"" + PUZZLE + "\",\"board\":\"4\"}");
        assertThat(GridParts.candidates(puzzle)).isNull();
        Grid placed = ok(GridParts.placed(puzzle, "12..4..........."));
        assertThat(GridParts.json(placed).toString()).contains(",\"values\":\"12..4321..3.2..4\",");
        assertThat(placed).hasToString("12..4321..3.2..4");
        assertThat(placed.givens()).isEqualTo(puzzle);
        List<String> marks = new ArrayList<>(Collections.nCopies(16, ""));
        marks.set(0, "2");
        marks.set(2, "43");
        Grid marked = ok(GridParts.marked(placed, marks));
        marks.set(0, "");
        marks.set(2, "34");
        assertThat(GridParts.candidates(marked)).isEqualTo(marks);
    }

    @Test
    void problemsHaveTheirPlaceInThePart() {
        Grid puzzle = ok(GridParts.givens(PUZZLE, Geometry.of(2, 2)));
        assertThat(GridParts.givens("1..?", null))
                .isEqualTo(ParseResult.Bad.of(1, 4, ParseReason.BAD_CHARACTER, "?", "4"));
        assertThat(GridParts.givens(PUZZLE, Geometry.CLASSIC))
                .isEqualTo(ParseResult.Bad.of(1, 1, ParseReason.WRONG_SIZE, 16, 81));
        assertThat(GridParts.placed(puzzle, "2..............."))
                .isEqualTo(ParseResult.Bad.of(1, 1, ParseReason.CONTRADICTS_GIVEN, "2", "1"));
        assertThat(GridParts.marked(puzzle, List.of("1")))
                .isEqualTo(ParseResult.Bad.of(1, 0, ParseReason.WRONG_SIZE, 1, 16));
        assertThat(GridParts.marked(puzzle, Collections.nCopies(16, "15")))
                .isEqualTo(ParseResult.Bad.of(1, 2, ParseReason.BAD_CANDIDATE, "15"));
    }

    @Test
    void aTextIsReadLineByLine() {
        GridReader reader = GridReader.ofText(PUZZLE + "\r\n# remark\r" + PUZZLE + "\n", null);
        assertThat(reader.next()).isInstanceOf(GridReader.Entry.Puzzle.class);
        assertThat(reader.next()).isEqualTo(new GridReader.Entry.Remark(2, "# remark"));
        assertThat(reader.next())
                .extracting(entry -> entry == null ? 0 : entry.line())
                .isEqualTo(3);
        assertThat(reader.next()).isNull();
    }
}
