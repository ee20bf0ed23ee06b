package io.shudu.logic.rate;

import io.shudu.logic.step.TechniqueId;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What a puzzle asks of a person, on one scale.
 *
 * @param solved whether the techniques of the scale lead to the end
 * @param hardest the level of the hardest step, from 1
 * @param score what the steps cost together
 * @param guesses how often the scale had to look at the solution to go on
 * @param techniques how often each technique was used
 */
public record Rating(boolean solved, int hardest, int score, int guesses, Map<TechniqueId, Integer> techniques) {
    /** Copies the map. */
    public Rating {
        Map<TechniqueId, Integer> copy = new EnumMap<>(TechniqueId.class);
        copy.putAll(techniques);
        techniques = Collections.unmodifiableMap(copy);
    }
}
