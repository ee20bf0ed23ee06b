package io.shudu.core.format;

import io.shudu.core.grid.Grid;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What became of a text: a grid, or where and why it is none. */
public sealed interface ParseResult {
    /** The same further down: with its place counted in a text that has so many lines before this one. */
    default ParseResult below(int lines) {
        return this;
    }

    /**
     * The text is a grid; whether the grid keeps the rules is another question.
     *
     * @param grid what was read
     * @param solution the puzzle filled, if the text tells its solution, else null; whether it keeps the rules is
     *     another question, too
     * @param leftOut what the text asks for besides plain Sudoku; most formats cannot say such a thing
     */
    record Ok(Grid grid, @Nullable Grid solution, List<LeftOut> leftOut) implements ParseResult {
        /** Copies the list. */
        public Ok {
            leftOut = List.copyOf(leftOut);
        }

        /** A grid of plain Sudoku. */
        public Ok(Grid grid, @Nullable Grid solution) {
            this(grid, solution, List.of());
        }

        /** A grid without a solution beside it. */
        public Ok(Grid grid) {
            this(grid, null);
        }
    }

    /**
     * The text is not a grid of the format.
     *
     * @param line where, from 1
     * @param column where in the line, from 1; 0 if the line as a whole is meant
     * @param reason why; worded for people by whoever talks to them
     * @param args what the reason speaks of, in the order that {@link ParseReason} documents
     */
    record Bad(int line, int column, ParseReason reason, List<Object> args) implements ParseResult {
        /** Copies the arguments. */
        public Bad {
            args = List.copyOf(args);
        }

        /** A bad result with its arguments in a row. */
        public static Bad of(int line, int column, ParseReason reason, Object... args) {
            return new Bad(line, column, reason, List.of(args));
        }

        @Override
        public Bad below(int lines) {
            return new Bad(line + lines, column, reason, args);
        }
    }
}
