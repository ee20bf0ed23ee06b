package io.shudu.logic.technique;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.List;

/**
 * Exocets. Two base cells of a box, on one line, have three or four digits. Three lines cross it, one in each stack:
 * that of the third cell beside the base, and one in each of the other boxes. A digit that is true in the base stands
 * on each of the three, but neither in the box nor on the line of the base. If without two target cells there is no
 * room for it three times, one of these is the digit. That being so for all digits of the base, the targets have the
 * two digits of the base and no other.
 *
 * <ul>
 *   <li>Junior: each target is in another box of the band. The third box then has the digit of a target once more, in
 *       its mirror: the cells on the line that neither the base nor the target is on, without the other target.
 *   <li>Senior: a target is elsewhere on the three lines.
 *   <li>Double: two juniors with the same four digits on the same three lines. They cannot have a digit in common, so
 *       each digit is in one of the bases.
 * </ul>
 */
public final class Exocets implements Technique {
    private final Layout layout;
    private final boolean fits;
    /** For each of the three lines and each digit the rows where it can be, as bits. */
    private final int[][] rows = new int[Exocet.LINES][9];

    /** The juniors of the position, if somebody wants doubles. */
    private final List<Exocet> juniors = new ArrayList<>();

    /** For a board; only one with boxes of 3×3 has exocets. */
    public Exocets(Setup setup) {
        layout = setup.layout();
        fits = layout.geometry().equals(Geometry.CLASSIC);
    }

    @Override
    public void find(Position position, Steps steps) {
        juniors.clear();
        for (int i = 0; fits && i < 2 * 9 * 9; i++) {
            if (findBase(position, steps, i >= 81, i % 81 / 9, i % 9)) {
                return;
            }
        }
        DoubleExocets.find(position, steps, juniors);
    }

    private int cell(boolean turned, int row, int column) {
        return Exocet.cell(layout, turned, row, column);
    }

    /** Looks at the two cells of a box on a row that are beside a column. */
    private boolean findBase(Position position, Steps steps, boolean turned, int row, int column) {
        int[] base = new int[2];
        int count = 0;
        int digits = 0;
        for (int i = column / 3 * 3; i < column / 3 * 3 + 3; i++) {
            if (i != column) {
                base[count++] = cell(turned, row, i);
                digits |= position.candidates(cell(turned, row, i));
            }
        }
        boolean suits = position.digit(base[0]) == 0
                && position.digit(base[1]) == 0
                && (Integer.bitCount(digits) == 3 || Integer.bitCount(digits) == 4);
        int stack = column / 3;
        for (int i = 0; suits && i < 9; i++) {
            int[] columns = {column, 3 * ((stack + 1) % 3) + i / 3, 3 * ((stack + 2) % 3) + i % 3};
            for (int line = 0; line < Exocet.LINES; line++) {
                setRows(position, turned, row, columns, line);
            }
            if (findTargets(position, steps, turned, row, columns, base, digits)) {
                return true;
            }
        }
        return false;
    }

    /** Where the digits are on a line, but for the row of the base, and for its box. */
    private void setRows(Position position, boolean turned, int row, int[] columns, int line) {
        for (int digit = 1; digit <= 9; digit++) {
            int found = 0;
            for (int i = 0; i < 9; i++) {
                int cell = cell(turned, i, columns[line]);
                boolean away = line == 0 ? i / 3 != row / 3 : i != row;
                boolean can = (Exocet.digits(position, cell) & 1 << (digit - 1)) != 0;
                found |= away && can ? 1 << i : 0;
            }
            rows[line][digit - 1] = found;
        }
    }

