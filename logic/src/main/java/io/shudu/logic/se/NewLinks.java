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
    private final Exclusions exclusions;
    private final long[] on = new long[Houses.CANDIDATES * Exclusions.MOST_WORDS];
    private final long[] off = new long[Houses.CANDIDATES * Exclusions.MOST_WORDS];
    private final boolean[] known = new boolean[Houses.CANDIDATES];

    /** Looks at boards that are part of the one of the exclusions. */
    NewLinks(Houses houses, Exclusions exclusions) {
        this.houses = houses;
        this.exclusions = exclusions;
        reach = new Reach(houses, exclusions);
    }

    boolean makeChains(Board source, Board board) {
        reach.look(board, board);
        Arrays.fill(known, 0, exclusions.numbers.count(), false);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digits = board.candidates[cell];
            int high = digits & digits - 1;
            if (high != 0 && (high & high - 1) == 0 && digits != source.candidates[cell]) {
                int one = cell * 9 + Integer.numberOfTrailingZeros(digits);
                if (bothTurnOff(one, cell * 9 + Integer.numberOfTrailingZeros(high))) {
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
                if (bothTurnOff(one * 9 + i % 9, two * 9 + i % 9)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean bothTurnOff(int oneCandidate, int twoCandidate) {
        int one = exclusions.numbers.of(oneCandidate);
        int two = exclusions.numbers.of(twoCandidate);
        if (!known[one]) {
            reach.from(one, on, off, known);
        }
        if (!known[two]) {
            reach.from(two, on, off, known);
        }
        int words = exclusions.words;
        long both = 0;
        for (int word = 0; word < words; word++) {
            both |= off[one * words + word] & off[two * words + word];
        }
        return both != 0;
    }
}
