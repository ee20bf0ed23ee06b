package io.shudu.logic.position;

import io.shudu.core.grid.House;

/**
 * The ways to place a digit everywhere at once, called templates, and the candidates that are in none of them.
 *
 * <p>They are not listed. A candidate is cleared by one template that contains it, and such a template clears one
 * candidate in each row, so that a handful of them usually clears all.
 *
 * <p>Who fills all rows, and never twice a column or box, fills all columns and boxes too. Extra houses could be left
 * without the digit, so they are filled like rows.
 */
final class Templates {
    /** A search for one template that takes longer is given up; on a 9×9 board it never comes to that. */
    private static final int MAX_NODES = 2000;

    private final Layout layout;
    /** The houses to fill: the rows, and then the extra ones; none if there are too many of them. */
    private final int[] houses;
    /** For each cell the houses to fill that it fills, as bits. */
    private final int[] fills;

    /** For each depth of the search and each house to fill the places that are left, as bits. */
    private final int[] left;

    /** For each house to fill the places that are in some template, as bits. */
    private final int[] cleared;

    private final boolean hasExtra;
    private int nodes;

    Templates(Layout layout) {
        this.layout = layout;
        int[] toFill = layout.houses(House.Kind.ROW, House.Kind.EXTRA);
        boolean possible = layout.houses(House.Kind.ROW).length == layout.side() && toFill.length <= Integer.SIZE;
        houses = possible ? toFill : new int[0];
        fills = new int[layout.cellCount()];
        for (int i = 0; i < houses.length; i++) {
            for (int position = 0; position < layout.side(); position++) {
                fills[layout.cell(houses[i], position)] |= 1 << i;
            }
        }
        left = new int[(layout.side() + 1) * houses.length];
        cleared = new int[houses.length];
        hasExtra = houses.length > layout.side();
    }

    /** Sets the result to the candidates of a digit that are in no template, or perhaps in none. */
    void findSuspects(Position position, int digit, CellSet result) {
        result.set(position.cells(digit));
        int open = 0;
        for (int i = 0; i < houses.length; i++) {
            left[i] = position.places(houses[i], digit);
            cleared[i] = 0;
            open |= left[i] == 0 ? 0 : 1 << i;
        }
        for (int i = 0; i < houses.length && i < layout.side(); i++) {
            int failed = 0;
            for (int hope = left[i] & ~cleared[i]; hope != 0; hope = left[i] & ~cleared[i] & ~failed) {
                nodes = 0;
                if (!place(0, open, i, Integer.numberOfTrailingZeros(hope))) {
                    failed |= hope & -hope;
                }
            }
            for (int good = cleared[i]; good != 0; good &= good - 1) {
                result.remove(layout.cell(houses[i], Integer.numberOfTrailingZeros(good)));
            }
        }
    }

    /** Places the digit in a house and then in all open ones, and clears what it placed. False if that fails. */
    private boolean place(int depth, int open, int index, int place) {
        int cell = layout.cell(houses[index], place);
        int others = open & ~fills[cell];
        if (others != 0 && (++nodes > MAX_NODES || !go(depth, others, cell))) {
            return false;
        }
        cleared[index] |= 1 << place;
        if (hasExtra) {
            clearElsewhere(cell);
        }
        return true;
    }

    private void clearElsewhere(int cell) {
        for (int rest = fills[cell]; rest != 0; rest &= rest - 1) {
            int index = Integer.numberOfTrailingZeros(rest);
            for (int i = 0; i < layout.houseCount(cell); i++) {
                cleared[index] |= layout.houseOf(cell, i) == houses[index] ? 1 << layout.positionOf(cell, i) : 0;
            }
        }
    }

    /** Fills the open houses after a digit was placed in a cell. */
    private boolean go(int depth, int open, int cell) {
        int from = depth * houses.length;
        int to = from + houses.length;
        int next = -1;
        int fewest = Integer.MAX_VALUE;
        for (int rest = open; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            int places = left[from + i] & ~layout.seen(houses[i], cell);
            if (places == 0) {
                return false;
            }
            left[to + i] = places;
            int count = Integer.bitCount(places);
            if (count < fewest) {
                fewest = count;
                next = i;
            }
        }
        // Places that are not cleared yet come first: a template should clear as many as possible.
        int fresh = left[to + next] & ~cleared[next];
        int stale = left[to + next] & cleared[next];
        for (; fresh != 0; fresh &= fresh - 1) {
            if (place(depth + 1, open, next, Integer.numberOfTrailingZeros(fresh))) {
                return true;
            }
        }
        for (; stale != 0; stale &= stale - 1) {
            if (place(depth + 1, open, next, Integer.numberOfTrailingZeros(stale))) {
                return true;
            }
        }
        return false;
    }
}
