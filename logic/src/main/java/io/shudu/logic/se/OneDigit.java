package io.shudu.logic.se;

/** Whether a candidate leads to a contradiction by the places of its digit alone. The way does not matter here. */
final class OneDigit {
    private final Houses houses;
    private final int[] places = new int[Houses.COUNT];
    /** By house and digit: the places when nothing was found last. */
    private final int[] seen = new int[Houses.COUNT * 9];

    private final int[] waiting = new int[Houses.CELLS];
    private int count;

    OneDigit(Houses houses) {
        this.houses = houses;
    }

    /** Nothing was found on a board: a digit whose places stay the same need not be asked again. */
    void foundNothing(Board board) {
        System.arraycopy(board.places, 0, seen, 0, seen.length);
    }

    /** Whether the places of a digit have changed since nothing was found. */
    boolean hasChanged(Board board, int digit) {
        boolean changed = false;
        for (int i = Houses.ROW * 9 + digit; i < Houses.COLUMN * 9; i += 9) {
            changed |= seen[i] != board.places[i];
        }
        return changed;
    }

    /**
     * Tries a candidate.
     *
     * @param on whether it is on
     */
    boolean contradicts(Board board, int candidate, boolean on) {
        int cell = houses.cellOf[candidate];
        int digit = houses.digitOf[candidate];
        for (int house = 0; house < Houses.COUNT; house++) {
            places[house] = board.places[house * 9 + digit];
        }
        count = 0;
        if (on) {
            waiting[count++] = cell;
        } else if (!remove(cell)) {
            return true;
        }
        for (int i = 0; i < count; i++) {
            if (!place(waiting[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean place(int cell) {
        for (int i = cell * 3; i < cell * 3 + 3; i++) {
            int house = houses.houseOf[i];
            int mine = 1 << houses.positionOf[i];
            if ((places[house] & mine) == 0) {
                return false;
            }
            for (int rest = places[house] & ~mine; rest != 0; rest &= rest - 1) {
                if (!remove(houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)])) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Takes a place away; what is then the last one of a house waits to be placed. */
    private boolean remove(int cell) {
        for (int i = cell * 3; i < cell * 3 + 3; i++) {
            int house = houses.houseOf[i];
            int left = places[house] & ~(1 << houses.positionOf[i]);
            if (left == 0) {
                return false;
            }
            if (left != places[house] && (left & left - 1) == 0) {
                waiting[count++] = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(left)];
            }
            places[house] = left;
        }
        return true;
    }
}
