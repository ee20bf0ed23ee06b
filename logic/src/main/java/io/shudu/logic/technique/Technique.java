package io.shudu.logic.technique;

import io.shudu.logic.position.Position;

/**
 * Searches a position for steps of one kind, or of a few kinds that are found in one go.
 *
 * <p>An instance belongs to one solver and one thread: it may keep scratch space and remember where it found nothing.
 * Steps are reported in the order in which a person should take them; most searches simply report them as they find
 * them. The order is part of the contract, because it decides the path and with it the rating.
 */
public interface Technique {
    /**
     * Reports steps, until {@link Steps#end()} says that there are enough.
     *
     * <pre>{@code
     * if (steps.begin(TechniqueId.X_WING)) {
     *     steps.remove(cell, digit); // as often as needed
     *     if (steps.explains()) {
     *         steps.mark(Role.BASE, ...); // and what its words speak of
     *     }
     *     if (steps.end()) {
     *         return;
     *     }
     * }
     * }</pre>
     */
    void find(Position position, Steps steps);
}
