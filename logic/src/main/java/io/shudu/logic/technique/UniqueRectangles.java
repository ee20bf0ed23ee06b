package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.List;

/**
 * Four empty cells in two rows, two columns and two boxes must not be left with the same two candidates: such a pair
 * could be put in crosswise in two ways. So something else must come true, and that is what the types differ in. They
 * hold only for puzzles with one solution.
 *
 * <ul>
 *   <li>Type 1: one corner has more candidates; it loses the pair.
 *   <li>Type 2: two corners in line have the same extra digit; who sees both loses it.
 *   <li>Type 3: the extra digits of two corners in line form a subset with other cells of a house.
 *   <li>Type 4: one digit of the pair must be in one of two corners in line, which lose the other digit.
 *   <li>Type 5: as type 2, with two corners across or three of them.
 *   <li>Type 6: one digit of the pair has no other place in all four lines; the wide corners, which stand across, lose
 *       it.
 *   <li>Hidden: seen from a corner with the bare pair, one digit has no other place in both lines of the opposite
 *       corner, which loses the other digit.
 * </ul>
 *
 * <p>A corner may lack a digit of the pair if {@link Setup#thinRectangles()} allows it and the digit was removed by
 * thinking, not by a digit that stands.
 */
public final class UniqueRectangles implements Technique {
    private final Layout layout;
    private final TechniqueId id;
    private final PairRectangle rectangle;
    private final RectangleSubsets subsets;
    private final CellSet seen;

    /** One of the types. */
    public UniqueRectangles(Setup setup, TechniqueId id) {
        layout = setup.layout();
        this.id = id;
        rectangle = new PairRectangle(setup);
        subsets = new RectangleSubsets(layout, rectangle);
        seen = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        RectangleViews views = RectangleViews.of(position, rectangle);
        for (int i = 0; i < views.count(); i++) {
            rectangle.take(position, views.view(i));
            if (hasShape() && suits(rectangle.extraOfMate(position)) && report(position, steps)) {
                return;
            }
        }
    }

    /** Whether there can be a rectangle with a mate that has these digits besides the pair. */
    private boolean suits(int extraOfMate) {
        return switch (id) {
            case UNIQUE_RECTANGLE_5 -> Integer.bitCount(extraOfMate) == 1;
            case UNIQUE_RECTANGLE_6, HIDDEN_RECTANGLE -> extraOfMate != 0;
            default -> true;
        };
    }

    /** Whether the right corners are wide. */
    private boolean hasShape() {
        int wide = rectangle.wideCount();
        return switch (id) {
            case UNIQUE_RECTANGLE_1 -> wide == 1;
            case UNIQUE_RECTANGLE_5, HIDDEN_RECTANGLE -> wide == 3 || rectangle.isAcross();
            case UNIQUE_RECTANGLE_6 -> rectangle.isAcross();
            default -> wide == 2 && !rectangle.isAcross();
        };
    }

    private boolean report(Position position, Steps steps) {
        return switch (id) {
            case UNIQUE_RECTANGLE_1 -> reportLoss(position, steps, rectangle.pair(), 0);
            case UNIQUE_RECTANGLE_2, UNIQUE_RECTANGLE_5 -> reportExtraDigit(position, steps);
            case UNIQUE_RECTANGLE_3 -> subsets.find(position, steps);
            case UNIQUE_RECTANGLE_4 -> reportLocked(position, steps);
            case UNIQUE_RECTANGLE_6 -> reportCrossed(position, steps);
            default -> reportHidden(position, steps);
        };
    }

    /** The wide corners lose digits, perhaps because of one that has no other place. */
    private boolean reportLoss(Position position, Steps steps, int lost, int bound) {
        if (rectangle.isRepeated(position, steps.wantsOne()) || !steps.begin(id)) {
            return false;
        }
        for (int i = 0; i < rectangle.wideCount(); i++) {
            steps.removeAll(rectangle.wide(i), lost);
        }
        if (steps.explains()) {
            rectangle.explain(position, steps);
            if (bound != 0) {
                rectangle.explainBound(steps, bound);
            }
        }
        return steps.end();
    }

