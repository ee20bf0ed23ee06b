package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A loop of cells that have a pair of digits, in which each house has two neighbours or none, must not be left with
 * nothing but the pair: it could be filled in two ways. It is a unique rectangle with more corners, and the types are
 * named alike; they hold only for puzzles with one solution.
 *
 * <ul>
 *   <li>Type 1: one cell has more candidates; it loses the pair.
 *   <li>Type 2: some cells have the same extra digit; who sees all of them loses it.
 *   <li>Type 3: the extra digits of two cells form a subset with other cells of a house, naked or hidden.
 *   <li>Type 4: one digit of the pair must be in one of two cells of a house, which lose the other digit.
 * </ul>
 *
 * <p>The order is that of Sudoku Explainer: the easiest first, that is short loops and small subsets, then by type.
 * Loops of four cells are reported as unique rectangles, with the numbers of these types, to those who want them from
 * here.
 */
public final class UniqueLoops implements Technique {
    /** Bounds the search on large or strange boards. */
    private static final int MAX_NODES = 200_000;

    private static final TechniqueId[] LOOPS = {
        TechniqueId.UNIQUE_LOOP_1, TechniqueId.UNIQUE_LOOP_2, TechniqueId.UNIQUE_LOOP_3, TechniqueId.UNIQUE_LOOP_4
    };
    private static final TechniqueId[] RECTANGLES = {
        TechniqueId.UNIQUE_RECTANGLE_1,
        TechniqueId.UNIQUE_RECTANGLE_2,
        TechniqueId.UNIQUE_RECTANGLE_3,
        TechniqueId.UNIQUE_RECTANGLE_4
    };
    private static final Comparator<LoopStep> EASIEST_FIRST =
            Comparator.comparingDouble(LoopStep::difficulty).thenComparingInt(LoopStep::type);

    private final Layout layout;
    /** For each cell its houses: boxes first, then rows, columns and others. */
    private final int[][] housesOf;
    /** The cells that have the pair. */
    private final CellSet pairCells;

    private final CellSet scratch;
    /** The loop in hand: its cells, and for each house which parities have been there, as bits 0 and 1. */
    private final int[] loop;

    private final int[] parities;
    /** Number of houses where the loop has one cell. */
    private int open;

    private int nodes;
    private final List<CellSet> loopsFromStart = new ArrayList<>();
    private final LoopTypes types;
    private final List<LoopStep> found = new ArrayList<>();

    /** All types. */
    public UniqueLoops(Setup setup) {
        layout = setup.layout();
        housesOf = new int[layout.cellCount()][];
        for (int cell = 0; cell < housesOf.length; cell++) {
            housesOf[cell] = new int[layout.houseCount(cell)];
            int count = 0;
            for (int house : layout.boxesFirst()) {
                if (layout.house(house).contains(cell)) {
                    housesOf[cell][count++] = house;
                }
            }
        }
        pairCells = layout.noCells();
        scratch = layout.noCells();
        loop = new int[layout.cellCount()];
        parities = new int[layout.houseCount()];
        types = new LoopTypes(layout);
    }

    @Override
    public void find(Position position, Steps steps) {
        boolean wantsRectangles = wantsAny(steps, RECTANGLES);
        if (!wantsRectangles && !wantsAny(steps, LOOPS)) {
            return;
        }
        found.clear();
        nodes = 0;
        CellSet empty = position.empty();
        for (int start = empty.first(); start >= 0; start = empty.next(start)) {
            int pair = position.candidates(start);
            if (Integer.bitCount(pair) != 2) {
                continue;
            }
            pairCells
                    .set(position.cells(Integer.numberOfTrailingZeros(pair) + 1))
                    .and(position.cells(Integer.SIZE - Integer.numberOfLeadingZeros(pair)));
            if (isLonely(start)) {
                continue;
            }
            removeEarlierStarts(position, start, pair);
            removeLonely();
            if (pairCells.contains(start) && pairCells.size() >= (wantsRectangles ? 4 : 6)) {
                loopsFromStart.clear();
                extend(position, steps, start, 0, 2, 0);
            }
        }
        found.sort(EASIEST_FIRST);
        for (LoopStep step : found) {
            if (report(position, steps, step)) {
                return;
            }
        }
    }

