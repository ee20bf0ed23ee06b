package io.shudu.api;

import io.shudu.core.grid.Geometry;

/**
 * How much one request may ask for. Everything that grows with the request has a limit here, so that no request,
 * however hostile, takes long.
 *
 * @param characters the longest request
 * @param side the largest board
 * @param generatedSide the largest board to make puzzles for
 * @param puzzles the most puzzles read from a text
 * @param solutions the most solutions counted or listed
 * @param budget the most guesses of the searches of a request
 * @param work guesses times candidates of the board, for requests that do not say how many guesses: on large boards
 *     each costs more
 * @param tries the most grids tried for one puzzle
 */
public record Limits(
        int characters, int side, int generatedSide, int puzzles, int solutions, long budget, long work, int tries) {
    /** For one person on one's own machine: a request that asks for no more takes about a second in a browser. */
    public static final Limits USUAL =
            new Limits(1_000_000, Geometry.MAX_SIDE, 25, 1000, 10_000, 10_000_000, 10_000_000, 20);

    /** The budget of a request that does not say any. */
    long usualBudget(Geometry geometry) {
        long candidates = (long) geometry.cellCount() * geometry.side();
        return Math.max(1, Math.min(budget, work / candidates));
    }
}
