package io.shudu.logic.technique;

import io.shudu.logic.position.Position;
import io.shudu.logic.position.SinglesQueue;
import io.shudu.logic.step.TechniqueId;

/** A cell with one candidate takes it. */
public final class NakedSingles implements Technique {
    /** For any board. */
    public NakedSingles() {}

    @Override
    public void find(Position position, Steps steps) {
        SinglesQueue singles = position.nakedSingles();
        for (int i = singles.first(position); i >= 0; i = singles.next(position, i)) {
            if (steps.single(TechniqueId.NAKED_SINGLE, singles.cell(i), singles.digit(i), -1)) {
                return;
            }
        }
    }
}
