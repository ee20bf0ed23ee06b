package io.shudu.logic.se;

/** What a chain has removed so far. */
final class Gone {
    private final Houses houses;
    private final int[] places = new int[Houses.COUNT * 9];
    private final int[] digits = new int[Houses.COUNT];
    private final int[] digitsOf = new int[Houses.CELLS];
    private final int[] stamps = new int[Houses.CANDIDATES];
    private int stamp;

    Gone(Houses houses) {
        this.houses = houses;
    }

    /** Compares the board at the start with the board as it is left. */
    void look(Board source, Board board) {
        for (int house = 0; house < Houses.COUNT; house++) {
            int changed = 0;
            for (int digit = 0; digit < 9; digit++) {
                int i = house * 9 + digit;
                places[i] = source.places[i] & ~board.places[i];
                changed |= places[i] != 0 ? 1 << digit : 0;
            }
            digits[house] = changed;
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            digitsOf[cell] = source.candidates[cell] & ~board.candidates[cell];
        }
    }

    /** The digits that have lost places in a house. */
    int digits(int house) {
        return digits[house];
    }

    /** The places that a digit has lost in a house. */
    int places(int house, int digit) {
        return places[house * 9 + digit];
    }

    /** The digits that a cell has lost. */
    int digitsOf(int cell) {
        return digitsOf[cell];
    }

    /** Begins to collect parents. */
    void beginParents() {
        stamp++;
    }

    /** Adds everything that had to go so that a candidate is the last one of its cell (0) or house (1, 2, 3). */
    void addParents(Outcome outcome, int list, int candidate, int cause) {
        int cell = houses.cellOf[candidate];
        if (cause == 0) {
            for (int rest = digitsOf[cell]; rest != 0; rest &= rest - 1) {
                addParent(outcome, list, cell * 9 + Integer.numberOfTrailingZeros(rest));
            }
        } else {
            int house = houses.houseOf[cell * 3 + cause - 1];
            int digit = houses.digitOf[candidate];
            for (int rest = places(house, digit); rest != 0; rest &= rest - 1) {
                int other = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
                addParent(outcome, list, other * 9 + digit);
            }
        }
    }

    private void addParent(Outcome outcome, int list, int candidate) {
        if (stamps[candidate] != stamp) {
            stamps[candidate] = stamp;
            outcome.addParent(list, candidate + Outcome.OFF);
        }
    }
}
