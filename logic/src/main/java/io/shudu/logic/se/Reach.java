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
 * <p>Candidates go by their numbers in {@link Exclusions}.
 */
final class Reach {
    private final Houses houses;
    private final Exclusions exclusions;
    /** The candidates of the board. */
    private final long[] possible = new long[Exclusions.MOST_WORDS];
    /** The candidates with strong links, how many each has, and to where. */
    private final long[] withStrong = new long[Exclusions.MOST_WORDS];

    private final int[] strongCount = new int[Houses.CANDIDATES];
    private final int[] strong = new int[Houses.CANDIDATES * Links.MOST_STRONG];
    private final long[] waiting = new long[Exclusions.MOST_WORDS];
    /** The candidates with strong links that a larger board does not have. */
    final long[] withNew = new long[Exclusions.MOST_WORDS];
    /** The candidates in cells with two or more. */
    final long[] open = new long[Exclusions.MOST_WORDS];

    /** Looks at boards that are those of the exclusions, or part of them. */
    Reach(Houses houses, Exclusions exclusions) {
        this.houses = houses;
        this.exclusions = exclusions;
    }

    /**
     * Looks at the links of a board.
     *
     * @param larger a board of which this one is a part; the same if there is none
     */
    void look(Board board, Board larger) {
        Numbers numbers = exclusions.numbers;
        Arrays.fill(withNew, 0);
        Arrays.fill(open, 0);
        Arrays.fill(possible, 0);
        Arrays.fill(withStrong, 0);
        Arrays.fill(strongCount, 0, numbers.count(), 0);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digits = board.candidates[cell];
            boolean several = (digits & digits - 1) != 0;
            for (int rest = digits; rest != 0; rest &= rest - 1) {
                int number = numbers.of(cell * 9 + Integer.numberOfTrailingZeros(rest));
                Exclusions.add(possible, 0, number);
                if (several) {
                    Exclusions.add(open, 0, number);
                }
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

    private void link(int oneCandidate, int twoCandidate, boolean isNew) {
        int one = exclusions.numbers.of(oneCandidate);
        int two = exclusions.numbers.of(twoCandidate);
        if (isNew) {
            Exclusions.add(withNew, 0, one);
            Exclusions.add(withNew, 0, two);
        }
        strong[one * Links.MOST_STRONG + strongCount[one]++] = two;
        strong[two * Links.MOST_STRONG + strongCount[two]++] = one;
        Exclusions.add(withStrong, 0, one);
        Exclusions.add(withStrong, 0, two);
    }

    /**
     * Collects what follows if a candidate is on.
     *
     * @param on takes what is on, from a place on
     * @param off takes what is off
     * @param known by candidate: whether both already hold what follows from it, in its own place
     */
    void from(int candidate, long[] on, long[] off, boolean[] known) {
        int words = exclusions.words;
        int at = candidate * words;
        Arrays.fill(on, at, at + words, 0);
        Arrays.fill(off, at, at + words, 0);
        Exclusions.add(on, at, candidate);
        exclude(candidate, off, at);
        boolean more = true;
        known[candidate] = true;
        while (more) {
            more = false;
            for (int word = 0; word < words; word++) {
                while (waiting[word] != 0) {
                    int one = word * 64 + Long.numberOfTrailingZeros(waiting[word]);
                    waiting[word] &= waiting[word] - 1;
                    int first = one * Links.MOST_STRONG;
                    for (int i = first; i < first + strongCount[one]; i++) {
                        int two = strong[i];
                        if (Exclusions.has(on, at, two)) {
                            continue;
                        }
                        if (known[two]) {
                            for (int k = 0; k < words; k++) {
                                on[at + k] |= on[two * words + k];
                                off[at + k] |= off[two * words + k];
                            }
                        } else {
                            Exclusions.add(on, at, two);
                            exclude(two, off, at);
                            more = true;
                        }
                    }
                }
            }
        }
    }

    /** A candidate is on: all that it excludes is off. */
    private void exclude(int candidate, long[] off, int at) {
        int words = exclusions.words;
        for (int word = 0; word < words; word++) {
            long fresh = exclusions.sets[candidate * words + word] & possible[word] & ~off[at + word];
            off[at + word] |= fresh;
            waiting[word] |= fresh & withStrong[word];
        }
    }

    /** Whether a candidate that is off turns itself on, given what follows from each candidate. */
    boolean turnsOn(int candidate, long[] on) {
        int first = candidate * Links.MOST_STRONG;
        for (int i = first; i < first + strongCount[candidate]; i++) {
            if (Exclusions.has(on, strong[i] * exclusions.words, candidate)) {
                return true;
            }
        }
        return false;
    }
}
