package io.shudu.logic.teach;

import io.shudu.logic.step.Step;
import java.util.List;

/**
 * The way from a position to its solution.
 *
 * @param health whether all is well in the position; if not, there are no steps
 * @param steps one after the other
 * @param solved whether they lead to the end
 */
public record WorkedSolution(Health health, List<Step> steps, boolean solved) {
    /** Copies the list. */
    public WorkedSolution {
        steps = List.copyOf(steps);
    }
}
