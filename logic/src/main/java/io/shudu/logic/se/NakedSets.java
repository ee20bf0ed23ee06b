package io.shudu.logic.se;

/** So many cells of a house that have only so many digits. */
final class NakedSets implements Producer {
    private final int size;
    private final double rating;

    NakedSets(int size, double rating) {
        this.size = size;
        this.rating = rating;
    }

    @Override
    public boolean find(Board board, Found found) {
        return find(board, found, Houses.BOX) || find(board, found, Houses.COLUMN) || find(board, found, Houses.ROW);
    }

    private boolean find(Board board, Found found, int kind) {
        for (int house = kind; house < kind + 9; house++) {
            if (board.empty[house] >= 2 * size && findIn(board, found, house)) {
                return true;
            }
        }
        return false;
    }

    private boolean findIn(Board board, Found found, int house) {
        int fitting = 0;
        for (int i = 0; i < 9; i++) {
            int count = board.count(board.houses.cellAt[house * 9 + i]);
            if (count >= 2 && count <= size) {
                fitting |= 1 << i;
            }
        }
        for (int cells : Houses.parts(size, fitting)) {
            if (remove(board, found, house, cells)) {
                return true;
            }
        }
        return false;
    }

    private boolean remove(Board board, Found found, int house, int cells) {
        int digits = 0;
        for (int rest = cells; rest != 0; rest &= rest - 1) {
            digits |= board.candidates[board.houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)]];
        }
        if (Integer.bitCount(digits) != size) {
            return false;
        }
        found.begin(rating);
        boolean any = false;
        for (int rest = ~cells & 0x1ff; rest != 0; rest &= rest - 1) {
            int cell = board.houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
            int victims = board.candidates[cell] & digits;
            found.remove(cell, victims);
            any |= victims != 0;
        }
        return any;
    }
}
