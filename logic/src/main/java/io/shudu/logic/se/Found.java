package io.shudu.logic.se;

import java.util.Arrays;

/** The step that was found: what it is rated, which candidates it removes, which digit it places. */
final class Found {
    private double rating;
    private final int[] removed = new int[Houses.CELLS];
    private int placedCell = -1;
    private int placedDigit;

    /** Forgets the last step and begins one that is rated so. */
    void begin(double stepRating) {
        rating = stepRating;
        Arrays.fill(removed, 0);
        placedCell = -1;
    }

    /** The step removes digits from a cell. */
    void remove(int cell, int digits) {
        removed[cell] |= digits;
    }

    /** The step places a digit. */
    void place(int cell, int digit) {
        placedCell = cell;
        placedDigit = digit;
    }

    double rating() {
        return rating;
    }

    /** The digits it removes from a cell. */
    int removed(int cell) {
        return removed[cell];
    }

    boolean isPlacement() {
        return placedCell >= 0;
    }

    int placedCell() {
        return placedCell;
    }

    int placedDigit() {
        return placedDigit;
    }

    void apply(Board board) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (removed[cell] != 0) {
                board.removeAll(cell, removed[cell]);
            }
        }
        if (placedCell >= 0) {
            board.place(placedCell, placedDigit);
        }
    }
}
