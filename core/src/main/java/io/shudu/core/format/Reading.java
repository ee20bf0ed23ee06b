package io.shudu.core.format;

import io.shudu.core.grid.Grid;

/** The work of reading one grid. */
interface Reading {
    /** Reads the grid or leaves at the first problem. */
    Grid read() throws Rejection;

    /** Reads a grid; a problem becomes a value. */
    static ParseResult attempt(Reading reading) {
        try {
            return new ParseResult.Ok(reading.read());
        } catch (Rejection rejection) {
            return rejection.bad();
        }
    }
}
