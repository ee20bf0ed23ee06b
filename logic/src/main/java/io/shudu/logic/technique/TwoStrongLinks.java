package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.List;

/**
 * Two conjugate pairs of a digit, with an end of each that see each other: these joints cannot both have the digit, so
 * one of the other ends has it, and what sees both ends has not. Skyscrapers, kites and turbot fish are of this form.
 */
final class TwoStrongLinks {
    private final Layout layout;
    private final CellSet removed;

    TwoStrongLinks(Layout layout) {
        this.layout = layout;
        removed = layout.noCells();
    }

    /** The cells that lose the digit. Not to be changed. */
    CellSet removed(Position position, int digit, int end, int otherEnd) {
        return removed.setAnd(layout.peers(end), position.cells(digit)).and(layout.peers(otherEnd));
    }

    /** Reports a step, if it removes something. True if there are enough now. */
    boolean report(
            Position position,
            Steps steps,
            TechniqueId id,
            int digit,
            int end,
            int joint,
            int otherJoint,
            int otherEnd) {
        if (removed(position, digit, end, otherEnd).isEmpty() || !steps.begin(id)) {
            return false;
        }
        steps.remove(removed, digit);
        if (steps.explains()) {
            explain(position, steps, "", digit, end, joint, otherJoint, otherEnd);
        }
        return steps.end();
    }

    /**
     * Tells why. Arguments have a suffix, so that a step may consist of two patterns.
     *
     * @param cells an end, the joints, and the other end
     */
    void explain(Position position, Steps steps, String suffix, int digit, int... cells) {
        int end = cells[0];
        int joint = cells[1];
        int otherJoint = cells[2];
        int otherEnd = cells[3];
        Chained.explain(steps, "chain" + suffix, cells, new int[] {digit, digit, digit, digit}, cells.length);
        steps.arg("digit" + suffix, new Subject.OfDigit(digit));
        steps.arg("ends" + suffix, new Subject.OfCells(end == otherEnd ? List.of(end) : List.of(end, otherEnd)));
        steps.arg("joints" + suffix, new Subject.OfCells(List.of(joint, otherJoint)));
        steps.arg(
                "houses" + suffix,
                new Subject.OfHouses(List.of(
                        houseOfPair(position, digit, end, joint), houseOfPair(position, digit, otherJoint, otherEnd))));
        steps.arg("joint" + suffix, new Subject.OfHouse(commonHouse(joint, otherJoint)));
    }

    /** The house in which two cells are the only places of a digit. */
    private int houseOfPair(Position position, int digit, int one, int other) {
        for (int i = 0; i < layout.houseCount(one); i++) {
            int house = layout.houseOf(one, i);
            if (layout.house(house).contains(other) && position.count(house, digit) == 2) {
                return house;
            }
        }
        return commonHouse(one, other);
    }

    private int commonHouse(int one, int other) {
        for (int i = 0; i < layout.houseCount(one); i++) {
            int house = layout.houseOf(one, i);
            if (layout.house(house).contains(other)) {
                return house;
            }
        }
        throw new IllegalStateException("the cells " + one + " and " + other + " do not see each other");
    }
}
