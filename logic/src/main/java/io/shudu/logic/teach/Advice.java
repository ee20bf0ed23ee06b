package io.shudu.logic.teach;

import io.shudu.logic.step.Step;
import java.util.List;

/**
 * What a player is told.
 *
 * @param health whether all is well
 * @param steps what can be done; none if all is not well, or if the techniques are at their end
 */
public record Advice(Health health, List<Step> steps) {
    /** Copies the list. */
    public Advice {
        steps = List.copyOf(steps);
    }
}
