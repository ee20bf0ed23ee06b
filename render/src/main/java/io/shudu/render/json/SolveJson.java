package io.shudu.render.json;

import io.shudu.core.format.GridParts;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.core.solve.SolveResult;
import org.jspecify.annotations.Nullable;

/** What a search for solutions found. */
public final class SolveJson {
    private SolveJson() {}

    /**
     * The result of a search, without a list of all solutions.
     *
     * @param solution the one to show, null for none
     * @param limit how many solutions the search was to find
     */
    public static JsonFields of(Grid grid, SolveResult result, @Nullable Grid solution, long limit) {
        JsonFields json = found(grid, result);
        if (solution != null) {
            json.string("solution", solution.toString());
        }
        return result.exhausted() || result.count() >= limit ? json : json.bool("gaveUp", true);
    }

    /** The grid, the verdict and the number of solutions. */
    static JsonFields found(Grid grid, SolveResult result) {
        return GridParts.json(grid.withCandidates(null))
                .string("verdict", verdict(grid, result))
                .put("solutions", result.exhausted() ? JsonValue.of(result.count()) : JsonValue.of(number(result)));
    }

    /** How many solutions there are, such as {@code 2+} if there may be more. */
    public static String number(SolveResult result) {
        return result.exhausted() ? String.valueOf(result.count()) : result.count() + "+";
    }

    /** The word for what a search has shown. */
    public static String verdict(Grid grid, SolveResult result) {
        if (result.count() == 0 && !grid.conflicts().isEmpty()) {
            return "conflict";
        }
        return switch (result.verdict()) {
            case ONE -> "unique";
            case NONE -> "none";
            case MANY -> "multiple";
            case FOUND -> "found";
            case GAVE_UP -> "incomplete";
        };
    }
}
