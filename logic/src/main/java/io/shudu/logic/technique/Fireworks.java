package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;

/**
 * A row and a column cross in a box. Outside the box, a digit has one place at most on each of them, the ends. Unless
 * it stands at an end, row and column both have it in the box: then it is where they cross. So it is in one of the
 * three cells in any case.
 *
 * <ul>
 *   <li>Three such digits with the same ends fill the three cells.
 *   <li>Two digits of a crossing, and two others of the crossing in the opposite corner, fill both crossings and the
 *       two ends that they share.
 * </ul>
 *
 * <p>Each of the digits is then in just one of its three cells, so its box has it on the row or on the column.
 */
public final class Fireworks implements Technique {
    private final Layout layout;
    private final int[] rows;
    private final int[] columns;
    private final boolean quads;
    private final CellSet corner;

    /** Triples or quads. */
    public Fireworks(Setup setup, TechniqueId id) {
        layout = setup.layout();
        rows = layout.houses(House.Kind.ROW);
        columns = layout.houses(House.Kind.COLUMN);
        quads = id == TechniqueId.FIREWORK_QUAD;
        corner = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < columns.length; column++) {
                for (int otherRow = 0; otherRow < rows.length; otherRow++) {
                    for (int otherColumn = 0; otherColumn < columns.length; otherColumn++) {
                        if (find(position, steps, row, column, otherRow, otherColumn)) {
                            return;
                        }
                    }
                }
            }
        }
    }

    /** Looks at a crossing and at its ends, which are on another row and on another column. */
    private boolean find(Position position, Steps steps, int row, int column, int otherRow, int otherColumn) {
        // A quad has two crossings: it is found from the upper one.
        if (quads && otherRow < row) {
            return false;
        }
        int digits = digits(position, row, column, otherRow, otherColumn);
        if (Integer.bitCount(digits) < (quads ? 2 : 3)) {
            return false;
        }
        if (!quads) {
            return Integer.bitCount(digits) == 3 && reportTriple(steps, digits, row, column, otherRow, otherColumn);
        }
        int others = digits(position, otherRow, otherColumn, row, column);
        return Integer.bitCount(digits) == 2
                && Integer.bitCount(others) == 2
                && (digits & others) == 0
                && reportQuad(steps, digits, others, row, column, otherRow, otherColumn);
    }

    /** The digits that must be where a row and a column cross, or at the ends, as bits. */
    private int digits(Position position, int row, int column, int otherRow, int otherColumn) {
        int crossing = cell(row, column);
        int box = layout.houseOf(crossing, House.Kind.BOX);
        if (box < 0
                || position.digit(crossing) != 0
                || isOut(position, box, cell(row, otherColumn))
                || isOut(position, box, cell(otherRow, column))) {
            return 0;
        }
        int digits = 0;
        for (int digit = 1; digit <= layout.side(); digit++) {
            int along = position.places(rows[row], digit);
            int across = position.places(columns[column], digit);
            if (along != 0
                    && across != 0
                    && (along & ~layout.crossing(rows[row], box) & ~(1 << otherColumn)) == 0
                    && (across & ~layout.crossing(columns[column], box) & ~(1 << otherRow)) == 0) {
                digits |= 1 << (digit - 1);
            }
        }
        return digits;
    }

    private boolean isOut(Position position, int box, int end) {
        return position.digit(end) != 0 || layout.house(box).contains(end);
    }

    private int cell(int row, int column) {
        return layout.cell(rows[row], column);
    }

    private boolean reportTriple(Steps steps, int digits, int row, int column, int otherRow, int otherColumn) {
        if (!steps.begin(TechniqueId.FIREWORK_TRIPLE)) {
            return false;
        }
        steps.removeAll(cell(row, column), ~digits);
        steps.removeAll(cell(row, otherColumn), ~digits);
        steps.removeAll(cell(otherRow, column), ~digits);
        removeFromBox(steps, digits, row, column);
        if (steps.explains() && steps.hasEffect()) {
            explain(steps, "", Role.FIRST, digits, row, column, otherRow, otherColumn);
        }
        return steps.end();
    }

    private boolean reportQuad(
            Steps steps, int digits, int others, int row, int column, int otherRow, int otherColumn) {
        if (!steps.begin(TechniqueId.FIREWORK_QUAD)) {
            return false;
        }
        steps.removeAll(cell(row, column), ~digits);
        steps.removeAll(cell(otherRow, otherColumn), ~others);
        steps.removeAll(cell(row, otherColumn), ~(digits | others));
        steps.removeAll(cell(otherRow, column), ~(digits | others));
        removeFromBox(steps, digits, row, column);
        removeFromBox(steps, others, otherRow, otherColumn);
        if (steps.explains() && steps.hasEffect()) {
            explain(steps, "", Role.FIRST, digits, row, column, otherRow, otherColumn);
            explain(steps, "2", Role.SECOND, others, otherRow, otherColumn, row, column);
        }
        return steps.end();
    }

    /** In the box of a crossing the digits are on its row or on its column. */
    private void removeFromBox(Steps steps, int digits, int row, int column) {
        corner.set(layout.house(layout.houseOf(cell(row, column), House.Kind.BOX)))
                .minus(layout.house(rows[row]))
                .minus(layout.house(columns[column]));
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            steps.remove(corner, Integer.numberOfTrailingZeros(rest) + 1);
        }
    }

    private void explain(
            Steps steps, String number, Role role, int digits, int row, int column, int otherRow, int otherColumn) {
        int crossing = cell(row, column);
        int box = layout.houseOf(crossing, House.Kind.BOX);
        steps.mark(Role.PIVOT, new Subject.OfCell(crossing));
        steps.markHouse(Role.BASE, rows[row]);
        steps.markHouse(Role.BASE, columns[column]);
        for (int cell : new int[] {crossing, cell(row, otherColumn), cell(otherRow, column)}) {
            steps.markDigits(role, cell, digits);
        }
        steps.arg("crossing" + number, new Subject.OfCell(crossing));
        steps.arg("box" + number, new Subject.OfHouse(box));
        steps.arg("row" + number, new Subject.OfHouse(rows[row]));
        steps.arg("column" + number, new Subject.OfHouse(columns[column]));
        steps.arg("end-row" + number, new Subject.OfCell(cell(row, otherColumn)));
        steps.arg("end-column" + number, new Subject.OfCell(cell(otherRow, column)));
        steps.argDigits("digits" + number, digits);
    }
}
