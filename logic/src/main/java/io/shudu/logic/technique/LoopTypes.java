package io.shudu.logic.technique;

import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import java.util.Arrays;
import java.util.List;

/** What a unique loop can be used for. */
final class LoopTypes {
    /** The largest subset of type 3. */
    private static final int MAX_SUBSET = 7;

    private final Layout layout;
    private final int[] boxesFirst;
    private final CellSet seen;
    /** For type 3: places or digits to choose from. */
    private final int[] choices;

    // The loop in hand.
    private int[] loop = {};
    private int pair;
    private int[] wide = {};
    private int extra;
    private List<LoopStep> found = List.of();

    LoopTypes(Layout layout) {
        this.layout = layout;
        boxesFirst = layout.boxesFirst();
        seen = layout.noCells();
        choices = new int[layout.side()];
    }

    /** Adds all steps of a loop, which starts in a cell with the bare pair. */
    void find(Position position, int[] cells, int length, List<LoopStep> result) {
        loop = Arrays.copyOf(cells, length);
        found = result;
        pair = position.candidates(loop[0]);
        int[] wideCells = new int[length];
        int count = 0;
        extra = 0;
        for (int cell : loop) {
            if (position.candidates(cell) != pair) {
                wideCells[count++] = cell;
                extra |= position.candidates(cell) & ~pair;
            }
        }
        wide = Arrays.copyOf(wideCells, count);
        if (count == 1) {
            add(LoopStep.Kind.ONE_CELL, 0, -1, 0, pair);
        } else if (count > 1 && Integer.bitCount(extra) == 1) {
            findExtraDigit(position);
        } else if (count == 2) {
            findSubsets(position);
        }
        if (count == 2) {
            findLocked(position);
        }
    }

    private void add(LoopStep.Kind kind, int bonus, int house, int places, int digits) {
        found.add(new LoopStep(kind, bonus, loop, pair, wide, house, places, digits));
    }

    private void findExtraDigit(Position position) {
        seen.set(position.cells(Integer.numberOfTrailingZeros(extra) + 1));
        for (int cell : wide) {
            seen.and(layout.peers(cell));
        }
        if (!seen.isEmpty()) {
            add(LoopStep.Kind.ONE_DIGIT, 0, -1, 0, extra);
        }
    }

    /** Type 4. Of several houses the last one counts, and the lower digit is asked for first. */
    private void findLocked(Position position) {
        int low = pair & -pair;
        for (int bound = low; bound != 0; bound = bound == low ? pair ^ low : 0) {
            int last = -1;
            for (int house : boxesFirst) {
                if (isShared(house) && position.count(house, Integer.numberOfTrailingZeros(bound) + 1) == 2) {
                    last = house;
                }
            }
            if (last >= 0) {
                add(LoopStep.Kind.BOUND, 0, last, 0, bound);
                return;
            }
        }
    }

    private boolean isShared(int house) {
        return layout.house(house).contains(wide[0]) && layout.house(house).contains(wide[1]);
    }

    private void findSubsets(Position position) {
        for (int size = 2; size <= Math.min(MAX_SUBSET, layout.side() - 2); size++) {
            for (int house : boxesFirst) {
                if (isShared(house)) {
                    int empty = Integer.bitCount(position.emptyPlaces(house));
                    if (2 * size <= empty && size >= Integer.bitCount(extra)) {
                        findNaked(position, house, size);
                    }
                    if (2 * size < empty) {
                        findHidden(position, house, size);
                    }
                }
            }
        }
    }

    private void findNaked(Position position, int house, int size) {
        int count = 0;
        for (int rest = position.emptyPlaces(house); rest != 0; rest &= rest - 1) {
            int place = Integer.numberOfTrailingZeros(rest);
            int cell = layout.cell(house, place);
            int candidates = position.count(cell);
            if (cell != wide[0] && cell != wide[1] && candidates > 1 && candidates <= size) {
                choices[count++] = place;
            }
        }
        chooseCells(position, house, size, size - 1, count, 0, 0);
    }

    /** Chooses cells from below a bound, the highest one first; so the order is that of the masks as numbers. */
    private void chooseCells(Position position, int house, int size, int missing, int bound, int subset, int digits) {
        if (missing == 0) {
            int common = extra & position.candidates(wide[0]) & position.candidates(wide[1]);
            if (Integer.bitCount(digits | extra) == size
                    && (digits | common) == (digits | extra)
                    && nakedLoses(position, house, subset, digits | extra)) {
                add(LoopStep.Kind.NAKED_SUBSET, size - 1, house, subset, digits | extra);
            }
            return;
        }
        for (int i = missing - 1; i < bound; i++) {
            int union = digits | position.candidates(layout.cell(house, choices[i]));
            if (Integer.bitCount(union | extra) <= size) {
                chooseCells(position, house, size, missing - 1, i, subset | 1 << choices[i], union);
            }
        }
    }

    private boolean nakedLoses(Position position, int house, int subset, int digits) {
        for (int rest = position.emptyPlaces(house) & ~subset; rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            if (cell != wide[0] && cell != wide[1] && (position.candidates(cell) & digits) != 0) {
                return true;
            }
        }
        return false;
    }

    private void findHidden(Position position, int house, int size) {
        int count = 0;
        for (int digit = 1; digit <= layout.side(); digit++) {
            int places = position.count(house, digit);
            if (((pair | extra) & 1 << (digit - 1)) == 0 && places > 0 && places <= size) {
                choices[count++] = digit;
            }
        }
        int places = position.places(house, Integer.numberOfTrailingZeros(pair) + 1)
                | position.places(house, Integer.SIZE - Integer.numberOfLeadingZeros(pair));
        if (layout.side() - 2 > Integer.bitCount(extra)) {
            chooseDigits(position, house, size, size - 2, count, pair, places);
        }
    }

    private void chooseDigits(Position position, int house, int size, int missing, int bound, int digits, int places) {
        // One of the wide cells takes no digit of the subset.
        if (Integer.bitCount(places) > size + 1) {
            return;
        }
        if (missing == 0) {
            if (Integer.bitCount(places) == size + 1 && hiddenLoses(position, house, digits, places)) {
                add(LoopStep.Kind.HIDDEN_SUBSET, size - 2, house, places, digits);
            }
            return;
        }
        for (int i = missing - 1; i < bound; i++) {
            int bit = 1 << (choices[i] - 1);
            chooseDigits(
                    position, house, size, missing - 1, i, digits | bit, places | position.places(house, choices[i]));
        }
    }

    private boolean hiddenLoses(Position position, int house, int digits, int places) {
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int cell = layout.cell(house, Integer.numberOfTrailingZeros(rest));
            if (cell != wide[0] && cell != wide[1] && (position.candidates(cell) & ~digits) != 0) {
                return true;
            }
        }
        return false;
    }
}
