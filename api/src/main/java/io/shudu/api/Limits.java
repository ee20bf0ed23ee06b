package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.holes.HoleStrategy;

/**
 * How much one request may ask for. Everything that grows with the request has a limit here, so that no request,
 * however hostile, takes long.
 *
 * @param characters the longest request
 * @param values the most values in a request, those in arrays counted: entries, candidates, steps
 * @param answer the longest answer; a list in it ends there and says so
 * @param side the largest board
 * @param generatedSide the largest board to make puzzles for
 * @param puzzles the most puzzles read from a text
 * @param solutions the most solutions counted or listed
 * @param budget the most guesses of the searches of a request
 * @param work guesses times candidates of the board, for requests that do not say how many guesses, and for puzzles on
 *     boards beyond 9×9: on large boards each costs more
 * @param tries the most grids tried for one puzzle
 */
public record Limits(
        int characters,
        int values,
        int answer,
        int side,
        int generatedSide,
        int puzzles,
        int solutions,
        long budget,
        long work,
        int tries) {
    /**
     * For one person on one's own machine. A request that does not ask for more takes about a second in a browser at
     * most, except for puzzles on boards beyond 16×16 with more holes than singles allow, which take some seconds.
     */
    public static final Limits USUAL =
            new Limits(1_000_000, 100_000, 1 << 26, Geometry.MAX_SIDE, 25, 1000, 10_000, 10_000_000, 100_000_000, 1000);

    /** Tries times candidates of a large board; so many tries in vain take about two seconds in a browser. */
    private static final int TRIED = 20_000;

    /** The part of the work that goes to a candidate and try on a large board, so that all take half a second. */
    private static final int WORK_A_TRY = 500;

    /** The same with another length of answers. */
    public Limits withAnswer(int longest) {
        return new Limits(characters, values, longest, side, generatedSide, puzzles, solutions, budget, work, tries);
    }

    /** The budget of a request that does not say any. */
    long usualBudget(Geometry geometry) {
        return Math.max(1, Math.min(budget, work / candidates(geometry)));
    }

    /** The most grids tried for a puzzle, whatever its id says. */
    int mostTries(Geometry geometry, HoleStrategy holes, Acceptance acceptance) {
        int most = Math.min(tries, GenerationSpec.usualTries(geometry, holes, acceptance));
        return isLarge(geometry) ? (int) Math.max(1, Math.min(most, work / WORK_A_TRY / candidates(geometry))) : most;
    }

    /** How many grids to try for a puzzle if nobody says: fewer on large boards, where each takes long. */
    static int usualTries(Geometry geometry, HoleStrategy holes, Acceptance acceptance) {
        int usual = GenerationSpec.usualTries(geometry, holes, acceptance);
        return isLarge(geometry) ? Math.max(1, Math.min(usual, TRIED / candidates(geometry))) : usual;
    }

    private static boolean isLarge(Geometry geometry) {
        return geometry.side() > Geometry.CLASSIC.side();
    }

    private static int candidates(Geometry geometry) {
        return geometry.cellCount() * geometry.side();
    }
}
