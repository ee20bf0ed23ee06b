package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * The tail of a link to this game: the id of the board, {@code /}, the givens, and perhaps {@code values=} with what is
 * placed. A small letter is a run of empty cells, {@code a} one, {@code z} 26. Notes and colours are left aside.
 */
public final class OwnLink {
    /** What stands before the tail. */
    public static final String MARK = "#/p/";

    private static final String VALUES = "values=";
    private static final int MOST_CELLS = Geometry.MAX_SIDE * Geometry.MAX_SIDE;

    private OwnLink() {}

    /** Reads the tail that begins at an index of a line. */
    public static ParseResult.Ok read(String line, int from, int number, @Nullable Geometry expected) throws Rejection {
        int slash = line.indexOf('/', from);
        Geometry board = slash < 0 ? null : Geometry.byId(line.substring(from, slash));
        if (board == null) {
            throw Rejection.at(number, from + 1, ParseReason.NO_PUZZLE_IN_LINK);
        }
        if (expected != null && !board.equals(expected)) {
            throw Rejection.at(number, from + 1, ParseReason.BAD_BOX, board.id());
        }
        Grid grid = DigitRun.givens(run(line, slash + 1, number), board);
        int values = line.indexOf(VALUES, slash);
        return new ParseResult.Ok(
                values < 0 ? grid : PlacedDigits.of(grid, run(line, values + VALUES.length(), number)));
    }

    /** The cells that a part of the link stands for. Places of problems are those of the part. */
    private static Piece run(String line, int from, int number) throws Rejection {
        StringBuilder cells = new StringBuilder();
        int to = from;
        for (; to < line.length() && "?&#".indexOf(line.charAt(to)) < 0 && !TextLines.isBlank(line.charAt(to)); to++) {
            char c = line.charAt(to);
            if (c >= 'a' && c <= 'z') {
                cells.append(".".repeat(c - 'a' + 1));
            } else {
                cells.append(c);
            }
            if (cells.length() > MOST_CELLS) {
                throw Rejection.at(number, from + 1, ParseReason.TOO_LONG, MOST_CELLS);
            }
        }
        return new AtStart(cells.toString(), number, from + 1);
    }

    /** A text that is not as long as where it stands: its problems are where it begins. */
    private record AtStart(String text, int line, int column) implements Piece {
        @Override
        public Rejection reject(int index, ParseReason reason, Object... args) {
            return Rejection.at(line, column, reason, args);
        }
    }
}
