package io.shudu.logic.se;

/**
 * Finds steps on the board that a chain has left, as far as they rest on what the chain has removed: locked candidates,
 * pairs and x-wings. What a step means is up to who looks for it.
 */
abstract class Patterns {
    final Houses houses;
    final Gone gone;
    /** By house: the digits that have two places there. */
    private final int[] withTwo = new int[Houses.COUNT];

    Patterns(Houses houses) {
        this.houses = houses;
        gone = new Gone(houses);
    }

    /** The places of a digit in a house all lie in another one. */
    abstract void lock(Board board, int from, int to, int digit);

    /** Two digits have the same two places in a house. */
    abstract void hiddenPair(Board board, int house, int one, int two);

    /** Two cells of a house have the same two digits. */
    abstract void nakedPair(Board board, int house, int one, int two);

    /** A digit has the same two places in two lines. */
    abstract void xWing(Board board, int one, int two, int cover, int digit);

    /** How much was removed so far. */
    abstract int removed();

    /** Looks for one kind after the other until one has removed something. */
    void findPatterns(Board board) {
        int before = removed();
        locking(board, Houses.BOX, Houses.COLUMN);
        locking(board, Houses.BOX, Houses.ROW);
        locking(board, Houses.COLUMN, Houses.BOX);
        locking(board, Houses.ROW, Houses.BOX);
        if (removed() == before) {
            lookForTwo(board);
            hiddenPairs(board, Houses.BOX);
            hiddenPairs(board, Houses.COLUMN);
            hiddenPairs(board, Houses.ROW);
        }
        if (removed() == before) {
            nakedPairs(board, Houses.BOX);
            nakedPairs(board, Houses.COLUMN);
            nakedPairs(board, Houses.ROW);
        }
        if (removed() == before) {
            xWings(board, Houses.COLUMN, Houses.ROW);
            xWings(board, Houses.ROW, Houses.COLUMN);
        }
    }

    private void locking(Board board, int fromKind, int toKind) {
        for (int from = fromKind; from < fromKind + 9; from++) {
            int digits = 0;
            for (int rest = gone.digits(from); rest != 0; rest &= rest - 1) {
                int places = board.places(from, Integer.numberOfTrailingZeros(rest));
                int others = places & places - 1;
                int third = others & others - 1;
                digits |= others != 0 && (third & third - 1) == 0 ? rest & -rest : 0;
            }
            if (digits == 0) {
                continue;
            }
            int first = from * 9 + toKind / 3;
            for (int i = first; i < first + 3; i++) {
                int to = houses.crossing[i];
                int outside = ~houses.shared[from * Houses.COUNT + to];
                for (int rest = digits; rest != 0; rest &= rest - 1) {
                    int digit = Integer.numberOfTrailingZeros(rest);
                    int places = board.places(from, digit);
                    if ((places & outside) == 0) {
                        lock(board, from, to, digit);
                    }
                }
            }
        }
    }

    private void lookForTwo(Board board) {
        for (int house = 0; house < Houses.COUNT; house++) {
            int digits = 0;
            for (int digit = 0; digit < 9; digit++) {
                int places = board.places(house, digit);
                int others = places & places - 1;
                digits |= others != 0 && (others & others - 1) == 0 ? 1 << digit : 0;
            }
            withTwo[house] = digits;
        }
    }

    private void hiddenPairs(Board board, int kind) {
        for (int house = kind; house < kind + 9; house++) {
            if (gone.digits(house) == 0 || board.empty[house] <= 4) {
                continue;
            }
            for (int high = withTwo[house]; high != 0; high &= high - 1) {
                int two = Integer.numberOfTrailingZeros(high);
                int places = board.places(house, two);
                for (int low = withTwo[house] & (1 << two) - 1; low != 0; low &= low - 1) {
                    int one = Integer.numberOfTrailingZeros(low);
                    if (board.places(house, one) == places && (gone.digits(house) & (1 << one | 1 << two)) != 0) {
                        hiddenPair(board, house, one, two);
                    }
                }
            }
        }
    }

    private void nakedPairs(Board board, int kind) {
        for (int house = kind; house < kind + 9; house++) {
            if (gone.digits(house) == 0 || board.empty[house] < 4) {
                continue;
            }
            for (int j = 1; j < 9; j++) {
                int two = houses.cellAt[house * 9 + j];
                int digits = board.candidates[two];
                if (Integer.bitCount(digits) != 2) {
                    continue;
                }
                for (int i = 0; i < j; i++) {
                    int one = houses.cellAt[house * 9 + i];
                    if (board.candidates[one] == digits && (gone.digitsOf(one) | gone.digitsOf(two)) != 0) {
                        nakedPair(board, house, one, two);
                    }
                }
            }
        }
    }

    private void xWings(Board board, int base, int cover) {
        for (int two = base + 1; two < base + 9; two++) {
            for (int one = base; one < two; one++) {
                int both = withTwo[one] & withTwo[two];
                for (int rest = both & (gone.digits(one) | gone.digits(two)); rest != 0; rest &= rest - 1) {
                    int digit = Integer.numberOfTrailingZeros(rest);
                    if (board.places(one, digit) == board.places(two, digit) && board.placed[digit] <= 5) {
                        xWing(board, one, two, cover, digit);
                    }
                }
            }
        }
    }
}
