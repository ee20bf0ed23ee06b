package io.shudu.logic.step;

import java.util.List;
import java.util.Map;

/**
 * A step of a solution.
 *
 * @param technique the id of what shows it, such as {@code hidden-single}
 * @param placements the digits that it places
 * @param eliminations the candidates that it removes
 * @param marks what to look at, each with its role
 * @param args what the words for the technique speak of, by the names that they use
 */
public record Step(
        String technique,
        List<Candidate> placements,
        List<Candidate> eliminations,
        List<Mark> marks,
        Map<String, Subject> args) {
    /** Copies the collections. */
    public Step {
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
        marks = List.copyOf(marks);
        args = Map.copyOf(args);
    }
}
