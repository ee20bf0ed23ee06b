package io.shudu.logic.se;

/**
 * So many digits that have only so many places in a house. In the direct kind the places that others lose leave a
 * hidden single in the house; it is placed, and nothing is removed.
 */
final class HiddenSets implements Producer {
    private final int size;
    private final boolean direct;
    private final double rating;

    HiddenSets(int size, boolean direct, double rating) {
        this.size = size;
        this.direct = direct;
        this.rating = rating;
    }

    @Override
    public boolean find(Board board, Found found) {
        return find(board, found, Houses.BOX) || find(board, found, Houses.COLUMN) || find(board, found, Houses.ROW);
    }

    private boolean find(Board board, Found found, int kind) {
        int least = direct ? size : 2 * size;
        for (int house = kind; house < kind + 9; house++) {
            if (board.empty[house] > least && findIn(board, found, house)) {
                return true;
            }
        }
        return false;
    }

    private boolean findIn(Board board, Found found, int house) {
        int fitting = 0;
        for (int digit = 0; digit < 9; digit++) {
            int count = Integer.bitCount(board.places(house, digit));
            if (count >= 2 && count <= size) {
                fitting |= 1 << digit;
            }
        }
        for (int digits : Houses.parts(size, fitting)) {
            int places = 0;
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                places |= board.places(house, Integer.numberOfTrailingZeros(rest));
            }
            if (Integer.bitCount(places) == size
                    && (direct
                            ? place(board, found, house, digits, places)
                            : remove(board, found, house, digits, places))) {
                return true;
            }
        }
        return false;
    }

    private boolean remove(Board board, Found found, int house, int digits, int places) {
        found.begin(rating);
        boolean any = false;
        for (int rest = places; rest != 0; rest &= rest - 1) {
            int cell = board.houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
            int others = board.candidates[cell] & ~digits;
            found.remove(cell, others);
            any |= others != 0;
        }
        return any;
    }

    private boolean place(Board board, Found found, int house, int digits, int taken) {
        for (int rest = ~digits & 0x1ff; rest != 0; rest &= rest - 1) {
            int digit = Integer.numberOfTrailingZeros(rest);
            int places = board.places(house, digit);
            int left = places & ~taken;
            if ((places & places - 1) != 0 && left != 0 && (left & left - 1) == 0) {
                found.begin(rating);
                found.place(board.houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(left)], digit);
                return true;
            }
        }
        return false;
    }
}
