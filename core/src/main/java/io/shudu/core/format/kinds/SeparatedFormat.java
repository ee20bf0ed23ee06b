package io.shudu.core.format.kinds;

import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.CellRow;
import io.shudu.core.format.piece.Commas;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.GridShape;
import io.shudu.core.format.piece.Piece;
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
 * Numbers with commas between them, one line a row, as spreadsheets and programs have them: {@code 0} or nothing is an
 * empty cell, 10 is written as 10 or A. Brackets and quotes do not matter. All cells may also stand on one line, with
 * commas or with blanks between them. Carries digits, all as givens.
 */
public final class SeparatedFormat extends NamedFormat {
    /** The format. */
    public SeparatedFormat() {
        super("separated", Extent.BLOCK);
    }

    @Override
    public boolean recognises(String text) {
        Sketch sketch = Sketch.of(text);
        return sketch.isSeparated() || (sketch.rows() == 1 && isGrid(Sketch.firstLine(text)));
    }

    /**
     * Whether a line has all cells of a grid, with something between them; quick for a line without. So does a row of a
     * board with 16 or 36 cells in a row: others must tell which it is.
     */
    public static boolean isGrid(String line) {
        if (!isSeparated(line)) {
            return false;
        }
        CellRow row = cells(line, 1);
        return Geometry.sideOfCells(row.size()) != 0 && row.fitting() == row.size();
    }

    /** Whether a line has all cells of a grid and is no row of a larger one. */
    public static boolean isOnlyGrid(String line) {
        return isGrid(line) && !Geometry.isSide(cells(line, 1).size());
    }

    /** Whether commas or blanks stand behind the first cell; brackets may stand before it. */
    private static boolean isSeparated(String line) {
        int from = TextLines.firstSign(line);
        if (from == line.length()) {
            return false;
        }
        char first = line.charAt(from);
        if (first == '[' || Commas.isComma(first)) {
            return true;
        }
        for (int i = from + 1; i < Math.min(from + 3, line.length()); i++) {
            if (TextLines.isBlank(line.charAt(i)) || Commas.isComma(line.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static CellRow cells(String line, int number) {
        return Commas.count(line) > 0 ? CellRow.ofFields(line, number) : CellRow.ofGroups(line, number);
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attempt(() -> {
            List<Piece.InLine> lines = TextLines.content(text);
            return lines.size() == 1 && isGrid(lines.get(0).text())
                    ? whole(cells(lines.get(0).text(), lines.get(0).line()), expected)
                    : PrintedRows.of(TextLines.of(text), CellRow::ofFields, PrintedRows.Edges.PLAIN)
                            .givens(expected);
        });
    }

    private static Grid whole(CellRow row, @Nullable Geometry expected) throws Rejection {
        Geometry board = DigitRun.geometry(row.piece(0), row.size(), expected);
        int[] digits = new int[row.size()];
        for (int cell = 0; cell < digits.length; cell++) {
            Piece piece = row.piece(cell);
            digits[cell] = piece.text().isEmpty() ? 0 : DigitRun.digit(piece, 0, board.side());
        }
        return Grid.ofGivens(board, digits);
    }

    @Override
    public String write(Grid grid) {
        GridShape shape = new GridShape(grid.geometry());
        return shape.rows("", "", ",", ",", "\n", cell -> Integer.toString(grid.digit(cell)));
    }
}
