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
    /** For each cell the cells with few candidates that see it. */
    private final CellSet[] excluders;

    private final CellSet once;
    private final CellSet twice;

    /** The cells in hand, their candidates, and which of these were found possible. */
    private final int[] cells;

    private final int[] candidates;
    private final int[] possible;
    /** The excluders of the first two cells. */
    private final CellSet common;

    private final int[] pair;
    private int pairCount;
    /** The excluders of all cells: those that these can use up. */
    private final int[] useful;

    private int usefulCount;

    /** Exclusions of so many cells. */
    public AlignedExclusions(Setup setup, TechniqueId id, int size) {
        layout = setup.layout();
        this.id = id;
        this.size = size;
        bases = new int[layout.cellCount()];
        isBase = layout.noCells();
        few = layout.noCells();
        excluders = layout.noCells(layout.cellCount());
        once = layout.noCells();
        twice = layout.noCells();
        cells = new int[size];
        candidates = new int[size];
        possible = new int[size];
        common = layout.noCells();
        pair = new int[layout.cellCount()];
        useful = new int[layout.cellCount()];
    }

    @Override
    public void find(Position position, Steps steps) {
        collectBases(position);
        for (int i = 1; i < baseCount; i++) {
            for (int j = 0; j < i; j++) {
                common.setAnd(excluders[bases[j]], excluders[bases[i]]);
                if (common.size() >= 2) {
                    take(position, 0, bases[j]);
                    take(position, 1, bases[i]);
                    pairCount = 0;
                    for (int cell = common.first(); cell >= 0; cell = common.next(cell)) {
                        pair[pairCount++] = cell;
                    }
                    if (size == 2 ? check(position, steps) : findThird(position, steps)) {
                        return;
                    }
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

    private void take(Position position, int index, int cell) {
        cells[index] = cell;
        candidates[index] = position.candidates(cell);
    }

    /**
     * Tries as third cell what two excluders of the pair see: first excluders of the first cell, then of the second.
     */
    private boolean findThird(Position position, Steps steps) {
        once.clear();
        twice.clear();
        for (int i = 0; i < pairCount; i++) {
            CellSet seen = layout.peers(pair[i]);
            twice.or(common.setAnd(once, seen));
            once.or(seen);
        }
        twice.and(isBase).remove(cells[0]).remove(cells[1]);
        return tryThirds(position, steps, common.setAnd(twice, excluders[cells[0]]))
                || tryThirds(
                        position,
                        steps,
                        common.setAnd(twice, excluders[cells[1]]).minus(excluders[cells[0]]));
    }

    private boolean tryThirds(Position position, Steps steps, CellSet thirds) {
        for (int third = thirds.first(); third >= 0; third = thirds.next(third)) {
            if (!isKnown(third)) {
                take(position, 2, third);
                if (check(position, steps)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the three cells were met before: another of them was the third of an earlier pair. */
    private boolean isKnown(int third) {
        return (third < cells[1] && isThird(cells[1], cells[0], third))
                || (third < cells[0] && isThird(cells[0], third, cells[1]));
    }

    private boolean isThird(int third, int one, int other) {
        return excluders[one].contains(third) || excluders[other].contains(third);
    }

    private boolean check(Position position, Steps steps) {
        int all = 0;
        for (int i = 0; i < size; i++) {
            all |= candidates[i];
            possible[i] = 0;
        }
        usefulCount = 0;
        for (int i = 0; i < pairCount; i++) {
            if ((position.candidates(pair[i]) & ~all) == 0 && (size == 2 || layout.sees(cells[2], pair[i]))) {
                useful[usefulCount++] = pair[i];
            }
        }
        combine(position);
        for (int i = 0; i < size; i++) {
            if (possible[i] != candidates[i]) {
                return report(position, steps);
            }
        }
        return false;
    }

    /** Notes which digits of the cells go together. What is known to be possible is not asked for again. */
    private void combine(Position position) {
        for (int rest = candidates[0]; rest != 0; rest &= rest - 1) {
            int first = rest & -rest;
            int others = layout.sees(cells[0], cells[1]) ? candidates[1] & ~first : candidates[1];
            if (size == 2) {
                note(others & ~excluded(position, first), first, 0);
            } else {
                for (int second = others; second != 0; second &= second - 1) {
                    combine(position, first, second & -second);
                }
            }
        }
    }

    private void combine(Position position, int first, int second) {
        if ((possible[0] & first) != 0 && (possible[1] & second) != 0 && possible[2] == candidates[2]) {
            return;
        }
        int third = candidates[2];
        if (layout.sees(cells[0], cells[2])) {
            third &= ~first;
        }
        if (layout.sees(cells[1], cells[2])) {
            third &= ~second;
        }
        note(third & ~excluded(position, first | second), first, second);
    }

    /** Digits of the last cell go together with those of the cells before it. */
    private void note(int last, int first, int second) {
        if (last != 0) {
            possible[0] |= first;
            possible[1] |= second;
            possible[size - 1] |= last;
        }
    }

    /** The digits that would take the last candidate of an excluder after others were used. */
    private int excluded(Position position, int used) {
        int excluded = 0;
        for (int i = 0; i < usefulCount; i++) {
            int left = position.candidates(useful[i]) & ~used;
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
            steps.removeAll(cells[i], candidates[i] & ~possible[i]);
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
        for (int i = 0; i < size; i++) {
            steps.markCell(Role.BASE, cells[i], possible[i]);
        }
        CellSet needed = layout.noCells();
        need(position, needed, 0, new int[size], false);
        int number = 0;
        for (int cell = needed.first(); cell >= 0; cell = needed.next(cell)) {
            number++;
            steps.markCell(Role.SECOND, cell, -1);
            steps.arg("excluder" + number, new Subject.OfCell(cell));
            steps.arg("only" + number, Subject.OfDigits.of(position.candidates(cell)));
        }
        steps.arg("cells", Subject.OfCells.of(cells));
        if (!needed.isEmpty()) {
            steps.argCells("excluders", needed);
        }
    }

    /** Collects the excluders that forbid what a false candidate would go together with, the first for each. */
    private void need(Position position, CellSet needed, int index, int[] chosen, boolean isFalse) {
        if (index == size) {
            int used = 0;
            for (int digit : chosen) {
                used |= digit;
            }
            for (int i = 0; isFalse && i < usefulCount; i++) {
                if ((position.candidates(useful[i]) & ~used) == 0) {
                    needed.add(useful[i]);
                    return;
                }
            }
            return;
        }
        int digits = candidates[index];
        for (int i = 0; i < index; i++) {
            if (layout.sees(cells[i], cells[index])) {
                digits &= ~chosen[i];
            }
        }
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            chosen[index] = rest & -rest;
            need(position, needed, index + 1, chosen, isFalse || (chosen[index] & ~possible[index]) != 0);
        }
    }
}
