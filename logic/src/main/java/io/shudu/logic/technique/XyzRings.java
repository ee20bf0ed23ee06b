package io.shudu.logic.technique;

import io.shudu.logic.pattern.CellsBySize;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;

/**
 * An XYZ-wing (pivot XYZ, wings XZ and YZ) and a house in which every place of Z sees a wing. Then the wings are not
 * both Z, or the house had none. So each of the three digits stands in one of the three cells: X in the pivot or its
 * wing, Y in the pivot or the other wing, and what sees both places of a digit loses it.
 */
public final class XyzRings implements Technique {
    private final Layout layout;
    private final CellsBySize twos;
    private final CellSet places;
    private final CellSet seen;
    private final CellSet removed;

    /** A search on a board. */
    public XyzRings(Setup setup) {
        layout = setup.layout();
        twos = new CellsBySize(layout, 2);
        places = layout.noCells();
        seen = layout.noCells();
        removed = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        twos.set(position);
        CellSet empty = position.empty();
        for (int pivot = empty.first(); pivot >= 0; pivot = empty.next(pivot)) {
            if (position.count(pivot) == 3 && findAround(position, steps, pivot)) {
                return;
            }
        }
    }

    private boolean findAround(Position position, Steps steps, int pivot) {
        for (int i = 0; i < twos.count(); i++) {
            int one = twos.cell(i);
            for (int j = i + 1; j < twos.count() && isWing(position, pivot, one); j++) {
                int other = twos.cell(j);
                if (isWing(position, pivot, other)
                        && position.candidates(one) != position.candidates(other)
                        && !layout.sees(one, other)
                        && findHouse(position, steps, pivot, one, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isWing(Position position, int pivot, int cell) {
        return layout.sees(pivot, cell) && (position.candidates(cell) & ~position.candidates(pivot)) == 0;
    }

    private boolean findHouse(Position position, Steps steps, int pivot, int one, int other) {
        int common = position.candidates(one) & position.candidates(other);
        int digit = Integer.numberOfTrailingZeros(common) + 1;
        seen.set(layout.peers(one)).or(layout.peers(other));
        for (int house = 0; house < layout.houseCount(); house++) {
            places.setAnd(position.cells(digit), layout.house(house));
            if (!places.isEmpty()
                    && seen.containsAll(places)
                    && report(position, steps, house, digit, pivot, one, other)) {
                return true;
            }
        }
        return false;
    }

    private boolean report(Position position, Steps steps, int house, int digit, int pivot, int one, int other) {
        if (!steps.begin(TechniqueId.XYZ_RING)) {
            return false;
        }
        int first = digit(position.candidates(one) & ~(1 << (digit - 1)));
        int second = digit(position.candidates(other) & ~(1 << (digit - 1)));
        steps.remove(removed.setAnd(layout.peers(pivot), layout.peers(one)), first);
        steps.remove(removed.setAnd(layout.peers(pivot), layout.peers(other)), second);
        steps.remove(removed.setAnd(layout.peers(pivot), layout.peers(one)).and(layout.peers(other)), digit);
        if (steps.explains()) {
            steps.markCell(Role.PIVOT, pivot, -1);
            steps.markDigits(Role.WING, one, -1);
            steps.markDigits(Role.WING, other, -1);
            steps.markHouse(Role.BASE, house);
            steps.markCandidates(Role.BASE, places, digit);
            steps.arg("pivot", new Subject.OfCell(pivot));
            steps.arg("wing1", new Subject.OfCell(one));
            steps.arg("wing2", new Subject.OfCell(other));
            steps.arg("digit1", new Subject.OfDigit(first));
            steps.arg("digit2", new Subject.OfDigit(second));
            steps.arg("digit", new Subject.OfDigit(digit));
            steps.arg("house", new Subject.OfHouse(house));
            steps.argCells("places", places);
        }
        return steps.end();
    }

    private static int digit(int bits) {
        return Integer.numberOfTrailingZeros(bits) + 1;
    }
}
