package io.shudu.logic.technique;

import io.shudu.logic.pattern.CellsBySize;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.List;

/**
 * Three cells with three candidates between them: a pivot sees two wings that have two candidates each, one of them in
 * common. Whatever digit the pivot has, one of the cells has this common digit, and what sees them all loses it. The
 * pivot of an XY-wing has the other two digits, that of an XYZ-wing has all three.
 */
public final class XyWings implements Technique {
    private final Layout layout;
    private final TechniqueId id;
    private final CellsBySize twos;
    private final CellsBySize threes;
    /** The possible wings of a pivot. */
    private final int[] wings;

    private final CellSet removed;

    /** XY-wings or XYZ-wings. */
    public XyWings(Setup setup, TechniqueId id) {
        layout = setup.layout();
        this.id = id;
        twos = new CellsBySize(layout, 2);
        threes = new CellsBySize(layout, 3);
        wings = new int[layout.cellCount()];
        removed = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        twos.set(position);
        if (id == TechniqueId.XY_WING) {
            findXy(position, steps);
        } else {
            threes.set(position);
            findXyz(position, steps);
        }
    }

    private void findXy(Position position, Steps steps) {
        int count = twos.count();
        for (int i = 0; i < count; i++) {
            int a = twos.cell(i);
            int digits = position.candidates(a);
            for (int j = i + 1; j < count; j++) {
                int b = twos.cell(j);
                int third = digits ^ position.candidates(b);
                // Two cells with a digit in common have two others, the candidates of the third cell.
                if (Integer.bitCount(third) != 2) {
                    continue;
                }
                for (int k = j + 1; k < count; k++) {
                    int c = twos.cell(k);
                    if (position.candidates(c) == third
                            && (report(position, steps, a, b, c)
                                    || report(position, steps, b, a, c)
                                    || report(position, steps, c, a, b))) {
                        return;
                    }
                }
            }
        }
    }

    private void findXyz(Position position, Steps steps) {
        for (int i = 0; i < threes.count(); i++) {
            int pivot = threes.cell(i);
            int digits = position.candidates(pivot);
            CellSet near = layout.peers(pivot);
            int count = 0;
            for (int j = 0; j < twos.count(); j++) {
                int wing = twos.cell(j);
                if ((position.candidates(wing) & ~digits) == 0 && near.contains(wing)) {
                    wings[count++] = wing;
                }
            }
            for (int j = 0; j < count; j++) {
                for (int k = j + 1; k < count; k++) {
                    if (position.candidates(wings[j]) != position.candidates(wings[k])
                            && report(position, steps, pivot, wings[j], wings[k])) {
                        return;
                    }
                }
            }
        }
    }

    private boolean report(Position position, Steps steps, int pivot, int wing, int otherWing) {
        CellSet near = layout.peers(pivot);
        if (!near.contains(wing) || !near.contains(otherWing)) {
            return false;
        }
        int common = position.candidates(wing) & position.candidates(otherWing);
        int digit = Integer.numberOfTrailingZeros(common) + 1;
        removed.setAnd(layout.peers(wing), layout.peers(otherWing)).and(position.cells(digit));
        if (id == TechniqueId.XYZ_WING) {
            removed.and(near);
        }
        if (removed.isEmpty() || !steps.begin(id)) {
            return false;
        }
        steps.remove(removed, digit);
        if (steps.explains()) {
            explain(position, steps, digit, pivot, wing, otherWing);
        }
        return steps.end();
    }

    private static void explain(Position position, Steps steps, int digit, int pivot, int wing, int otherWing) {
        steps.markCell(Role.PIVOT, pivot, -1);
        steps.markDigits(Role.WING, wing, -1);
        steps.markDigits(Role.WING, otherWing, -1);
        steps.arg("pivot", new Subject.OfCell(pivot));
        steps.arg("wings", new Subject.OfCells(List.of(wing, otherWing)));
        explainWing(position, steps, "1", digit, wing);
        explainWing(position, steps, "2", digit, otherWing);
        steps.arg("digits", Subject.OfDigits.of(position.candidates(wing) | position.candidates(otherWing)));
        steps.arg("digit", new Subject.OfDigit(digit));
    }

    /** A wing, and the digit of the pivot that pushes it. */
    private static void explainWing(Position position, Steps steps, String number, int digit, int wing) {
        int push = position.candidates(wing) & ~(1 << (digit - 1));
        steps.arg("wing" + number, new Subject.OfCell(wing));
        steps.arg("digit" + number, new Subject.OfDigit(Integer.numberOfTrailingZeros(push) + 1));
    }
}
