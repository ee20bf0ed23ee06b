package io.shudu.core.format.kinds;

import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.CellRow;
import io.shudu.core.format.piece.PlacedDigits;
import io.shudu.core.format.piece.PrintedRows;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * SadMan Sudoku's {@code .sdk}: lines of remarks that start with {@code #}, the rows of the puzzle under
 * {@code [Puzzle]} (or under nothing), and perhaps the digits reached so far under {@code [State]}. Carries given and
 * placed digits.
 */
public final class SdkFormat extends NamedFormat {
    private static final String PUZZLE = "[Puzzle]";
    private static final String STATE = "[State]";

    /** The format. */
    public SdkFormat() {
        super("sdk", Extent.BLOCK);
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).hasSections();
    }

    /** Whether a line opens a new puzzle. */
    public static boolean isPuzzle(String line) {
        return TextLines.trim(line).equalsIgnoreCase(PUZZLE);
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attempt(() -> read(TextLines.of(text), expected));
    }

    private static Grid read(List<String> lines, @Nullable Geometry expected) throws Rejection {
        PrintedRows puzzle = new PrintedRows(PrintedRows.Edges.PLAIN);
        PrintedRows state = new PrintedRows(PrintedRows.Edges.PLAIN);
        PrintedRows section = puzzle;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (Sketch.isSection(line)) {
                String name = TextLines.trim(line);
                // Sections of other names (some programs add their own) go nowhere.
                section = name.equalsIgnoreCase(PUZZLE)
                        ? puzzle
                        : name.equalsIgnoreCase(STATE) ? state : new PrintedRows(PrintedRows.Edges.PLAIN);
            } else {
                section.add(line, i + 1, CellRow::ofSymbols);
            }
        }
        Grid givens = puzzle.givens(expected);
        if (state.isEmpty()) {
            return givens;
        }
        int[] now = state.givens(givens.geometry()).digits();
        return PlacedDigits.of(
                givens, now, (cell, reason, args) -> state.piece(cell).reject(0, reason, args));
    }

    @Override
    public String write(Grid grid) {
        int side = grid.geometry().side();
        String text = PUZZLE + "\n" + PlainGridFormat.rows(grid.givens().toString(), side);
        return PlacedDigits.isIn(grid) ? text + STATE + "\n" + PlainGridFormat.rows(grid.toString(), side) : text;
    }
}
