package io.shudu.logic.technique;

import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.position.SinglesQueue;
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
            int house = fullHouse(position, singles.cell(i));
            if (house >= 0 && steps.single(TechniqueId.FULL_HOUSE, singles.cell(i), singles.digit(i), house)) {
                return;
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
