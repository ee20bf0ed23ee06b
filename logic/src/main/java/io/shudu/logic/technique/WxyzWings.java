package io.shudu.logic.technique;

import io.shudu.logic.pattern.CellsBySize;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A pivot with the candidates W, X and Y, and perhaps Z, sees three wings WZ, XZ and YZ. Whatever digit the pivot has,
 * one of the cells is Z, and what sees all of them that can be Z loses it.
 */
public final class WxyzWings implements Technique {
    private static final int WINGS = 3;

    private final Layout layout;
    private final CellsBySize twos;
    private final CellSet removed;
    /** The wings of a pivot, and the digit that each of them has beside Z. */
    private final int[] wings = new int[WINGS];

    private final int[] pushes = new int[WINGS];

    /** A search on a board. */
    public WxyzWings(Setup setup) {
        layout = setup.layout();
        twos = new CellsBySize(layout, 2);
        removed = layout.noCells();
    }

    @Override
    public void find(Position position, Steps steps) {
        twos.set(position);
        CellSet empty = position.empty();
        for (int pivot = empty.first(); pivot >= 0; pivot = empty.next(pivot)) {
            int size = Integer.bitCount(position.candidates(pivot));
            if ((size == WINGS || size == WINGS + 1) && findAround(position, steps, pivot)) {
                return;
            }
        }
    }

    private boolean findAround(Position position, Steps steps, int pivot) {
        for (int digit = 1; digit <= layout.side(); digit++) {
            int others = position.candidates(pivot) & ~bit(digit);
            if (Integer.bitCount(others) == WINGS) {
                for (int i = 0; i < WINGS; i++, others &= others - 1) {
                    pushes[i] = Integer.numberOfTrailingZeros(others) + 1;
                }
                if (addWing(position, steps, pivot, digit, 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tries all cells as the next wing; true if there are enough steps. */
    private boolean addWing(Position position, Steps steps, int pivot, int digit, int number) {
        if (number == WINGS) {
            return report(position, steps, pivot, digit);
        }
        int wanted = bit(digit) | bit(pushes[number]);
        for (int i = 0; i < twos.count(); i++) {
            int cell = twos.cell(i);
            if (position.candidates(cell) == wanted && layout.peers(pivot).contains(cell)) {
                wings[number] = cell;
                if (addWing(position, steps, pivot, digit, number + 1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean report(Position position, Steps steps, int pivot, int digit) {
        removed.set(position.cells(digit));
        if (position.has(pivot, digit)) {
            removed.and(layout.peers(pivot));
        }
        for (int wing : wings) {
            removed.and(layout.peers(wing));
        }
        if (removed.isEmpty() || !steps.begin(TechniqueId.WXYZ_WING)) {
            return false;
        }
        steps.remove(removed, digit);
        if (steps.explains()) {
            explain(position, steps, pivot, digit);
        }
        return steps.end();
    }

    private void explain(Position position, Steps steps, int pivot, int digit) {
        steps.markCell(Role.PIVOT, pivot, -1);
        steps.arg("pivot", new Subject.OfCell(pivot));
        steps.arg("digits", Subject.OfDigits.of(position.candidates(pivot)));
        steps.arg("digit", new Subject.OfDigit(digit));
        for (int i = 0; i < WINGS; i++) {
            steps.markCandidate(Role.WING, wings[i], pushes[i]);
            steps.markCandidate(Role.WING, wings[i], digit);
            steps.arg("wing" + (i + 1), new Subject.OfCell(wings[i]));
            steps.arg("digit" + (i + 1), new Subject.OfDigit(pushes[i]));
        }
        List<Integer> cells = new ArrayList<>(List.of(wings[0], wings[1], wings[2]));
        if (position.has(pivot, digit)) {
            cells.add(pivot);
        }
        Collections.sort(cells);
        steps.arg("cells", new Subject.OfCells(cells));
    }

    private static int bit(int digit) {
        return 1 << (digit - 1);
    }
}
