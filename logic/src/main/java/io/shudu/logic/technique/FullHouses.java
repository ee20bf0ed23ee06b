package io.shudu.logic.technique;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.position.SinglesQueue;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;

/** The last empty cell of a house takes the last digit. */
public final class FullHouses implements Technique {
    private final Layout layout;

    /** For a board. */
    public FullHouses(Setup setup) {
        layout = setup.layout();
    }

    @Override
    public void find(Position position, Steps steps) {
        SinglesQueue singles = position.nakedSingles();
        for (int i = singles.first(position); i >= 0; i = singles.next(position, i)) {
            int cell = singles.cell(i);
            int house = fullHouse(position, cell);
            if (house >= 0 && steps.begin(TechniqueId.FULL_HOUSE)) {
                steps.place(cell, singles.digit(i));
                if (steps.explains()) {
                    steps.markHouse(Role.BASE, house);
                    steps.mark(Role.TARGET, new Subject.OfCell(cell));
                    steps.arg("house", new Subject.OfHouse(house));
                    steps.arg("cell", new Subject.OfCell(cell));
                    steps.arg("digit", new Subject.OfDigit(singles.digit(i)));
                }
                if (steps.end()) {
                    return;
                }
            }
        }
    }

    private int fullHouse(Position position, int cell) {
        for (int i = 0; i < layout.houseCount(cell); i++) {
            int house = layout.houseOf(cell, i);
            if (Integer.bitCount(position.emptyPlaces(house)) == 1) {
                return house;
            }
        }
        return -1;
    }
}
