package io.shudu.logic.technique;

import io.shudu.logic.position.Position;
import io.shudu.logic.position.SinglesQueue;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;

/** A cell with one candidate takes it. */
public final class NakedSingles implements Technique {
    /** For any board. */
    public NakedSingles() {}

    @Override
    public void find(Position position, Steps steps) {
        SinglesQueue singles = position.nakedSingles();
        for (int i = singles.first(position); i >= 0; i = singles.next(position, i)) {
            if (steps.begin(TechniqueId.NAKED_SINGLE)) {
                steps.place(singles.cell(i), singles.digit(i));
                if (steps.explains()) {
                    steps.mark(Role.TARGET, new Subject.OfCell(singles.cell(i)));
                    steps.arg("cell", new Subject.OfCell(singles.cell(i)));
                    steps.arg("digit", new Subject.OfDigit(singles.digit(i)));
                }
                if (steps.end()) {
                    return;
                }
            }
        }
    }
}
