package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Role;
import io.shudu.logic.step.Subject;
import io.shudu.logic.step.TechniqueId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * If each empty cell had two candidates, and each digit two places in each house, there would be no solution or
 * several: a bivalue universal grave. Where only a few extra candidates save a position from that, one of them is true.
 * It holds only for puzzles with one solution.
 *
 * <ul>
 *   <li>Type 1: all extra candidates are in one cell, which loses the others.
 *   <li>Type 2: all extra candidates are the same digit; who sees all of them loses it.
 *   <li>Type 3: the extra candidates form a naked subset with other cells of a house.
 *   <li>Type 4: two cells have extra candidates and must share another digit between them; each keeps that digit and
 *       its extra ones.
 * </ul>
 *
 * <p>What HoDoKu calls BUG+1 is type 1 with one extra candidate. Two of them in one cell count only for those who look
 * for the other types too, as Sudoku Explainer does.
 */
public final class BivalueGraves implements Technique {
    /** The largest subset of type 3. */
    private static final int MAX_SUBSET = 6;

    private final Layout layout;
    private final int[] houses;
    /** The cells with extra candidates, in the order of the board. */
    private final int[] cells;

    private int cellCount;
    /** For each cell, its extra candidates. */
    private final int[] extra;

    private int allExtra;
    private final CellSet seen;
    /** For type 3: cells of the house in hand that may join, and those that have joined. */
    private final int[] joiners;

    private int joinerCount;
    private final int[] joined;

    /** All types. */
    public BivalueGraves(Setup setup) {
        layout = setup.layout();
        houses = layout.boxesFirst();
        cells = new int[layout.cellCount()];
        extra = new int[layout.cellCount()];
        seen = layout.noCells();
        joiners = new int[layout.side()];
        joined = new int[MAX_SUBSET];
    }

    @Override
    public void find(Position position, Steps steps) {
        if (!collect(position)
                || (!wantsMore(steps) && (cellCount != 1 || position.count(cells[0]) != 3))
                || !findExtra(position)
                || !isGrave(position)) {
            return;
        }
        if (cellCount == 1) {
            reportCell(position, steps);
        } else if (Integer.bitCount(allExtra) == 1) {
            if (!reportDigit(position, steps) && cellCount == 2) {
                reportShared(position, steps);
            }
        } else if (cellCount != 2 || !reportShared(position, steps)) {
            for (int size = 2; size <= MAX_SUBSET; size++) {
                if (reportSubsets(position, steps, size)) {
                    return;
                }
            }
        }
    }

    private static boolean wantsMore(Steps steps) {
        return steps.wants(TechniqueId.BUG_2) || steps.wants(TechniqueId.BUG_3) || steps.wants(TechniqueId.BUG_4);
    }

    /** Collects the cells with extra candidates. False if there are none, or too many to be seen from one cell. */
    private boolean collect(Position position) {
        cellCount = 0;
        CellSet empty = position.empty();
        for (int cell = empty.first(); cell >= 0; cell = empty.next(cell)) {
            int count = position.count(cell);
            if (count < 2) {
                return false;
            }
            if (count > 2) {
                if (cellCount == 0) {
                    seen.set(layout.peers(cell));
                } else {
                    seen.and(layout.peers(cell));
                }
                if (seen.isEmpty()) {
                    return false;
                }
                cells[cellCount++] = cell;
            }
        }
        for (int i = 0; i < cellCount; i++) {
            seen.remove(cells[i]);
        }
        return cellCount > 0;
    }

