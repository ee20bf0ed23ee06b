package io.shudu.api;

import io.shudu.core.json.JsonFields;
import io.shudu.core.solve.SolveResult;

/** The words for what a search has found. */
final class Findings {
    private Findings() {}

    static String verdict(SolveResult result, boolean conflict) {
        if (conflict) {
            return "conflict";
        }
        return switch (result.verdict()) {
            case ONE -> "unique";
            case NONE -> "none";
            case MANY -> "multiple";
            // No search here stops at the first solution, so that one alone is never enough.
            case FOUND, GAVE_UP -> "incomplete";
        };
    }

    /** Adds how many solutions there are: a number if that is all of them, else a text such as {@code 2+}. */
    static JsonFields addCount(JsonFields json, SolveResult result) {
        return result.exhausted()
                ? json.number("solutions", result.count())
                : json.string("solutions", result.count() + "+");
    }

    /** Adds the first solution, if there is one. */
    static JsonFields addFirst(JsonFields json, SolveResult result) {
        return result.solutions().isEmpty()
                ? json
                : json.string("solution", result.solution().toString());
    }

    /** Adds that a list of the answer is not all of it, if it is not. */
    static JsonFields addMore(JsonFields json, Listing list) {
        return list.isCut() ? json.bool("more", true) : json;
    }
}
