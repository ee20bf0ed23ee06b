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
        List<String> lines = TextLines.of(text);
        T found = null;
        for (int i = 0; i < lines.size(); i++) {
            if (TextLines.isRemark(lines.get(i))) {
                continue;
            }
            if (found != null) {
                throw Rejection.at(i + 1, 0, ParseReason.BAD_SYNTAX, format, "one line");
            }
            found = reading.read(lines.get(i), i + 1);
        }
        if (found == null) {
            throw Rejection.at(1, 0, ParseReason.EMPTY);
        }
        return found;
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
