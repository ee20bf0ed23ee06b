package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import java.util.List;

/** The work of reading one grid. */
public interface Reading {
    /** Reads the grid or leaves at the first problem. */
    Grid read() throws Rejection;

    /** The work of reading one grid with what stands beside it. */
    interface WithSolution {
        /** Reads the grid or leaves at the first problem. */
        ParseResult.Ok read() throws Rejection;
    }

    /** The work of reading one line. */
    interface OfLine<T> {
        /** Reads a line with its number in the text. */
        T read(String line, int number) throws Rejection;
    }

    /** Reads the only line of a text of a format that is no remark. */
    static <T> T onlyLine(String text, String format, OfLine<T> reading) throws Rejection {
        return only(TextLines.content(text), format, "one line", reading);
    }

    /**
     * Reads the only one of some lines.
     *
     * @param expected what should stand where there are more
     */
    static <T> T only(List<Piece.InLine> lines, String format, String expected, OfLine<T> reading) throws Rejection {
        T found = first(lines, reading);
        if (lines.size() > 1) {
            throw Rejection.at(lines.get(1).line(), 0, ParseReason.BAD_SYNTAX, format, expected);
        }
        return found;
    }

    /** Reads the first one of some lines. */
    static <T> T first(List<Piece.InLine> lines, OfLine<T> reading) throws Rejection {
        if (lines.isEmpty()) {
            throw Rejection.at(1, 0, ParseReason.EMPTY);
        }
        return reading.read(lines.get(0).text(), lines.get(0).line());
    }

    /** Reads a grid; a problem becomes a value. */
    static ParseResult attempt(Reading reading) {
        return attemptWithSolution(() -> new ParseResult.Ok(reading.read()));
    }

    /** Reads a grid with what stands beside it; a problem becomes a value. */
    static ParseResult attemptWithSolution(WithSolution reading) {
        try {
            return reading.read();
        } catch (Rejection rejection) {
            return rejection.bad();
        }
    }
}
