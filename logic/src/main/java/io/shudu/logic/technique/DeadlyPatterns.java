package io.shudu.logic.technique;

import io.shudu.logic.pattern.DeadlyShapes;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.List;

/**
 * Deadly patterns of three digits and more. The types are those of unique rectangles.
 *
 * <ul>
 *   <li>Type 1: one cell has other digits too; it loses those of the pattern.
 *   <li>Type 2: some cells have the same extra digit; who sees all of them loses it.
 *   <li>Type 3: the extra digits of two cells form a naked subset with other cells of a house.
 *   <li>Type 4: a digit of the pattern must be in one of two cells of a house, which lose its other digits.
 * </ul>
 */
public final class DeadlyPatterns implements Technique {
    private static final int LARGEST_SUBSET = 4;

    private final Layout layout;
    private final TechniqueId[] types;
    private final List<int[]> shapes = new ArrayList<>();
    private final int[] sizes;
    private final CellSet removed;

    /** The shape in hand, and the digits that it must not be left with. */
    private int[] cells = {};

    private int digits;

    private DeadlyPatterns(Setup setup, List<DeadlyShapes.Shape> list, TechniqueId... types) {
        layout = setup.layout();
        this.types = types;
        removed = layout.noCells();
        sizes = new int[list.size()];
        for (DeadlyShapes.Shape shape : list) {
            sizes[shapes.size()] = shape.digits();
            shapes.add(shape.cells().stream().mapToInt(Integer::intValue).toArray());
        }
    }

    /** Two lines of three cells and more that could be exchanged. */
    public static DeadlyPatterns extendedRectangles(Setup setup) {
        return new DeadlyPatterns(
                setup,
                DeadlyShapes.extendedRectangles(setup.layout().geometry()),
                TechniqueId.EXTENDED_RECTANGLE_1,
                TechniqueId.EXTENDED_RECTANGLE_2,
                TechniqueId.EXTENDED_RECTANGLE_3,
                TechniqueId.EXTENDED_RECTANGLE_4);
    }

    /** Polygons of seven or eight cells around a box. */
    public static DeadlyPatterns borescopers(Setup setup) {
        return new DeadlyPatterns(
                setup,
                DeadlyShapes.polygons(setup.layout().geometry()),
                TechniqueId.BORESCOPER_1,
                TechniqueId.BORESCOPER_2,
                TechniqueId.BORESCOPER_3,
                TechniqueId.BORESCOPER_4);
    }

    @Override
    public void find(Position position, Steps steps) {
        for (int i = 0; i < sizes.length; i++) {
            cells = shapes.get(i);
            if (isEmpty(position) && findTypes(position, steps, sizes[i])) {
                return;
            }
        }
    }

    private boolean isEmpty(Position position) {
        for (int cell : cells) {
            if (position.digit(cell) != 0) {
                return false;
            }
        }
        return true;
    }

    private boolean findTypes(Position position, Steps steps, int size) {
        int all = 0;
        int several = 0;
        int many = 0;
        for (int cell : cells) {
            int own = position.candidates(cell);
            many |= several & own;
            several |= all & own;
            all |= own;
        }
        if (Integer.bitCount(all) == size + 1) {
            for (int extra = several; extra != 0; extra &= extra - 1) {
                digits = all & ~(extra & -extra);
                if (reportDigit(position, steps, Integer.numberOfTrailingZeros(extra) + 1)) {
                    return true;
                }
            }
        }
        // Extra digits are in one or two cells.
        return Integer.bitCount(many) <= size && findWide(position, steps, size);
    }

