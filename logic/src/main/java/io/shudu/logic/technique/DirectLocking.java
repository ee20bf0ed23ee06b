package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.List;

/**
 * All places of a digit in one house belong to another house too, and what it loses there leaves it one place in a
 * third house: that is where it goes. Nothing but that digit need be written down, so that people see it without pencil
 * marks.
 *
 * <p>The order is that of Sudoku Explainer: columns before rows, and for each digit the houses as they are numbered.
 */
public final class DirectLocking implements Technique {
    private final Layout layout;
    private final TechniqueId id;
    /** Rounds of the search: the houses that hold a digit, and the kind of house that has it locked. */
    private final int[][] bases;

    private final House.Kind[] covers;

    /** Either pointing or claiming. */
    public DirectLocking(Setup setup, TechniqueId id) {
        layout = setup.layout();
        this.id = id;
        List<House.Kind> lines = List.of(House.Kind.COLUMN, House.Kind.ROW, House.Kind.EXTRA);
        boolean pointing = id == TechniqueId.DIRECT_POINTING;
        bases = new int[lines.size()][];
        covers = new House.Kind[lines.size()];
        for (int i = 0; i < bases.length; i++) {
            bases[i] = layout.houses(pointing ? House.Kind.BOX : lines.get(i));
            covers[i] = pointing ? lines.get(i) : House.Kind.BOX;
        }
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int round = 0; round < bases.length; round++) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                for (int base : bases[round]) {
                    int places = position.places(base, digit);
                    if ((places & places - 1) != 0 && find(position, steps, round, base, digit)) {
                        return;
                    }
                }
            }
        }
    }

    private boolean find(Position position, Steps steps, int round, int base, int digit) {
        int places = position.places(base, digit);
        for (int i = 0; i < layout.crosserCount(base); i++) {
            int cover = layout.crosser(base, i);
            if ((places & ~layout.crossing(base, cover)) == 0
                    && layout.kind(cover) == covers[round]
                    && position.count(cover, digit) > Integer.bitCount(places)
                    && findSingle(position, steps, round, base, cover, digit)) {
                return true;
            }
        }
        return false;
    }

    private boolean findSingle(Position position, Steps steps, int round, int base, int cover, int digit) {
        for (int house : bases[round]) {
            int places = position.places(house, digit);
            // What belongs to the base too would not be lost.
            int lost = layout.crossing(house, cover) & ~layout.crossing(house, base);
            int left = places & ~lost;
            if (house != base && places != left && left != 0 && (left & left - 1) == 0 && steps.begin(id)) {
                int cell = layout.cell(house, Integer.numberOfTrailingZeros(left));
                steps.place(cell, digit);
                if (steps.explains()) {
                    explain(steps, base, cover, house, cell, digit);
                }
                if (steps.end()) {
                    return true;
                }
            }
        }
        return false;
    }

    private void explain(Steps steps, int base, int cover, int house, int cell, int digit) {
        LockedCandidates.explain(layout, steps, base, cover, digit);
        steps.markCandidates(Role.OFF, layout.house(cover).copy().minus(layout.house(base)), digit);
        steps.arg("house", new Subject.OfHouse(house));
        steps.explainPlacement(cell, digit);
    }
}
