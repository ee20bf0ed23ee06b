package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * All places of a digit in a box are in one row and one column: the digit is in this row or in this column of the box.
 * If a conjugate pair hits the row with one end, then what its other end sees in the column loses the digit: either
 * that end has it, or the first end has it, and the box has it in the column. The same with row and column exchanged.
 * Two of them in the same box may be taken together as a dual one.
 */
public final class EmptyRectangles implements Technique {
    private final Layout layout;
    private final boolean duals;
    private final int fewest;
    private final int[] boxes;
    /** For each box the rows, then the columns that cross it, the last ones first. */
    private final int[][] rows;

    private final int[][] columns;
    private final int[] rowOf;
    private final int[] columnOf;
    private final SearchedDigits searched;
    private final CellSet removed;
    /** What was found in the box in hand, if duals are wanted. */
    private final List<Rectangle> rectangles = new ArrayList<>();

    private boolean collects;

    private record Rectangle(int row, int column, int near, int far, CellSet removed) {}

    /** Rectangles, also dual ones if the setup or the id asks for them. */
    public EmptyRectangles(Setup setup, TechniqueId id) {
        layout = setup.layout();
        duals = setup.duals() || id == TechniqueId.DUAL_EMPTY_RECTANGLE;
        fewest = setup.smallEmptyRectangles() ? 2 : 3;
        boxes = layout.houses(House.Kind.BOX);
        rows = new int[layout.houseCount()][];
        columns = new int[layout.houseCount()][];
        for (int box : boxes) {
            rows[box] = crossers(box, House.Kind.ROW);
            columns[box] = crossers(box, House.Kind.COLUMN);
        }
        rowOf = LinePairs.linesOfCells(layout, House.Kind.ROW);
        columnOf = LinePairs.linesOfCells(layout, House.Kind.COLUMN);
        searched = new SearchedDigits(layout);
        removed = layout.noCells();
    }

    private int[] crossers(int box, House.Kind kind) {
        return IntStream.range(0, layout.houseCount())
                .map(i -> layout.houseCount() - 1 - i)
                .filter(house -> layout.kind(house) == kind && layout.crossing(box, house) != 0)
                .toArray();
    }

    @Override
    public void find(Position position, Steps steps) {
        // A dual removes more, so all duals come first.
        if (duals && findDuals(position, steps)) {
            return;
        }
        for (int digit = 1; digit <= layout.side(); digit++) {
            if (searched.isFruitless(position, digit)) {
                continue;
            }
            for (int box : boxes) {
                if (findInBox(position, steps, digit, box)) {
                    return;
                }
            }
            if (steps.wantsOne() && steps.wants(TechniqueId.EMPTY_RECTANGLE)) {
                searched.fruitless(position, digit);
            }
        }
    }

    private boolean findInBox(Position position, Steps steps, int digit, int box) {
        int places = position.places(box, digit);
        if (Integer.bitCount(places) < fewest) {
            return false;
        }
        for (int row : rows[box]) {
            int inRow = layout.crossing(box, row);
            for (int column : columns[box]) {
                int inColumn = layout.crossing(box, column);
                if ((places & ~(inRow | inColumn)) == 0
                        && (places & inRow & ~inColumn) != 0
                        && (places & inColumn & ~inRow) != 0
                        && (findPair(position, steps, digit, box, row, column, columnOf)
                                || findPair(position, steps, digit, box, column, row, rowOf))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Looks for a pair that hits a line; the other line loses something. */
    private boolean findPair(
            Position position, Steps steps, int digit, int box, int line, int otherLine, int[] crossing) {
        int outside = position.places(line, digit) & ~layout.crossing(line, box);
        for (int rest = outside; rest != 0; rest &= rest - 1) {
            int near = layout.cell(line, Integer.numberOfTrailingZeros(rest));
            int across = crossing[near];
            if (across < 0 || across == otherLine || position.count(across, digit) != 2) {
                continue;
            }
            int places = position.places(across, digit);
            int far = layout.cell(across, Integer.numberOfTrailingZeros(places));
            if (far == near) {
                far = layout.cell(across, Integer.numberOfTrailingZeros(places & places - 1));
            }
            removed.setAnd(layout.peers(far), position.cells(digit))
                    .and(layout.house(otherLine))
                    .minus(layout.house(box));
            if (removed.isEmpty()) {
                continue;
            }
            if (collects) {
                rectangles.add(new Rectangle(line, otherLine, near, far, removed.copy()));
            } else if (report(steps, digit, box, line, otherLine, near, far)) {
                return true;
            }
        }
        return false;
    }

    private boolean report(Steps steps, int digit, int box, int line, int otherLine, int near, int far) {
        if (!steps.begin(TechniqueId.EMPTY_RECTANGLE)) {
            return false;
        }
        steps.remove(removed, digit);
        if (steps.explains()) {
            explainBox(steps, digit, box);
            explainPair(steps, "", digit, line, otherLine, near, far);
        }
        return steps.end();
    }

    private boolean findDuals(Position position, Steps steps) {
        for (int digit = 1; digit <= layout.side(); digit++) {
            for (int box : boxes) {
                rectangles.clear();
                collects = true;
                findInBox(position, steps, digit, box);
                collects = false;
                for (int i = 0; i < rectangles.size(); i++) {
                    for (int j = i + 1; j < rectangles.size(); j++) {
                        if (reportDual(steps, digit, box, rectangles.get(i), rectangles.get(j))) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }

    private boolean reportDual(Steps steps, int digit, int box, Rectangle one, Rectangle other) {
        if (one.removed.equals(other.removed) || !steps.begin(TechniqueId.DUAL_EMPTY_RECTANGLE)) {
            return false;
        }
        steps.remove(one.removed, digit);
        steps.remove(other.removed, digit);
        if (steps.explains()) {
            explainBox(steps, digit, box);
            explainPair(steps, "", digit, one.row, one.column, one.near, one.far);
            explainPair(steps, "2", digit, other.row, other.column, other.near, other.far);
        }
        return steps.end();
    }

    private void explainBox(Steps steps, int digit, int box) {
        steps.markHouse(Role.BASE, box);
        steps.markCandidates(Role.BASE, layout.house(box), digit);
        steps.arg("digit", new Subject.OfDigit(digit));
        steps.arg("base", new Subject.OfHouse(box));
    }

    private void explainPair(Steps steps, String suffix, int digit, int line, int otherLine, int near, int far) {
        steps.markHouse(Role.COVER, otherLine);
        steps.markCandidate(Role.OFF, near, digit);
        steps.markCandidate(Role.ON, far, digit);
        steps.link(Role.STRONG, near, digit, far, digit);
        steps.arg("line" + suffix, new Subject.OfHouse(line));
        steps.arg("cover" + suffix, new Subject.OfHouse(otherLine));
        steps.arg("house" + suffix, new Subject.OfHouse(rowOf[near] == line ? columnOf[near] : rowOf[near]));
        steps.arg("cells" + suffix, new Subject.OfCells(List.of(near, far)));
        steps.arg("near" + suffix, new Subject.OfCell(near));
        steps.arg("far" + suffix, new Subject.OfCell(far));
    }
}
