package io.shudu.core.format.kinds;

import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.BlankCells;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.Piece;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle on one line: all its cells row by row, then perhaps a remark, which begins at the first blank, comma,
 * semicolon or {@code #}. Carries digits, all as givens.
 */
public class LineFormat extends NamedFormat {
    private final char empty;

    /** The format that writes {@code .} for an empty cell. */
    public LineFormat() {
        this("line", Symbols.EMPTY);
    }

    public LineFormat(String id, char empty) {
        super(id, Extent.LINE);
        this.empty = empty;
    }

    /** Says yes to every text: what fits nothing else is taken for a line and explained as such. */
    @Override
    public boolean recognises(String text) {
        return true;
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attempt(() -> DigitRun.givens(Reading.onlyLine(text, id(), LineFormat::run), expected));
    }

    /** What stands in a line before its remark. */
    public static Piece run(String line, int number) {
        int from = TextLines.firstSign(line);
        int to = from;
        while (to < line.length() && !endsRun(line.charAt(to))) {
            to++;
        }
        if (to < line.length() && BlankCells.isGrid(line)) {
            return Piece.inLine(line.replace(' ', Symbols.EMPTY), number, 1);
        }
        return Piece.inLine(line.substring(from, to), number, from + 1);
    }

    private static boolean endsRun(char c) {
        return TextLines.isBlank(c) || c == ',' || c == ';' || c == '#';
    }

    /** Whether a line starts with all cells of a grid. */
    public static boolean startsWithGrid(String line) {
        String run = run(line, 1).text();
        int side = Geometry.sideOfCells(run.length());
        for (int i = 0; i < run.length(); i++) {
            int digit = Symbols.digit(run.charAt(i));
            if (digit < 0 || digit > side) {
                return false;
            }
        }
        return side != 0;
    }

    @Override
    public String write(Grid grid) {
        return DigitRun.write(grid, empty);
    }
}
