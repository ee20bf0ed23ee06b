package io.shudu.logic.technique;

import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;
import java.util.List;

/**
 * Pairs of junior exocets with the same four digits on the same three lines. If a digit were true in both bases, two
 * cells of the third box would have it. So each of the four digits is in one of the bases.
 */
final class DoubleExocets {
    private DoubleExocets() {}

    /** Reports the pairs among some juniors; true if there are enough steps. */
    static boolean find(Position position, Steps steps, List<Exocet> juniors) {
        for (Exocet one : juniors) {
            for (Exocet other : juniors) {
                if (one.row < other.row && isDouble(one, other) && report(position, steps, one, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isDouble(Exocet one, Exocet other) {
        if (one.turned != other.turned
                || one.band() != other.band()
                || one.digits != other.digits
                || Integer.bitCount(one.digits) != 4
                || one.lines() != other.lines()
                || one.columns[0] == other.columns[0]) {
            return false;
        }
        // The targets in the third box must be different.
        int third = one.columns[1] == other.columns[0] ? 2 : 1;
        return one.targets[third - 1] != other.targets[2 - third];
    }

    private static boolean report(Position position, Steps steps, Exocet one, Exocet other) {
        if (!steps.begin(TechniqueId.DOUBLE_EXOCET)) {
            return false;
        }
        removeBesides(steps, one, other);
        removeBesides(steps, other, one);
        if (isAlone(position, one) && isAlone(position, other)) {
            for (int rest = one.digits; rest != 0; rest &= rest - 1) {
                removeAlongRows(position, steps, one, Integer.numberOfTrailingZeros(rest) + 1);
            }
        }
        if (!steps.hasEffect() || steps.repeats()) {
            return false;
        }
        if (steps.explains()) {
            one.explain(position, steps, "");
            other.explain(position, steps, "2");
        }
        return steps.end();
    }

    /** On the row of one base, in the box of the other one, no digit of the bases is left. */
    private static void removeBesides(Steps steps, Exocet one, Exocet other) {
        int column = other.columns[0] / 3 * 3;
        for (int i = column; i < column + 3; i++) {
            steps.removeAll(one.cell(one.row, i), one.digits);
        }
    }

    /** Whether within the band no cell of the lines but the targets can have a digit of the base. */
    private static boolean isAlone(Position position, Exocet exocet) {
        for (int i = exocet.band(); i < exocet.band() + 3; i++) {
            for (int line = 1; line < Exocet.LINES && i != exocet.row; line++) {
                int cell = exocet.cell(i, exocet.columns[line]);
                if (cell != exocet.targets[line - 1] && (Exocet.digits(position, cell) & exocet.digits) != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Outside the band the three lines have each digit of the bases twice. If two rows, or a row and one of the lines,
     * have all its places there, it is nowhere else on these rows.
     */
    private static void removeAlongRows(Position position, Steps steps, Exocet exocet, int digit) {
        int[] found = new int[Exocet.LINES];
        for (int line = 0; line < Exocet.LINES; line++) {
            for (int i = 0; i < 9; i++) {
                int cell = exocet.cell(i, exocet.columns[line]);
                boolean can = (Exocet.digits(position, cell) & 1 << (digit - 1)) != 0;
                found[line] |= can && i / 3 != exocet.row / 3 ? 1 << i : 0;
            }
        }
        int all = found[0] | found[1] | found[2];
        int covers = Integer.bitCount(all) == 2 ? all : 0;
        for (int line = 0; line < Exocet.LINES; line++) {
            int others = found[(line + 1) % Exocet.LINES] | found[(line + 2) % Exocet.LINES];
            covers |= Integer.bitCount(others) == 1 ? others : 0;
        }
        for (int rest = covers; rest != 0; rest &= rest - 1) {
            for (int column = 0; column < 9; column++) {
                if ((exocet.lines() & 1 << column) == 0) {
                    steps.remove(exocet.cell(Integer.numberOfTrailingZeros(rest), column), digit);
                }
            }
        }
    }
}
