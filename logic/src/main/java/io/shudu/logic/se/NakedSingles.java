package io.shudu.logic.se;

/** The first cell with one candidate. */
final class NakedSingles implements Producer {
    private static final double RATING = 2.3;

    @Override
    public boolean find(Board board, Found found) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digits = board.candidates[cell];
            if (digits != 0 && (digits & digits - 1) == 0) {
                found.begin(RATING);
                found.place(cell, Integer.numberOfTrailingZeros(digits));
                return true;
            }
        }
        return false;
    }
}
