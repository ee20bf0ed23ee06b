package io.shudu.logic.se;

import java.util.Arrays;

/**
 * Tells whether a board that a chain has left can have simple chains, if the board at its start has none. A new one
 * needs a strong link that is new. What turns itself off by way of such a link turns off both of its ends, so each of
 * the ends turns it off.
 */
final class NewLinks {
    private final Houses houses;
    private final Reach reach;
    private final int[] on = new int[Houses.CANDIDATES * Reach.WORDS];
    private final int[] off = new int[Houses.CANDIDATES * Reach.WORDS];
    private final boolean[] known = new boolean[Houses.CANDIDATES];

    NewLinks(Houses houses) {
        this.houses = houses;
        reach = new Reach(houses);
    }

    boolean makeChains(Board source, Board board) {
        reach.look(board, board);
        Arrays.fill(known, false);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digits = board.candidates[cell];
            int high = digits & digits - 1;
            if (high != 0 && (high & high - 1) == 0 && digits != source.candidates[cell]) {
                int one = cell * 9 + Integer.numberOfTrailingZeros(digits);
                if (bothTurnOff(board, one, cell * 9 + Integer.numberOfTrailingZeros(high))) {
                    return true;
                }
            }
        }
        for (int i = 0; i < board.places.length; i++) {
            int places = board.places[i];
            int high = places & places - 1;
            if (high != 0 && (high & high - 1) == 0 && places != source.places[i]) {
                int first = i - i % 9;
                int one = houses.cellAt[first + Integer.numberOfTrailingZeros(places)];
                int two = houses.cellAt[first + Integer.numberOfTrailingZeros(high)];
                if (bothTurnOff(board, one * 9 + i % 9, two * 9 + i % 9)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean bothTurnOff(Board board, int one, int two) {
        if (!known[one]) {
            reach.from(board, one, on, off, known);
        }
        if (!known[two]) {
            reach.from(board, two, on, off, known);
        }
        for (int word = 0; word < Reach.WORDS; word++) {
            if ((off[one * Reach.WORDS + word] & off[two * Reach.WORDS + word]) != 0) {
                return true;
            }
        }
        return false;
    }
}