    /** Finds all pairs of cells without which no digit has room three times. */
    private boolean findTargets(
            Position position, Steps steps, boolean turned, int row, int[] columns, int[] base, int all) {
        int digits = 0;
        for (int rest = all; rest != 0; rest &= rest - 1) {
            digits |= room(rest & -rest, -1, -1) < 0 ? 0 : rest & -rest;
        }
        int first = room(digits, -1, -1);
        for (int i = 0; first >= 0 && i < Exocet.LINES; i++) {
            int one = place(first, i);
            int second = room(digits, one, -1);
            for (int j = 0; second >= 0 && j < Exocet.LINES; j++) {
                int other = place(second, j);
                if (room(digits, one, other) < 0) {
                    int[] places = {Math.min(one, other), Math.max(one, other)};
                    int[] targets = {
                        cell(turned, places[0] % 9, columns[places[0] / 9]),
                        cell(turned, places[1] % 9, columns[places[1] / 9])
                    };
                    Exocet exocet = new Exocet(layout, turned, row, columns, base, targets, digits);
                    boolean junior = places[0] / 9 == 1
                            && places[1] / 9 == 2
                            && places[0] % 9 / 3 == row / 3
                            && places[1] % 9 / 3 == row / 3;
                    if (position.digit(targets[0]) == 0
                            && position.digit(targets[1]) == 0
                            && report(position, steps, exocet, junior)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static int place(int room, int line) {
        return 9 * line + (room >> (4 * line) & 15);
    }

    /**
     * Room for one of some digits on the three lines in different rows, without two places (9 · line + row); the rows
     * in four bits each, -1 if there is none.
     */
    private int room(int digits, int one, int other) {
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            for (int a = free(0, digit, one, other); a != 0; a &= a - 1) {
                for (int b = free(1, digit, one, other) & ~(a & -a); b != 0; b &= b - 1) {
                    int c = free(2, digit, one, other) & ~(a & -a) & ~(b & -b);
                    if (c != 0) {
                        return Integer.numberOfTrailingZeros(a)
                                | Integer.numberOfTrailingZeros(b) << 4
                                | Integer.numberOfTrailingZeros(c) << 8;
                    }
                }
            }
        }
        return -1;
    }

    private int free(int line, int digit, int one, int other) {
        int free = rows[line][digit];
        free &= one / 9 == line && one >= 0 ? ~(1 << one % 9) : -1;
        return other / 9 == line && other >= 0 ? free & ~(1 << other % 9) : free;
    }

    private boolean report(Position position, Steps steps, Exocet exocet, boolean junior) {
        if (junior && steps.wants(TechniqueId.DOUBLE_EXOCET)) {
            juniors.add(exocet);
        }
        TechniqueId id = junior ? TechniqueId.JUNIOR_EXOCET : TechniqueId.SENIOR_EXOCET;
        if (!steps.begin(id)) {
            return false;
        }
        int[] cells = {exocet.base[0], exocet.base[1], exocet.targets[0], exocet.targets[1]};
        int[][] mirrors = {{}, {}};
        if (junior) {
            mirrors[0] = exocet.mirror(0);
            mirrors[1] = exocet.mirror(1);
        }
        int[] kept = kept(position, exocet, mirrors);
        for (int i = 0; i < cells.length; i++) {
            steps.removeAll(cells[i], position.candidates(cells[i]) & ~kept[i]);
        }
        int mirrored = steps.removedCount();
        for (int i = 0; i < 2; i++) {
            int only = only(position, mirrors[i], kept[2 + i]);
            if (only >= 0) {
                steps.removeAll(only, position.candidates(only) & ~kept[2 + i]);
            }
        }
        // A pair of targets may be met twice.
        if (!steps.hasEffect() || steps.repeats()) {
            return false;
        }
        if (steps.explains()) {
            exocet.explain(position, steps, "");
            if (junior && (mirrored < steps.removedCount() || usesMirrors(position, exocet, kept))) {
                explainMirrors(steps, mirrors);
            }
        }
        return steps.end();
    }

    /** The digits that base and targets can have, in any way to fill them. */
    private int[] kept(Position position, Exocet exocet, int[][] mirrors) {
        int[] kept = new int[4];
        int first = position.candidates(exocet.targets[0]) & in(position, mirrors[0]);
        int second = position.candidates(exocet.targets[1]) & in(position, mirrors[1]);
        for (int x = position.candidates(exocet.base[0]) & exocet.digits; x != 0; x &= x - 1) {
            int one = x & -x;
            for (int y = position.candidates(exocet.base[1]) & exocet.digits & ~one; y != 0; y &= y - 1) {
                int other = y & -y;
                boolean same = (first & one) != 0 && (second & other) != 0;
                boolean crossed = (first & other) != 0 && (second & one) != 0;
                if (same || crossed) {
                    kept[0] |= one;
                    kept[1] |= other;
                    kept[2] |= (same ? one : 0) | (crossed ? other : 0);
                    kept[3] |= (same ? other : 0) | (crossed ? one : 0);
                }
            }
        }
        return kept;
    }

    /** The digits of some cells; all if there are no cells. */
    private static int in(Position position, int[] cells) {
        int digits = cells.length == 0 ? -1 : 0;
        for (int cell : cells) {
            digits |= Exocet.digits(position, cell);
        }
        return digits;
    }

    /** The one empty cell of a mirror that can have the digit of its target, -1 if there are several or none. */
    private static int only(Position position, int[] mirror, int digits) {
        int only = -1;
        for (int cell : mirror) {
            boolean can = (Exocet.digits(position, cell) & digits) != 0;
            if (can && only >= 0) {
                return -1;
            }
            only = can ? cell : only;
        }
        return only;
    }

    private boolean usesMirrors(Position position, Exocet exocet, int[] kept) {
        int[] without = kept(position, exocet, new int[][] {{}, {}});
        for (int i = 0; i < kept.length; i++) {
            if (kept[i] != without[i]) {
                return true;
            }
        }
        return false;
    }

    private void explainMirrors(Steps steps, int[][] mirrors) {
        for (int i = 0; i < 2; i++) {
            for (int cell : mirrors[i]) {
                steps.mark(Role.THIRD, new Subject.OfCell(cell));
            }
            steps.arg("mirror" + (i + 1), Subject.OfCells.of(mirrors[i]));
        }
    }
}
