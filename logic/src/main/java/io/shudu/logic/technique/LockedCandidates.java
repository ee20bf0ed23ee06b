package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;

/**
 * All places of a digit in one house belong to another house too: there the digit has no other place. From a box to a
 * line it is called pointing, from a line to a box claiming.
 */
public final class LockedCandidates implements Technique {
    private final Layout layout;
    private final TechniqueId id;
    private final Searched searched;

    /** One of the two kinds. */
    public LockedCandidates(Setup setup, TechniqueId id) {
        layout = setup.layout();
        this.id = id;
        searched =
                new Searched(layout, house -> (layout.kind(house) == House.Kind.BOX) == (id == TechniqueId.POINTING));
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int base : searched.houses(position)) {
            if (searched.isFruitless(position, base)) {
                continue;
            }
            for (int digit = 1; digit <= layout.side(); digit++) {
                int places = position.places(base, digit);
                if ((places & places - 1) != 0 && find(position, steps, base, digit, places)) {
                    return;
                }
            }
            // Nothing can arise here before a place in this house is lost.
            if (steps.wantsOne()) {
                searched.fruitless(position, base);
            }
        }
    }

    private boolean find(Position position, Steps steps, int base, int digit, int places) {
        for (int i = 0; i < layout.crosserCount(base); i++) {
            int cover = layout.crosser(base, i);
            if ((places & ~layout.crossing(base, cover)) == 0
                    && position.count(cover, digit) > Integer.bitCount(places)
                    && steps.begin(id)) {
                int elsewhere = position.places(cover, digit) & ~layout.crossing(cover, base);
                steps.removeFrom(cover, elsewhere, 1 << (digit - 1));
                if (steps.explains()) {
                    explain(layout, steps, base, cover, digit);
                }
                if (steps.end()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tells that all places of a digit in a base house belong to a cover house too. */
    static void explain(Layout layout, Steps steps, int base, int cover, int digit) {
        steps.markHouse(Role.BASE, base);
        steps.markHouse(Role.COVER, cover);
        steps.markCandidates(Role.BASE, layout.house(base), digit);
        steps.arg("digit", new Subject.OfDigit(digit));
        steps.arg("base", new Subject.OfHouse(base));
        steps.arg("cover", new Subject.OfHouse(cover));
    }
}