    private static boolean wantsAny(Steps steps, TechniqueId[] ids) {
        for (TechniqueId id : ids) {
            if (steps.wants(id)) {
                return true;
            }
        }
        return false;
    }

    /** Loops through an earlier cell with the bare pair were found from there. */
    private void removeEarlierStarts(Position position, int start, int pair) {
        for (int cell = pairCells.first(); cell >= 0 && cell < start; cell = pairCells.next(cell)) {
            if (position.candidates(cell) == pair) {
                pairCells.remove(cell);
            }
        }
    }

    private void removeLonely() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int cell = pairCells.first(); cell >= 0; cell = pairCells.next(cell)) {
                if (isLonely(cell)) {
                    pairCells.remove(cell);
                    changed = true;
                }
            }
        }
    }

    /** In each of its houses a cell of a loop needs another one. */
    private boolean isLonely(int cell) {
        for (int house : housesOf[cell]) {
            if (scratch.setAnd(pairCells, layout.house(house)).size() == 1) {
                return true;
            }
        }
        return false;
    }

    /**
     * Adds a cell to the loop and looks on from there.
     *
     * @param wideLeft how many cells may still have extra digits of any kind
     * @param extra the extra digits so far
     */
    private void extend(Position position, Steps steps, int cell, int length, int wideLeft, int extra) {
        int bit = 1 << (length & 1);
        if (nodes++ > MAX_NODES || !enter(cell, bit)) {
            return;
        }
        loop[length] = cell;
        if (open == 0 && length >= 3) {
            if (layout.sees(cell, loop[0])) {
                close(position, steps, length + 1);
            }
        } else {
            pairCells.remove(cell);
            int pair = position.candidates(loop[0]);
            int[] houses = housesOf[cell];
            for (int i = 0; i < houses.length; i++) {
                // A house with both parities is complete.
                for (int j = 0; j < layout.side() && parities[houses[i]] == bit; j++) {
                    int next = layout.cell(houses[i], j);
                    if (!pairCells.contains(next) || wasTried(houses, i, next)) {
                        continue;
                    }
                    int others = position.candidates(next) & ~pair;
                    int allExtra = extra | others;
                    if (others == 0 || Integer.bitCount(allExtra) == 1 || wideLeft > 0) {
                        extend(position, steps, next, length + 1, others == 0 ? wideLeft : wideLeft - 1, allExtra);
                    }
                }
            }
            pairCells.add(cell);
        }
        leave(cell, bit);
    }

    /** Whether a cell is also in one of the houses before. */
    private boolean wasTried(int[] houses, int before, int cell) {
        for (int i = 0; i < before; i++) {
            if (layout.house(houses[i]).contains(cell)) {
                return true;
            }
        }
        return false;
    }

    private boolean enter(int cell, int bit) {
        for (int house : housesOf[cell]) {
            if ((parities[house] & bit) != 0) {
                return false;
            }
        }
        for (int house : housesOf[cell]) {
            open += parities[house] == 0 ? 1 : -1;
            parities[house] |= bit;
        }
        return true;
    }

    private void leave(int cell, int bit) {
        for (int house : housesOf[cell]) {
            parities[house] &= ~bit;
            open += parities[house] == 0 ? -1 : 1;
        }
    }

    private void close(Position position, Steps steps, int length) {
        if (length == 4 ? !wantsAny(steps, RECTANGLES) : !wantsAny(steps, LOOPS)) {
            return;
        }
        CellSet cells = layout.noCells();
        for (int i = 0; i < length; i++) {
            cells.add(loop[i]);
        }
        // Each loop is met in both directions.
        if (!loopsFromStart.contains(cells)) {
            loopsFromStart.add(cells);
            types.find(position, loop, length, found);
        }
    }

    private boolean report(Position position, Steps steps, LoopStep step) {
        TechniqueId id = (step.length() == 4 ? RECTANGLES : LOOPS)[step.type() - 1];
        if (!steps.begin(id)) {
            return false;
        }
        step.remove(layout, position, steps);
        if (steps.explains()) {
            step.explain(layout, position, steps);
        }
        return steps.end();
    }
}
