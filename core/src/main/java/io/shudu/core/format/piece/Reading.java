package io.shudu.core.format.piece;

import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;

/** The work of reading one grid. */
public interface Reading {
    /** Reads the grid or leaves at the first problem. */
    Grid read() throws Rejection;

    /** The work of reading one grid with what stands beside it. */
    interface WithSolution {
        /** Reads the grid or leaves at the first problem. */
        ParseResult.Ok read() throws Rejection;
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
