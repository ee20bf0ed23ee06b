package io.shudu.logic.technique;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.position.SinglesQueue;
import io.shudu.logic.step.TechniqueId;

/** A digit that has one place left in a house goes there. */
public final class HiddenSingles implements Technique {
    private final Layout layout;

    /** For a board. */
    public HiddenSingles(Setup setup) {
        layout = setup.layout();
    }

    @Override
    public void find(Position position, Steps steps) {
        SinglesQueue singles = position.hiddenSingles();
        for (int i = singles.first(position); i >= 0; i = singles.next(position, i)) {
            int cell = singles.cell(i);
            int digit = singles.digit(i);
            int house = houseOf(position, cell, digit);
            if (house >= 0 && steps.single(TechniqueId.HIDDEN_SINGLE, cell, digit, house)) {
                return;
            }
        }
    }

    /** The house with no other place for a digit; people see boxes before they see lines. */
    private int houseOf(Position position, int cell, int digit) {
        for (int i = layout.houseCount(cell) - 1; i >= 0; i--) {
            int house = layout.houseOf(cell, i);
            if (position.count(house, digit) == 1) {
                return house;
            }
        }
        return -1;
    }
}
