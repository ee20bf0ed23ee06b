package io.shudu.logic.se;

import java.util.Arrays;

/**
 * How far the links of the board as it is lead, without the ways: what is on and what is off if a candidate is on. It
 * is far cheaper than to look for chains, and tells where there are any.
 *
 * <p>A candidate that turns itself off proves that there is a chain. Without one there is no cycle that removes
 * anything either: what a cycle removes sees a candidate that is on and one that is off, so it turns off the first,
 * which turns on the second along the cycle, which turns it off.
 *
 * <p>Sets of candidates are sets of cells digit by digit, each in three bands of 27 bits.
 */
final class Reach {
    static final int WORDS = 27;

    private final Houses houses;
    /** By digit: where it is possible. */
    private final int[] possible = new int[WORDS];
    /** The candidates with strong links, how many each has, and to where. */
    private final int[] withStrong = new int[WORDS];

    private final int[] strongCount = new int[Houses.CANDIDATES];
    private final int[] strong = new int[Houses.CANDIDATES * Links.MOST_STRONG];
    private final int[] waiting = new int[WORDS];
    /** The candidates with strong links that a larger board does not have. */
    final int[] withNew = new int[WORDS];
    /** The candidates in cells with two or more. */
    final int[] open = new int[WORDS];

    Reach(Houses houses) {
        this.houses = houses;
    }

    /**
     * Looks at the links of a board.
     *
     * @param larger a board of which this one is a part; the same if there is none
     */
    void look(Board board, Board larger) {
        Arrays.fill(withNew, 0);
        Arrays.fill(open, 0);
        Arrays.fill(possible, 0);
        Arrays.fill(withStrong, 0);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digits = board.candidates[cell];
            int band = cell / 27;
            int bit = 1 << cell % 27;
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest);
                possible[digit * 3 + band] |= bit;
                open[digit * 3 + band] |= (digits & digits - 1) != 0 ? bit : 0;
                strongCount[cell * 9 + digit] = 0;
            }
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digits = board.candidates[cell];
            int rest = digits & digits - 1;
            if (rest != 0 && (rest & rest - 1) == 0) {
                int one = cell * 9 + Integer.numberOfTrailingZeros(digits);
                link(one, cell * 9 + Integer.numberOfTrailingZeros(rest), digits != larger.candidates[cell]);
            }
        }
        for (int house = 0; house < Houses.COUNT; house++) {
            for (int digit = 0; digit < 9; digit++) {
                int places = board.places[house * 9 + digit];
                int rest = places & places - 1;
                if (rest != 0 && (rest & rest - 1) == 0) {
                    int one = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(places)];
                    int two = houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)];
                    link(one * 9 + digit, two * 9 + digit, places != larger.places[house * 9 + digit]);
                }
            }
        }
    }

    private void link(int one, int two, boolean isNew) {
        if (isNew) {
            mark(withNew, 0, one);
            mark(withNew, 0, two);
        }
        strong[one * Links.MOST_STRONG + strongCount[one]++] = two;
        strong[two * Links.MOST_STRONG + strongCount[two]++] = one;
        mark(withStrong, 0, one);
        mark(withStrong, 0, two);
    }

    private void mark(int[] set, int at, int candidate) {
        set[at + houses.wordOf[candidate]] |= houses.maskOf[candidate];
    }

    /** Whether a set has a candidate. */
    boolean has(int[] set, int at, int candidate) {
        return (set[at + houses.wordOf[candidate]] & houses.maskOf[candidate]) != 0;
    }

    boolean hasStrong(int candidate) {
        return strongCount[candidate] > 0;
    }

    /**
     * Collects what follows if a candidate is on.
     *
     * @param on takes what is on, from a place on
     * @param off takes what is off
     * @param known by candidate: whether both already hold what follows from it, in its own place
     */
    void from(Board board, int candidate, int[] on, int[] off, boolean[] known) {
        int at = candidate * WORDS;
        Arrays.fill(on, at, at + WORDS, 0);
        Arrays.fill(off, at, at + WORDS, 0);
        mark(on, at, candidate);
        exclude(board, candidate, off, at);
        boolean more = true;
        known[candidate] = true;
        while (more) {
            more = false;
            for (int word = 0; word < WORDS; word++) {
                while (waiting[word] != 0) {
                    int bit = Integer.numberOfTrailingZeros(waiting[word]);
                    waiting[word] &= waiting[word] - 1;
                    int cell = word % 3 * 27 + bit;
                    int first = (cell * 9 + word / 3) * Links.MOST_STRONG;
                    int count = strongCount[cell * 9 + word / 3];
                    for (int i = first; i < first + count; i++) {
                        if (has(on, at, strong[i])) {
                            continue;
                        }
                        if (known[strong[i]]) {
                            int from = strong[i] * WORDS;
                            for (int k = 0; k < WORDS; k++) {
                                on[at + k] |= on[from + k];
                                off[at + k] |= off[from + k];
                            }
                        } else {
                            mark(on, at, strong[i]);
                            exclude(board, strong[i], off, at);
                            more = true;
                        }
                    }
                }
            }
        }
    }

    /** A candidate is on: all that it excludes is off. */
    private void exclude(Board board, int candidate, int[] off, int at) {
        int cell = houses.cellOf[candidate];
        int digit = houses.digitOf[candidate];
        for (int band = 0; band < 3; band++) {
            int word = digit * 3 + band;
            int fresh = possible[word] & houses.peerBits[cell * 3 + band] & ~off[at + word];
            off[at + word] |= fresh;
            waiting[word] |= fresh & withStrong[word];
        }
        int bit = 1 << cell % 27;
        for (int rest = board.candidates[cell] & ~(1 << digit); rest != 0; rest &= rest - 1) {
            int word = Integer.numberOfTrailingZeros(rest) * 3 + cell / 27;
            int fresh = bit & ~off[at + word];
            off[at + word] |= fresh;
            waiting[word] |= fresh & withStrong[word];
        }
    }

    /** Whether a candidate that is off turns itself on, given what follows from each candidate. */
    boolean turnsOn(int candidate, int[] on) {
        int first = candidate * Links.MOST_STRONG;
        for (int i = first; i < first + strongCount[candidate]; i++) {
            if (has(on, strong[i] * WORDS, candidate)) {
                return true;
            }
        }
        return false;
    }
}
