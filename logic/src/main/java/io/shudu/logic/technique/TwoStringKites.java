package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.List;

/**
 * A digit has two places in a row and two in a column, and one place of each is in the same box: one of the other two
 * places has the digit. Two kites, also of different digits, with the same places in the box may be taken together as a
 * dual kite.
 */
public final class TwoStringKites implements Technique {
    private final Layout layout;
    private final boolean duals;
    private final TwoStrongLinks links;
    private final LinePairs rows;
    private final LinePairs columns;
    private final SearchedDigits searched;
    /** All kites, if duals are wanted. */
    private final List<Kite> kites = new ArrayList<>();

    private record Kite(int digit, int end, int joint, int otherJoint, int otherEnd, CellSet removed) {
        boolean hasJointsOf(Kite other) {
            return (joint == other.joint && otherJoint == other.otherJoint)
                    || (joint == other.otherJoint && otherJoint == other.joint);
        }
    }

    /** Kites, also dual ones if the setup or the id asks for them. */
    public TwoStringKites(Setup setup, TechniqueId id) {
        layout = setup.layout();
        duals = setup.duals() || id == TechniqueId.DUAL_TWO_STRING_KITE;
        links = new TwoStrongLinks(layout);
        rows = new LinePairs(layout, House.Kind.ROW);
        columns = new LinePairs(layout, House.Kind.COLUMN);
        searched = new SearchedDigits(layout);
    }

    @Override
    public void find(Position position, Steps steps) {
        // A dual removes more than a kite, so all duals come before all kites.
        if (duals && findDuals(position, steps)) {
            return;
        }
        for (int digit = 1; digit <= layout.side(); digit++) {
            if (!searched.isFruitless(position, digit)) {
                if (findKites(position, steps, digit, false)) {
                    return;
                }
                if (steps.wantsOne() && steps.wants(TechniqueId.TWO_STRING_KITE)) {
                    searched.fruitless(position, digit);
                }
            }
        }
    }

    /** Reports the kites of a digit, or collects them; true if there are enough steps. */
    private boolean findKites(Position position, Steps steps, int digit, boolean collects) {
        if (rows.set(position, digit) == 0 || columns.set(position, digit) == 0) {
            return false;
        }
        for (int i = 0; i < rows.count(); i++) {
            for (int j = 0; j < columns.count(); j++) {
                int joints = joints(i, j);
                if (joints < 0) {
                    continue;
                }
                int end = rows.cell(i, 1 - (joints >> 1));
                int joint = rows.cell(i, joints >> 1);
                int otherJoint = columns.cell(j, joints & 1);
                int otherEnd = columns.cell(j, 1 - (joints & 1));
                if (collects) {
                    CellSet removed = links.removed(position, digit, end, otherEnd);
                    if (!removed.isEmpty()) {
                        kites.add(new Kite(digit, end, joint, otherJoint, otherEnd, removed.copy()));
                    }
                } else if (links.report(
                        position, steps, TechniqueId.TWO_STRING_KITE, digit, end, joint, otherJoint, otherEnd)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Which cells of two pairs are in a box: twice the one of the row plus the one of the column; -1 if none are. */
    private int joints(int row, int column) {
        int found = -1;
        for (int combination = 0; combination < 4; combination++) {
            int inRow = rows.cell(row, combination >> 1);
            int inColumn = columns.cell(column, combination & 1);
            if (inRow == inColumn) {
                return -1;
            }
            // They cannot be in one line: it has no third place.
            if (found < 0 && layout.sees(inRow, inColumn)) {
                found = combination;
            }
        }
        return found;
    }

    private boolean findDuals(Position position, Steps steps) {
        kites.clear();
        for (int digit = 1; digit <= layout.side(); digit++) {
            findKites(position, steps, digit, true);
        }
        for (int i = 0; i < kites.size(); i++) {
            for (int j = i + 1; j < kites.size(); j++) {
                if (kites.get(i).hasJointsOf(kites.get(j)) && reportDual(position, steps, kites.get(i), kites.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean reportDual(Position position, Steps steps, Kite one, Kite other) {
        boolean same = one.digit == other.digit && one.removed.equals(other.removed);
        if (same || !steps.begin(TechniqueId.DUAL_TWO_STRING_KITE)) {
            return false;
        }
        steps.remove(one.removed, one.digit);
        steps.remove(other.removed, other.digit);
        if (steps.explains()) {
            links.explain(position, steps, "", one.digit, one.end, one.joint, one.otherJoint, one.otherEnd);
            links.explain(position, steps, "2", other.digit, other.end, other.joint, other.otherJoint, other.otherEnd);
        }
        return steps.end();
    }
}