    private boolean findWide(Position position, Steps steps, int size) {
        for (int i = 0; i < cells.length; i++) {
            for (int j = i; j < cells.length; j++) {
                digits = 0;
                for (int k = 0; k < cells.length; k++) {
                    digits |= k == i || k == j ? 0 : position.candidates(cells[k]);
                }
                if (Integer.bitCount(digits) == size
                        && (position.candidates(cells[i]) & ~digits) != 0
                        && (position.candidates(cells[j]) & ~digits) != 0
                        && (i == j
                                ? reportCell(position, steps, cells[i])
                                : findHouses(position, steps, cells[i], cells[j]))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Type 1. */
    private boolean reportCell(Position position, Steps steps, int wide) {
        if (!steps.begin(types[0])) {
            return false;
        }
        steps.removeAll(wide, digits);
        if (steps.explains()) {
            explain(position, steps);
        }
        return steps.end();
    }

    /** Type 2. */
    private boolean reportDigit(Position position, Steps steps, int extra) {
        removed.set(position.cells(extra));
        for (int cell : cells) {
            if (position.has(cell, extra)) {
                removed.and(layout.peers(cell));
            }
        }
        if (removed.isEmpty() || !steps.begin(types[1])) {
            return false;
        }
        steps.remove(removed, extra);
        if (steps.explains()) {
            explain(position, steps);
        }
        return steps.end();
    }

    /** Types 3 and 4. */
    private boolean findHouses(Position position, Steps steps, int one, int other) {
        for (int i = 0; i < layout.houseCount(one); i++) {
            int house = layout.houseOf(one, i);
            if (layout.house(house).contains(other)
                    && (findBound(position, steps, house, one, other)
                            || findSubset(position, steps, house, one, other))) {
                return true;
            }
        }
        return false;
    }

    private boolean findBound(Position position, Steps steps, int house, int one, int other) {
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int bound = Integer.numberOfTrailingZeros(rest) + 1;
            boolean isBound =
                    position.count(house, bound) == 2 && position.has(one, bound) && position.has(other, bound);
            if (isBound && steps.begin(types[3])) {
                int lost = digits & ~(1 << (bound - 1));
                steps.removeAll(one, lost);
                steps.removeAll(other, lost);
                if (steps.explains()) {
                    explain(position, steps);
                    explainHouse(steps, house);
                    steps.arg("bound", new Subject.OfDigit(bound));
                    steps.argDigits("lost", lost);
                }
                if (steps.end()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Subsets that count the two cells as one with their extra digits. */
    private boolean findSubset(Position position, Steps steps, int house, int one, int other) {
        int extra = (position.candidates(one) | position.candidates(other)) & ~digits;
        int free = 0;
        for (int rest = position.emptyPlaces(house); rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            free |= cell == one || cell == other ? 0 : rest & -rest;
        }
        // All choices of places, as the submasks of those that are free.
        for (int chosen = free & -free; chosen != 0 && steps.wants(types[2]); chosen = (chosen - free) & free) {
            int size = Integer.bitCount(chosen);
            int taken = size < LARGEST_SUBSET ? union(position, house, chosen) | extra : 0;
            if (Integer.bitCount(taken) == size + 1
                    && (union(position, house, free & ~chosen) & taken) != 0
                    && reportSubset(position, steps, house, taken, chosen, free & ~chosen)) {
                return true;
            }
        }
        return false;
    }

    private int union(Position position, int house, int places) {
        int union = 0;
        for (int rest = places; rest != 0; rest &= rest - 1) {
            union |= position.candidates(layout.cell(house, Integer.numberOfTrailingZeros(rest)));
        }
        return union;
    }

    private boolean reportSubset(Position position, Steps steps, int house, int taken, int chosen, int others) {
        steps.begin(types[2]);
        steps.removeFrom(house, others, taken);
        if (steps.explains()) {
            explain(position, steps);
            explainHouse(steps, house);
            CellSet subset = layout.cells(house, chosen);
            for (int cell = subset.first(); cell >= 0; cell = subset.next(cell)) {
                steps.markDigits(Role.BASE, cell, taken);
            }
            steps.markCells(Role.BASE, subset);
            steps.argCells("set", subset);
            steps.argDigits("set-digits", taken);
        }
        return steps.end();
    }

    private void explainHouse(Steps steps, int house) {
        steps.markHouse(Role.BASE, house);
        steps.arg("house", new Subject.OfHouse(house));
    }

    private void explain(Position position, Steps steps) {
        explain(position, steps, cells, digits);
    }

    /** Tells of cells that must not be left with some digits, given as bits, and of those that have others too. */
    static void explain(Position position, Steps steps, int[] cells, int digits) {
        List<Integer> wide = new ArrayList<>();
        int extra = 0;
        for (int cell : cells) {
            int more = position.candidates(cell) & ~digits;
            if (more != 0) {
                wide.add(cell);
                extra |= more;
            }
            steps.markCell(Role.CORNER, cell, digits);
            steps.markDigits(Role.EXTRA, cell, ~digits);
        }
        steps.arg("cells", Subject.OfCells.of(cells));
        steps.argDigits("digits", digits);
        steps.arg("corners", new Subject.OfCells(wide));
        steps.argDigits("extra", extra);
    }
}