    /** Finds which candidates are the extra ones, by the houses where a digit has other than two places. */
    private boolean findExtra(Position position) {
        Arrays.fill(extra, 0);
        allExtra = 0;
        int odd = 0;
        for (int house : houses) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                int count = position.count(house, digit);
                if (count == 0 || count == 2) {
                    continue;
                }
                odd |= 1 << (digit - 1);
                int wide = 0;
                int at = -1;
                for (int rest = position.places(house, digit); rest != 0; rest &= rest - 1) {
                    int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
                    if (position.count(cell) > 2) {
                        wide++;
                        at = cell;
                    }
                }
                if (wide == 0) {
                    return false;
                }
                // If several could be the extra one, another house may tell.
                if (wide == 1) {
                    extra[at] |= 1 << (digit - 1);
                    allExtra |= 1 << (digit - 1);
                }
            }
        }
        for (int i = 0; i < cellCount && (odd & odd - 1) == 0; i++) {
            extra[cells[i]] |= odd & position.candidates(cells[i]);
        }
        return allExtra != 0;
    }

    /** Whether the position would be a grave without the extra candidates. */
    private boolean isGrave(Position position) {
        for (int i = 0; i < cellCount; i++) {
            if (Integer.bitCount(position.candidates(cells[i]) & ~extra[cells[i]]) != 2) {
                return false;
            }
        }
        for (int house : houses) {
            for (int digit = 1; digit <= layout.side(); digit++) {
                int count = position.count(house, digit);
                for (int i = 0; count > 2 && i < cellCount; i++) {
                    boolean isExtra = (extra[cells[i]] & 1 << (digit - 1)) != 0;
                    count -= isExtra && layout.house(house).contains(cells[i]) ? 1 : 0;
                }
                if (count != 0 && count != 2) {
                    return false;
                }
            }
        }
        return true;
    }

    private void reportCell(Position position, Steps steps) {
        if (steps.begin(TechniqueId.BUG_1)) {
            steps.removeAll(cells[0], position.candidates(cells[0]) & ~extra[cells[0]]);
            if (steps.explains()) {
                explain(steps);
            }
            steps.end();
        }
    }

    private boolean reportDigit(Position position, Steps steps) {
        int digit = Integer.numberOfTrailingZeros(allExtra) + 1;
        if (!seen.meets(position.cells(digit)) || !steps.begin(TechniqueId.BUG_2)) {
            return false;
        }
        steps.remove(seen, digit);
        if (steps.explains()) {
            explain(steps);
        }
        return steps.end();
    }

    private boolean reportShared(Position position, Steps steps) {
        int shared = position.candidates(cells[0]) & position.candidates(cells[1]) & ~allExtra;
        if (Integer.bitCount(shared) != 1) {
            return false;
        }
        for (int house : houses) {
            if (layout.house(house).contains(cells[0])
                    && layout.house(house).contains(cells[1])
                    && steps.begin(TechniqueId.BUG_4)) {
                for (int i = 0; i < 2; i++) {
                    steps.removeAll(cells[i], position.candidates(cells[i]) & ~extra[cells[i]] & ~shared);
                }
                if (steps.explains()) {
                    explain(steps);
                    steps.markHouse(Role.BASE, house);
                    steps.arg("house", new Subject.OfHouse(house));
                    steps.arg("shared", new Subject.OfDigit(Integer.numberOfTrailingZeros(shared) + 1));
                }
                // The other houses that they share would give the same step.
                return steps.end();
            }
        }
        return false;
    }

    private boolean reportSubsets(Position position, Steps steps, int size) {
        for (int house : houses) {
            boolean shared = true;
            for (int i = 0; shared && i < cellCount; i++) {
                shared = layout.house(house).contains(cells[i]);
            }
            if (shared) {
                joinerCount = 0;
                for (int rest = position.emptyPlaces(house); rest != 0; rest &= rest - 1) {
                    int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
                    if (seen.contains(cell)) {
                        joiners[joinerCount++] = cell;
                    }
                }
                if (choose(position, steps, house, size, size - 1, joinerCount, 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Chooses cells from below a bound, the highest one first; so the order is that of the masks as numbers. */
    private boolean choose(Position position, Steps steps, int house, int size, int missing, int bound, int digits) {
        for (int i = missing - 1; i < bound; i++) {
            int union = digits | position.candidates(joiners[i]);
            if (Integer.bitCount(union | allExtra) > size) {
                continue;
            }
            joined[missing - 1] = joiners[i];
            if (missing > 1) {
                if (choose(position, steps, house, size, missing - 1, i, union)) {
                    return true;
                }
            } else if (Integer.bitCount(union) == size && reportSubset(position, steps, house, size, union)) {
                return true;
            }
        }
        return false;
    }

    private boolean reportSubset(Position position, Steps steps, int house, int size, int digits) {
        if (!steps.begin(TechniqueId.BUG_3)) {
            return false;
        }
        for (int i = 0; i < joinerCount; i++) {
            boolean isJoined = false;
            for (int j = 0; j < size - 1; j++) {
                isJoined |= joined[j] == joiners[i];
            }
            if (!isJoined) {
                steps.removeAll(joiners[i], position.candidates(joiners[i]) & digits);
            }
        }
        if (steps.explains()) {
            explain(steps);
            int[] set = Arrays.copyOf(joined, size - 1);
            for (int cell : set) {
                steps.mark(Role.BASE, new Subject.OfCell(cell));
            }
            steps.markHouse(Role.BASE, house);
            steps.arg("house", new Subject.OfHouse(house));
            steps.arg("set", Subject.OfCells.of(set));
            steps.arg("set-digits", Subject.OfDigits.of(digits));
        }
        return steps.end();
    }

    private void explain(Steps steps) {
        List<Candidate> extras = new ArrayList<>();
        for (int i = 0; i < cellCount; i++) {
            steps.mark(Role.CORNER, new Subject.OfCell(cells[i]));
            for (int rest = extra[cells[i]]; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest) + 1;
                steps.markCandidate(Role.EXTRA, cells[i], digit);
                extras.add(new Candidate(cells[i], digit));
            }
        }
        steps.arg("cells", Subject.OfCells.of(Arrays.copyOf(cells, cellCount)));
        steps.arg("extra", Subject.OfDigits.of(allExtra));
        steps.arg("extras", new Subject.OfCandidates(extras));
    }
}
