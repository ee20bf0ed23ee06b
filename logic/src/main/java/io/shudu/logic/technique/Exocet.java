package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import java.util.ArrayList;
import java.util.List;

/** An exocet on the board. Its base is spoken of as if it were on a row; rows and columns may be exchanged. */
final class Exocet {
    /** Number of lines that cross the row of the base, one in each box of the band. */
    static final int LINES = 3;

    private final Layout layout;
    /** Whether rows and columns are exchanged. */
    final boolean turned;
    /** The row of the base. */
    final int row;
    /** The three lines; the first one is in the box of the base. */
    final int[] columns;

    final int[] base;
    /** The targets, in the order of their lines. */
    final int[] targets;
    /** The digits of the base that can be true, as bits. */
    final int digits;

    Exocet(Layout layout, boolean turned, int row, int[] columns, int[] base, int[] targets, int digits) {
        this.layout = layout;
        this.turned = turned;
        this.row = row;
        this.columns = columns;
        this.base = base;
        this.targets = targets;
        this.digits = digits;
    }

    static int cell(Layout layout, boolean turned, int row, int column) {
        return turned ? layout.geometry().cell(column, row) : layout.geometry().cell(row, column);
    }

    int cell(int inRow, int column) {
        return cell(layout, turned, inRow, column);
    }

    /** The first row of the band. */
    int band() {
        return row / 3 * 3;
    }

    /** The three lines as bits. */
    int lines() {
        return 1 << columns[0] | 1 << columns[1] | 1 << columns[2];
    }

    /** The digits that a cell has or can have, as bits. */
    static int digits(Position position, int cell) {
        return position.digit(cell) == 0 ? position.candidates(cell) : 1 << (position.digit(cell) - 1);
    }

    /**
     * The mirror of a target of a junior: the cells of the third box that have the digit of the target. They are on the
     * row of the band where neither the base nor the target is.
     */
    int[] mirror(int target) {
        int cell = targets[target];
        int own = turned ? layout.geometry().column(cell) : layout.geometry().row(cell);
        int mirrorRow = 3 * band() + 3 - row - own;
        int column = columns[2 - target] / 3 * 3;
        List<Integer> cells = new ArrayList<>();
        for (int i = column; i < column + 3; i++) {
            if (cell(mirrorRow, i) != targets[1 - target]) {
                cells.add(cell(mirrorRow, i));
            }
        }
        return cells.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Marks its parts; their names as arguments end with a number, if it is the second of a step. */
    void explain(Position position, Steps steps, String number) {
        boolean first = number.isEmpty();
        List<Integer> lines = new ArrayList<>();
        for (int column : columns) {
            int house = layout.houseOf(cell(row, column), turned ? House.Kind.ROW : House.Kind.COLUMN);
            lines.add(house);
            for (int i = 0; i < layout.side() && first; i++) {
                if (i / 3 != row / 3) {
                    steps.markDigits(Role.COVER, cell(i, column), digits);
                }
            }
            if (first) {
                steps.markHouse(Role.COVER, house);
            }
        }
        for (int i = 0; i < 2; i++) {
            steps.markCell(first ? Role.FIRST : Role.SECOND, base[i], digits);
            steps.markCell(Role.TARGET, targets[i], digits);
        }
        steps.arg("base" + number, new Subject.OfCells(List.of(base[0], base[1])));
        steps.arg("targets" + number, new Subject.OfCells(List.of(targets[0], targets[1])));
        steps.argDigits("digits" + number, position.candidates(base[0]) | position.candidates(base[1]));
        steps.arg("lines" + number, new Subject.OfHouses(lines));
    }
}
