package io.shudu.logic.technique;

import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;

/**
 * As many cells as digits, some on a line and some in a box that crosses it. A digit that stands on one side of the
 * bend alone can be used once. If only one digit, Z, stands on both sides, there are too few others: one of the cells
 * is Z, and what sees all of them that can be Z loses it. With four cells it is a WXYZ-wing that needs no pivot, with
 * five a VWXYZ-wing and so on.
 */
public final class BentWings implements Technique {
    private final Layout layout;
    private final TechniqueId id;
    private final int size;
    private final int[] boxes;
    private final int[] wing;
    private final CellSet cells;
    private final CellSet removed;

    /** The box and the line in hand, and their cells that may belong to a wing. */
    private int box;

    private int line;
    private final int[] choices;
    private int count;

    /** Wings of some size. */
    public BentWings(Setup setup, TechniqueId id, int size) {
        layout = setup.layout();
        this.id = id;
        this.size = size;
        boxes = layout.houses(House.Kind.BOX);
        wing = new int[size];
        cells = layout.noCells();
        removed = layout.noCells();
        choices = new int[2 * layout.side()];
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int each : boxes) {
            box = each;
            for (int i = 0; i < layout.crosserCount(box); i++) {
                line = layout.crosser(box, i);
                if (layout.kind(line) == House.Kind.ROW || layout.kind(line) == House.Kind.COLUMN) {
                    collect(position);
                    if (choose(position, steps, 0, 0, 0, 0, 0)) {
                        return;
                    }
                }
            }
        }
    }

    private void collect(Position position) {
        count = 0;
        cells.set(layout.house(box)).or(layout.house(line));
        for (int cell = cells.first(); cell >= 0; cell = cells.next(cell)) {
            int candidates = position.count(cell);
            if (candidates > 1 && candidates <= size) {
                choices[count++] = cell;
            }
        }
    }

    /**
     * Takes more cells.
     *
     * @param onLine the digits of cells on the line outside the box
     * @param inBox those of cells in the box beside the line
     * @param inBoth those of cells where they cross
     */
    private boolean choose(Position position, Steps steps, int from, int taken, int onLine, int inBox, int inBoth) {
        if (taken == size) {
            int bent = onLine & inBox;
            return bent != 0
                    && Integer.bitCount(onLine | inBox | inBoth) == size
                    && report(position, steps, Integer.numberOfTrailingZeros(bent) + 1);
        }
        for (int i = from; i <= count - (size - taken); i++) {
            int cell = choices[i];
            int digits = position.candidates(cell);
            boolean line1 = layout.house(line).contains(cell);
            boolean box1 = layout.house(box).contains(cell);
            int newLine = line1 && !box1 ? onLine | digits : onLine;
            int newBox = box1 && !line1 ? inBox | digits : inBox;
            int newBoth = line1 && box1 ? inBoth | digits : inBoth;
            if (Integer.bitCount(newLine & newBox) <= 1 && Integer.bitCount(newLine | newBox | newBoth) <= size) {
                wing[taken] = cell;
                if (choose(position, steps, i + 1, taken + 1, newLine, newBox, newBoth)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean report(Position position, Steps steps, int digit) {
        removed.set(position.cells(digit));
        for (int cell : wing) {
            if (position.has(cell, digit)) {
                removed.and(layout.peers(cell));
            }
        }
        if (removed.isEmpty() || !steps.begin(id)) {
            return false;
        }
        steps.remove(removed, digit);
        if (steps.explains()) {
            explain(position, steps, digit);
        }
        return steps.end();
    }

    private void explain(Position position, Steps steps, int digit) {
        CellSet all = layout.noCells();
        CellSet places = layout.noCells();
        int digits = 0;
        for (int cell : wing) {
            all.add(cell);
            digits |= position.candidates(cell);
            steps.markDigits(Role.BASE, cell, ~(1 << (digit - 1)));
            if (position.has(cell, digit)) {
                places.add(cell);
                steps.markCandidate(Role.WING, cell, digit);
            }
        }
        steps.argCells("cells", all);
        steps.argDigits("digits", digits);
        steps.argDigits("others", digits & ~(1 << (digit - 1)));
        steps.argCells("places", places);
        steps.arg("digit", new Subject.OfDigit(digit));
        steps.arg("line", new Subject.OfHouse(line));
        steps.arg("box", new Subject.OfHouse(box));
    }
}
