package io.shudu.logic.se;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The step that was found: what it is rated, which candidates it removes, which digit it places. */
final class Found {
    private double rating;
    private final int[] removed = new int[Houses.CELLS];
    private int placedCell = -1;
    private int placedDigit;
    private SeKind kind = SeKind.HIDDEN_SINGLE;
    private @Nullable SeChain chain;

    /** Forgets the last step and begins one that is rated so. */
    void begin(double stepRating) {
        rating = stepRating;
        Arrays.fill(removed, 0);
        placedCell = -1;
        chain = null;
    }

    /** The step is of a kind. */
    void is(SeKind stepKind) {
        kind = stepKind;
    }

    /** The step rests on a chain. */
    void restsOn(@Nullable SeChain stepChain) {
        chain = stepChain;
    }

    /** The step as others see it. */
    SeStep step(Board board) {
        List<Integer> candidates = new ArrayList<>();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = removed[cell] & board.candidates[cell]; rest != 0; rest &= rest - 1) {
                candidates.add(cell * 9 + Integer.numberOfTrailingZeros(rest));
            }
        }
        return new SeStep(
                kind, SeRating.tenths(rating), isPlacement() ? placedCell * 9 + placedDigit : -1, candidates, chain);
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
