package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;

/**
 * Two or three cells are seen by others that have few candidates, the excluders. Digits for the cells that would leave
 * an excluder without a candidate, or that are equal in cells that see each other, do not go together. A candidate that
 * goes together with no digits of the other cells is false.
 *
 * <p>Order and limits are those of Sudoku Explainer: an excluder has no more candidates than there are cells, and it
 * takes two of them; of three cells, the third is itself an excluder of one of the others; cells that see a naked
 * single are left out.
 */
public final class AlignedExclusions implements Technique {
    private final Layout layout;
    private final TechniqueId id;
    private final int size;
    private final int[] bases;
    private int baseCount;
    private final CellSet isBase;
    private final CellSet few;
    private final CellSet[] excluders;
    private final CellSet thirds;
    private final CellSet common;
    private final int[] masks;
    private int maskCount;

    private final int[] cells;
    private final int[] chosen;
    private final int[] possible;

    /** Exclusions of so many cells. */
    public AlignedExclusions(Setup setup, TechniqueId id, int size) {
        layout = setup.layout();
        this.id = id;
        this.size = size;
        bases = new int[layout.cellCount()];
        isBase = layout.noCells();
        few = layout.noCells();
        excluders = new CellSet[layout.cellCount()];
        for (int cell = 0; cell < excluders.length; cell++) {
            excluders[cell] = layout.noCells();
        }
        thirds = layout.noCells();
        common = layout.noCells();
        masks = new int[layout.cellCount()];
        cells = new int[size];
        chosen = new int[size];
        possible = new int[size];
    }

    @Override
    public void find(Position position, Steps steps) {
        collectBases(position);
        for (int i = 1; i < baseCount; i++) {
            for (int j = 0; j < i; j++) {
                cells[0] = bases[j];
                cells[1] = bases[i];
                common.setAnd(excluders[cells[0]], excluders[cells[1]]);
                if (common.size() >= 2 && (size == 2 ? check(position, steps) : findThird(position, steps))) {
                    return;
                }
            }
        }
    }

    private void collectBases(Position position) {
        CellSet empty = position.empty();
        few.clear();
        isBase.clear();
        baseCount = 0;
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            if (position.count(cell) <= size) {
                few.add(cell);
            }
        }
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            excluders[cell].setAnd(layout.peers(cell), few);
            if (position.count(cell) > 1 && !excluders[cell].isEmpty() && !seesSingle(position, cell)) {
                isBase.add(cell);
                bases[baseCount++] = cell;
            }
        }
    }

    private boolean seesSingle(Position position, int base) {
        CellSet seen = excluders[base];
        for (int cell = seen.first(); cell >= 0; cell = seen.next(cell)) {
            if (position.count(cell) == 1) {
                return true;
            }
        }
        return false;
    }

    private boolean findThird(Position position, Steps steps) {
        return findThird(position, steps, cells[0], -1) || findThird(position, steps, cells[1], cells[0]);
    }

    /** Tries the excluders of a cell, apart from those of another, as third cell. */
    private boolean findThird(Position position, Steps steps, int of, int done) {
        thirds.setAnd(excluders[of], isBase);
        if (done >= 0) {
            thirds.minus(excluders[done]);
        }
        thirds.remove(cells[0]).remove(cells[1]);
        for (int third = thirds.first(); third >= 0; third = thirds.next(third)) {
            cells[2] = third;
            common.setAnd(excluders[cells[0]], excluders[cells[1]]).and(excluders[third]);
            if (common.size() >= 2 && check(position, steps)) {
                return true;
            }
        }
        return false;
    }

    private boolean check(Position position, Steps steps) {
        maskCount = 0;
        for (int cell = common.first(); cell >= 0; cell = common.next(cell)) {
            masks[maskCount++] = position.candidates(cell);
        }
        boolean all = true;
        for (int i = 0; i < size; i++) {
            possible[i] = 0;
        }
        combine(position, 0, 0);
        for (int i = 0; i < size; i++) {
            all &= possible[i] == position.candidates(cells[i]);
        }
        return !all && report(position, steps);
    }

    /** Notes which digits of the cells go together, from a cell on; true if the rest of the cells can be filled. */
    private boolean combine(Position position, int index, int used) {
        int digits = position.candidates(cells[index]);
        for (int i = 0; i < index; i++) {
            if (layout.sees(cells[i], cells[index])) {
                digits &= ~chosen[i];
            }
        }
        if (index == size - 1) {
            digits &= ~excluded(used);
            possible[index] |= digits;
            return digits != 0;
        }
        boolean some = false;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            chosen[index] = rest & -rest;
            if (combine(position, index + 1, used | chosen[index])) {
                possible[index] |= rest & -rest;
                some = true;
            }
        }
        return some;
    }

    /** The digits that would take the last candidate of an excluder after others were used. */
    private int excluded(int used) {
        int excluded = 0;
        for (int i = 0; i < maskCount; i++) {
            int left = masks[i] & ~used;
            if ((left & left - 1) == 0) {
                excluded |= left == 0 ? -1 : left;
            }
        }
        return excluded;
    }

    private boolean report(Position position, Steps steps) {
        if (!steps.begin(id)) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            steps.removeAll(cells[i], position.candidates(cells[i]) & ~possible[i]);
        }
        if (!steps.wantsOne() && steps.repeats()) {
            return false;
        }
        if (steps.explains()) {
            explain(position, steps);
        }
        return steps.end();
    }

    private void explain(Position position, Steps steps) {
        CellSet base = layout.noCells();
        for (int i = 0; i < size; i++) {
            base.add(cells[i]);
            for (int rest = position.candidates(cells[i]) & possible[i]; rest != 0; rest &= rest - 1) {
                steps.markCandidate(Role.BASE, cells[i], Integer.numberOfTrailingZeros(rest) + 1);
            }
        }
        CellSet needed = layout.noCells();
        need(position, needed, 0, 0, false);
        steps.markCells(Role.BASE, base);
        steps.markCells(Role.SECOND, needed);
        for (int cell = needed.first(); cell >= 0; cell = needed.next(cell)) {
            for (int rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
                steps.markCandidate(Role.SECOND, cell, Integer.numberOfTrailingZeros(rest) + 1);
            }
        }
        steps.arg("cells", new Subject.OfCells(SetStory.list(base)));
        steps.arg("excluders", new Subject.OfCells(SetStory.list(needed)));
    }

    /** Collects the excluders that forbid what a false candidate would go together with, the first for each. */
    private void need(Position position, CellSet needed, int index, int used, boolean isFalse) {
        if (index == size) {
            for (int cell = common.first(); isFalse && cell >= 0; cell = common.next(cell)) {
                if ((position.candidates(cell) & ~used) == 0) {
                    needed.add(cell);
                    return;
                }
            }
            return;
        }
        int digits = position.candidates(cells[index]);
        for (int i = 0; i < index; i++) {
            if (layout.sees(cells[i], cells[index])) {
                digits &= ~chosen[i];
            }
        }
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            chosen[index] = rest & -rest;
            need(position, needed, index + 1, used | chosen[index], isFalse || (rest & -rest & ~possible[index]) != 0);
        }
    }
}
