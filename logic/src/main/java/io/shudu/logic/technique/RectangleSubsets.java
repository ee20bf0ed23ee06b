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
 * Type 3 of unique rectangles: one of two wide corners takes an extra digit, so that both together count as one cell
 * with the extra digits. With other cells of a house it may form a naked subset.
 */
final class RectangleSubsets {
    /** Bounds the search on large boards. */
    private static final int MAX_JOINERS = 8;

    private final Layout layout;
    private final PairRectangle rectangle;
    /** Cells of the house in hand that may join. */
    private final int[] joiners;

    private int joinerCount;
    /** Cells that have joined, and all with the wide corners. */
    private final int[] joined;

    private final CellSet subset;

    RectangleSubsets(Layout layout, PairRectangle rectangle) {
        this.layout = layout;
        this.rectangle = rectangle;
        joiners = new int[layout.side()];
        joined = new int[layout.side()];
        subset = layout.noCells();
    }

    /** Reports the subsets of the rectangle in hand, which has two wide corners in line; true if there are enough. */
    boolean find(Position position, Steps steps) {
        int first = rectangle.wide(0);
        for (int i = 0; i < layout.houseCount(first); i++) {
            int house = layout.houseOf(first, i);
            if (layout.house(house).contains(rectangle.wide(1))) {
                collectJoiners(position, house);
                if (extend(position, steps, house, 0, 0, rectangle.extra(position))) {
                    return true;
                }
            }
        }
        return false;
    }

    private void collectJoiners(Position position, int house) {
        joinerCount = 0;
        for (int rest = position.emptyPlaces(house); rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            boolean isCorner = cell == rectangle.wide(0) || cell == rectangle.wide(1);
            if (!isCorner && (position.candidates(cell) & rectangle.pair()) == 0) {
                joiners[joinerCount++] = cell;
            }
        }
    }

    private boolean extend(Position position, Steps steps, int house, int from, int count, int digits) {
        for (int i = from; i < joinerCount; i++) {
            int union = digits | position.candidates(joiners[i]);
            // The wide corners take one digit, each cell that has joined another.
            int missing = Integer.bitCount(union) - count - 2;
            joined[count] = joiners[i];
            if (missing == 0 && report(position, steps, house, count + 1, union)) {
                return true;
            }
            if (missing < joinerCount - i
                    && count + missing < MAX_JOINERS
                    && extend(position, steps, house, i + 1, count + 1, union)) {
                return true;
            }
        }
        return false;
    }

    private boolean report(Position position, Steps steps, int house, int count, int digits) {
        subset.clear().add(rectangle.wide(0)).add(rectangle.wide(1));
        for (int i = 0; i < count; i++) {
            subset.add(joined[i]);
        }
        boolean isLine = isLine(house);
        // What stands in a line was found there.
        if ((!isLine && isInLine())
                || !loses(position, house, digits)
                || rectangle.isRepeated(position, steps.wantsOne())
                || !steps.begin(TechniqueId.UNIQUE_RECTANGLE_3)) {
            return false;
        }
        steps.removeBesides(subset, house, digits);
        int box = layout.houseOf(rectangle.wide(0), House.Kind.BOX);
        boolean inBox = isLine && box >= 0 && layout.house(box).containsAll(subset);
        if (inBox) {
            steps.removeBesides(subset, box, digits);
        }
        if (steps.explains()) {
            rectangle.explain(position, steps);
            explain(steps, inBox ? List.of(house, box) : List.of(house), digits);
        }
        return steps.end();
    }

    private boolean isLine(int house) {
        return layout.kind(house) == House.Kind.ROW || layout.kind(house) == House.Kind.COLUMN;
    }

    private boolean isInLine() {
        for (int i = 0; i < layout.houseCount(rectangle.wide(0)); i++) {
            int house = layout.houseOf(rectangle.wide(0), i);
            if (isLine(house) && layout.house(house).containsAll(subset)) {
                return true;
            }
        }
        return false;
    }

    private boolean loses(Position position, int house, int digits) {
        for (int rest = position.emptyPlaces(house); rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            if ((position.candidates(cell) & digits) != 0 && !subset.contains(cell)) {
                return true;
            }
        }
        return false;
    }

    private void explain(Steps steps, List<Integer> houses, int digits) {
        subset.remove(rectangle.wide(0)).remove(rectangle.wide(1));
        steps.explainSet(Role.BASE, subset, digits, "set", "set-digits");
        houses.forEach(house -> steps.markHouse(Role.BASE, house));
        steps.arg("houses", new Subject.OfHouses(houses));
    }
}
