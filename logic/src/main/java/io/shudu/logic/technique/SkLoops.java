package io.shudu.logic.technique;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.House;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.List;

/**
 * Two rows and two columns that cross in four boxes. Beside the crossings, each box has two cells on its row and two on
 * its column: eight pairs of cells, each of which shares a line with the pair before it and a box with the one behind
 * it, in a ring. A digit of two neighbours stands but once in the house that they share. If the least number of houses
 * that cover all digits of the ring is that of its cells, each of these houses has its digit in the ring, and nowhere
 * else.
 */
public final class SkLoops implements Technique {
    private static final int PAIRS = 8;

    private final Layout layout;
    private final boolean fits;
    /**
     * For each choice of pairs, the least number of houses that cover them, and as bits the houses of all such covers.
     * House i is shared by the pairs i and i + 1.
     */
    private final int[] least = new int[1 << PAIRS];

    private final int[] covers = new int[1 << PAIRS];
    /** The ring in hand. */
    private final CellSet[] pairs;

    private final int[] houses = new int[PAIRS];
    private final int[] digits = new int[PAIRS];
    private final CellSet outside;

    /** For a board; only one with boxes of 3×3 has such rings. */
    public SkLoops(Setup setup) {
        layout = setup.layout();
        fits = layout.geometry().equals(Geometry.CLASSIC);
        outside = layout.noCells();
        pairs = layout.noCells(PAIRS);
        for (int chosen = 0; chosen < least.length; chosen++) {
            least[chosen] = PAIRS;
            for (int cover = 0; cover < covers.length; cover++) {
                boolean isCover = (chosen & ~(cover | cover << 1 | cover >> 7)) == 0;
                if (isCover && Integer.bitCount(cover) <= least[chosen]) {
                    covers[chosen] = Integer.bitCount(cover) < least[chosen] ? cover : covers[chosen] | cover;
                    least[chosen] = Integer.bitCount(cover);
                }
            }
        }
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int rows = 0; fits && rows < 81; rows++) {
            for (int columns = 0; columns < 81; columns++) {
                // Of a pair the first is in an earlier band or stack.
                if (rows / 9 / 3 < rows % 9 / 3
                        && columns / 9 / 3 < columns % 9 / 3
                        && find(position, steps, rows / 9, rows % 9, columns / 9, columns % 9)) {
                    return;
                }
            }
        }
    }

    private boolean find(Position position, Steps steps, int row, int otherRow, int column, int otherColumn) {
        int count = 0;
        set(position, 0, row, column, true);
        set(position, 1, row, otherColumn, true);
        set(position, 2, row, otherColumn, false);
        set(position, 3, otherRow, otherColumn, false);
        set(position, 4, otherRow, otherColumn, true);
        set(position, 5, otherRow, column, true);
        set(position, 6, otherRow, column, false);
        set(position, 7, row, column, false);
        for (CellSet pair : pairs) {
            if (pair.isEmpty()) {
                return false;
            }
            count += pair.size();
        }
        for (int digit = 1; digit <= layout.side(); digit++) {
            count -= least[chosen(digit)];
        }
        return count == 0 && report(position, steps, row, otherRow, column, otherColumn);
    }

    /** Sets a pair: the empty cells of a box on a row or a column, but for where they cross. */
    private void set(Position position, int pair, int row, int column, boolean along) {
        Geometry geometry = layout.geometry();
        int crossing = geometry.cell(row, column);
        int line = layout.houseOf(crossing, along ? House.Kind.ROW : House.Kind.COLUMN);
        int box = layout.houseOf(crossing, House.Kind.BOX);
        pairs[pair]
                .setAnd(layout.house(line), layout.house(box))
                .remove(crossing)
                .and(position.empty());
        houses[pair] = pair % 2 == 0 ? line : box;
        digits[pair] = 0;
        for (int cell = pairs[pair].first(); cell >= 0; cell = pairs[pair].next(cell)) {
            digits[pair] |= position.candidates(cell);
        }
    }

    /** The pairs that have a digit, as bits. */
    private int chosen(int digit) {
        int chosen = 0;
        for (int pair = 0; pair < PAIRS; pair++) {
            chosen |= (digits[pair] >> (digit - 1) & 1) << pair;
        }
        return chosen;
    }

    private boolean report(Position position, Steps steps, int row, int otherRow, int column, int otherColumn) {
        if (!steps.begin(TechniqueId.SK_LOOP)) {
            return false;
        }
        for (int digit = 1; digit <= layout.side(); digit++) {
            for (int rest = covers[chosen(digit)]; rest != 0; rest &= rest - 1) {
                int i = Integer.numberOfTrailingZeros(rest);
                outside.setAnd(position.cells(digit), layout.house(houses[i]));
                steps.remove(outside.minus(pairs[i]).minus(pairs[(i + 1) % PAIRS]), digit);
            }
        }
        if (steps.explains() && steps.hasEffect()) {
            explain(steps, row, otherRow, column, otherColumn);
        }
        return steps.end();
    }

    private void explain(Steps steps, int row, int otherRow, int column, int otherColumn) {
        CellSet ring = layout.noCells();
        List<Integer> lines = new ArrayList<>();
        for (int i = 0; i < PAIRS; i++) {
            ring.or(pairs[i]);
            if (i % 2 == 0) {
                lines.add(houses[i]);
                steps.markHouse(Role.COVER, houses[i]);
            }
            // Digits that a pair shares along a line, and others.
            int line = i % 2 == 0 ? digits[(i + 1) % PAIRS] : digits[i - 1];
            for (int cell = pairs[i].first(); cell >= 0; cell = pairs[i].next(cell)) {
                steps.mark(Role.BASE, new Subject.OfCell(cell));
                steps.markDigits(Role.FIRST, cell, line);
                steps.markDigits(Role.SECOND, cell, ~line);
            }
        }
        Geometry geometry = layout.geometry();
        steps.argCells("cells", ring);
        steps.arg("lines", new Subject.OfHouses(lines));
        List<Integer> boxes = new ArrayList<>();
        for (int cell : new int[] {
            geometry.cell(row, column),
            geometry.cell(row, otherColumn),
            geometry.cell(otherRow, column),
            geometry.cell(otherRow, otherColumn)
        }) {
            boxes.add(layout.houseOf(cell, House.Kind.BOX));
        }
        steps.arg("boxes", new Subject.OfHouses(boxes));
    }
}
