package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.holes.HoleStrategy;

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
 * @param tries the most grids tried for one puzzle; on large boards it is fewer
 */
public record Limits(
        int characters, int side, int generatedSide, int puzzles, int solutions, long budget, long work, int tries) {
    /**
     * For one person on one's own machine. A request that does not ask for more takes about a second in a browser at
     * most, except for puzzles on boards beyond 16×16 with more holes than singles allow, which take some seconds.
     */
    public static final Limits USUAL =
            new Limits(1_000_000, Geometry.MAX_SIDE, 25, 1000, 10_000, 10_000_000, 100_000_000, 1000);

    /** Tries times candidates of a large board; so many tries in vain take about two seconds in a browser. */
    private static final int TRIED = 20_000;

    /** The budget of a request that does not say any. */
    long usualBudget(Geometry geometry) {
        return Math.max(1, Math.min(budget, work / candidates(geometry)));
    }

    /** The most grids tried for a puzzle. */
    int mostTries(Geometry geometry, HoleStrategy holes) {
        return Math.min(tries, GenerationSpec.usualTries(geometry, holes));
    }

    /** How many grids to try for a puzzle: fewer on large boards, where each takes long. */
    int usualTries(Geometry geometry, HoleStrategy holes) {
        int most = mostTries(geometry, holes);
        return geometry.side() <= Geometry.CLASSIC.side()
                ? most
                : Math.max(1, Math.min(most, TRIED / candidates(geometry)));
    }

    private static int candidates(Geometry geometry) {
        return geometry.cellCount() * geometry.side();
    }
}
