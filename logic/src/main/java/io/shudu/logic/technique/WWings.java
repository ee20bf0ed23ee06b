package io.shudu.logic.technique;

import io.shudu.logic.pattern.CellsBySize;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.List;

/**
 * Two cells with the same two candidates, and a conjugate pair of one of these digits: each cell sees an end of the
 * pair. The cells do not both have this digit, so one of them has the other one, and what sees both loses it.
 */
public final class WWings implements Technique {
    private final Layout layout;
    private final boolean everyStep;
    private final CellsBySize bivalue;
    private final CellSet seen;
    private final CellSet removed;

    /** For a board. */
    public WWings(Setup setup) {
        layout = setup.layout();
        everyStep = setup.everyStep();
        bivalue = new CellsBySize(layout, 2);
        seen = layout.noCells();
        removed = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        int count = bivalue.set(position);
        for (int i = 0; i < count; i++) {
            int one = bivalue.cell(i);
            for (int j = i + 1; j < count; j++) {
                int other = bivalue.cell(j);
                if (position.candidates(one) == position.candidates(other) && find(position, steps, one, other)) {
                    return;
                }
            }
        }
    }

    private boolean find(Position position, Steps steps, int one, int other) {
        int digits = position.candidates(one);
        int low = Integer.numberOfTrailingZeros(digits) + 1;
        int high = Integer.numberOfTrailingZeros(digits & digits - 1) + 1;
        seen.setAnd(layout.peers(one), layout.peers(other));
        return (seen.meets(position.cells(low)) && findLink(position, steps, one, other, low, high))
                || (seen.meets(position.cells(high)) && findLink(position, steps, one, other, high, low));
    }

    /** Looks for a conjugate pair of a digit between two cells, which removes another digit. */
    private boolean findLink(Position position, Steps steps, int one, int other, int digit, int linked) {
        CellSet near = layout.peers(one);
        CellSet far = layout.peers(other);
        for (int house = 0; house < layout.houseCount(); house++) {
            int places = position.places(house, linked);
            int second = places & places - 1;
            if (second == 0 || (second & second - 1) != 0) {
                continue;
            }
            int end = layout.cell(house, Integer.numberOfTrailingZeros(places));
            int otherEnd = layout.cell(house, Integer.numberOfTrailingZeros(second));
            if (end == one || end == other || otherEnd == one || otherEnd == other) {
                continue;
            }
            // An end that sees both cells counts for the first one.
            boolean endNear = near.contains(end);
            boolean otherEndNear = near.contains(otherEnd);
            boolean straight = endNear && !otherEndNear && far.contains(otherEnd);
            boolean crossed = otherEndNear && !endNear && far.contains(end);
            if (!straight && !crossed) {
                continue;
            }
            boolean enough = straight
                    ? report(position, steps, digit, linked, house, one, end, otherEnd, other)
                    : report(position, steps, digit, linked, house, one, otherEnd, end, other);
            if (enough || !everyStep) {
                return enough;
            }
        }
        return false;
    }

    private boolean report(
            Position position,
            Steps steps,
            int digit,
            int linked,
            int house,
            int one,
            int end,
            int otherEnd,
            int other) {
        if (!steps.begin(TechniqueId.W_WING)) {
            return false;
        }
        removed.setAnd(seen, position.cells(digit));
        steps.remove(removed, digit);
        if (steps.explains()) {
            int[] path = {one, one, end, otherEnd, other, other};
            int[] digits = {digit, linked, linked, linked, linked, digit};
            Chained.explain(steps, "chain", path, digits, path.length);
            steps.arg("cells", new Subject.OfCells(List.of(one, other)));
            steps.arg("ends", new Subject.OfCells(List.of(end, otherEnd)));
            steps.arg("house", new Subject.OfHouse(house));
            steps.arg("digits", Subject.OfDigits.of(position.candidates(one)));
            steps.arg("digit", new Subject.OfDigit(digit));
            steps.arg("linked", new Subject.OfDigit(linked));
        }
        return steps.end();
    }
}