    private boolean reportExtraDigit(Position position, Steps steps) {
        int extra = rectangle.extra(position);
        if ((extra & extra - 1) != 0) {
            return false;
        }
        seen.set(position.cells(digit(extra)));
        for (int i = 0; i < rectangle.wideCount(); i++) {
            seen.and(layout.peers(rectangle.wide(i)));
        }
        if (seen.isEmpty() || rectangle.isRepeated(position, steps.wantsOne()) || !steps.begin(id)) {
            return false;
        }
        steps.remove(seen, digit(extra));
        if (steps.explains()) {
            rectangle.explain(position, steps);
        }
        return steps.end();
    }

    private boolean reportLocked(Position position, Steps steps) {
        seen.setAnd(layout.peers(rectangle.wide(0)), layout.peers(rectangle.wide(1)));
        int low = rectangle.pair() & -rectangle.pair();
        int high = rectangle.pair() ^ low;
        if (!seen.meets(position.cells(digit(low)))) {
            return reportLoss(position, steps, high, low);
        }
        return !seen.meets(position.cells(digit(high))) && reportLoss(position, steps, low, high);
    }

    private boolean reportCrossed(Position position, Steps steps) {
        int low = rectangle.pair() & -rectangle.pair();
        int high = rectangle.pair() ^ low;
        if (isCrossed(position, low)) {
            return reportLoss(position, steps, low, low);
        }
        return isCrossed(position, high) && reportLoss(position, steps, high, high);
    }

    private boolean isCrossed(Position position, int bit) {
        return isBound(position, rectangle.start(), bit) && isBound(position, rectangle.opposite(), bit);
    }

    private boolean reportHidden(Position position, Steps steps) {
        int start = rectangle.start();
        int opposite = rectangle.opposite();
        if (!rectangle.isAcross()) {
            return reportHidden(position, steps, opposite);
        }
        // Both can be the one that the rectangle is seen from.
        return reportHidden(position, steps, Math.max(start, opposite))
                || reportHidden(position, steps, Math.min(start, opposite));
    }

    private boolean reportHidden(Position position, Steps steps, int corner) {
        int low = rectangle.pair() & -rectangle.pair();
        int high = rectangle.pair() ^ low;
        return reportHidden(position, steps, corner, low, high) || reportHidden(position, steps, corner, high, low);
    }

    /** One digit has no other place in both lines of a corner, so that the corner loses the other one. */
    private boolean reportHidden(Position position, Steps steps, int corner, int bound, int lost) {
        if (!position.has(corner, digit(lost))
                || !isBound(position, corner, bound)
                || rectangle.isRepeated(position, steps.wantsOne())
                || !steps.begin(id)) {
            return false;
        }
        steps.remove(corner, digit(lost));
        if (steps.explains()) {
            rectangle.explain(position, steps);
            rectangle.explainBound(steps, bound);
            rectangle.explainAcross(steps, corner);
            int row = layout.houseOf(corner, House.Kind.ROW);
            int column = layout.houseOf(corner, House.Kind.COLUMN);
            steps.markHouse(Role.BASE, row);
            steps.markHouse(Role.BASE, column);
            steps.arg("houses", new Subject.OfHouses(List.of(row, column)));
            steps.arg("cell", new Subject.OfCell(corner));
        }
        return steps.end();
    }

    /** Whether a digit has no place outside the rectangle in both lines of a corner. */
    private boolean isBound(Position position, int corner, int bit) {
        int row = layout.houseOf(corner, House.Kind.ROW);
        int column = layout.houseOf(corner, House.Kind.COLUMN);
        return row >= 0
                && column >= 0
                && rectangle.holdsAll(position, row, digit(bit))
                && rectangle.holdsAll(position, column, digit(bit));
    }

    private static int digit(int bit) {
        return Integer.numberOfTrailingZeros(bit) + 1;
    }
}
