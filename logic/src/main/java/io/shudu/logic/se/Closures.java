package io.shudu.logic.se;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What follows from each candidate of a board as it is, worked out once for all who ask about this board.
 *
 * <p>Much of it is taken over from a board of which this one is a part, where no single is left on either. If a strong
 * link of the larger board has lost one of its ends, then this end was wrong and the other was placed, with all that
 * follows from it: so whatever followed there by way of this link is gone, and all other ways are still there. For
 * anything more there must be a strong link that is new.
 */
final class Closures {
    private final Reach reach;
    final Exclusions exclusions;
    /** By number of a candidate. */
    private final long[] on = new long[Houses.CANDIDATES * Exclusions.MOST_WORDS];

    private final long[] off = new long[Houses.CANDIDATES * Exclusions.MOST_WORDS];
    private final boolean[] known = new boolean[Houses.CANDIDATES];
    /** What is on and off if some candidate that turns itself off is on. */
    private final long[] torn = new long[Exclusions.MOST_WORDS];

    private boolean anyChain;

    /** By number of a candidate: whether anything follows that does not follow on the larger board. */
    private final boolean[] more = new boolean[Houses.CANDIDATES];
    /** What follows on a larger board, null if there is none. */
    private final @Nullable Closures larger;

    private final Board board;

    /** What several candidates last had in common. */
    final long[] commonOn = new long[Exclusions.MOST_WORDS];

    final long[] commonOff = new long[Exclusions.MOST_WORDS];

    /** Of boards one after the other; the way to a solution is the fast one. */
    Closures(Houses houses) {
        this(houses, null);
    }

    /**
     * Of boards that are all what is left of a larger board when all conclusions were drawn from something, without a
     * contradiction.
     */
    Closures(Houses houses, @Nullable Closures larger) {
        this.larger = larger;
        exclusions = larger == null ? new Exclusions(houses) : larger.exclusions;
        reach = new Reach(houses, exclusions);
        board = new Board(houses);
    }

    void look(Board position) {
        Closures from = larger == null ? this : larger;
        if (larger == null ? !isPart(position) : larger.anyChain) {
            from = null;
        }
        if (larger == null && from == null) {
            exclusions.look(position);
        }
        reach.look(position, from == null ? position : from.board);
        board.copy(position);
        anyChain = false;
        Arrays.fill(known, 0, exclusions.numbers.count(), false);
        Arrays.fill(torn, 0);
        for (int cell = 0; cell < Houses.CELLS && from != null; cell++) {
            takeOver(from, cell);
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                int number = exclusions.numbers.of(cell * 9 + Integer.numberOfTrailingZeros(rest));
                if (!known[number]) {
                    more[number] = true;
                    reach.from(number, on, off, known);
                    takeChain(number);
                }
            }
        }
    }

    /** Whether a board is a part of the last one, and so large that its numbers are still worth while. */
    private boolean isPart(Board position) {
        int count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            count += position.count(cell);
        }
        return count > 64 * (exclusions.words - 1) && board.leadsTo(position) && position.isPossible();
    }

    /** Takes over what follows from candidates of a cell that turn off nothing with a new link. */
    private void takeOver(Closures from, int cell) {
        int words = exclusions.words;
        int digits = board.candidates[cell];
        for (int rest = (digits & digits - 1) != 0 ? digits : 0; rest != 0; rest &= rest - 1) {
            int number = exclusions.numbers.of(cell * 9 + Integer.numberOfTrailingZeros(rest));
            int at = number * words;
            long usesNew = 0;
            for (int word = 0; word < words; word++) {
                usesNew |= from.off[at + word] & reach.withNew[word];
            }
            if (usesNew == 0) {
                for (int word = 0; word < words; word++) {
                    on[at + word] = from.on[at + word] & reach.open[word];
                    off[at + word] = from.off[at + word] & reach.open[word];
                }
                known[number] = true;
                more[number] = false;
                takeChain(number);
            }
        }
    }

    private void takeChain(int number) {
        int at = number * exclusions.words;
        if (Exclusions.has(off, at, number)) {
            anyChain = true;
            for (int word = 0; word < exclusions.words; word++) {
                torn[word] |= on[at + word] & off[at + word];
            }
        }
    }

    /** Whether more follows from one of several candidates than on the larger board. */
    boolean haveMore(int[] candidates, int count) {
        boolean any = false;
        for (int i = 0; i < count; i++) {
            any |= more[exclusions.numbers.of(candidates[i])];
        }
        return any;
    }

    /** Whether any candidate turns itself off. */
    boolean anyChain() {
        return anyChain;
    }

    boolean turnsOff(int candidate) {
        int number = exclusions.numbers.of(candidate);
        return Exclusions.has(off, number * exclusions.words, number);
    }

    boolean turnsOn(int candidate) {
        return reach.turnsOn(exclusions.numbers.of(candidate), on);
    }

    /** Whether several candidates lead to something in common; {@link #commonOn} and {@link #commonOff} tell what. */
    boolean haveCommon(int[] candidates, int count) {
        int words = exclusions.words;
        Arrays.fill(commonOn, 0, words, -1L);
        Arrays.fill(commonOff, 0, words, -1L);
        long any = -1;
        for (int i = 0; i < count && any != 0; i++) {
            int at = exclusions.numbers.of(candidates[i]) * words;
            any = 0;
            for (int word = 0; word < words; word++) {
                commonOn[word] &= on[at + word];
                commonOff[word] &= off[at + word];
                any |= commonOn[word] | commonOff[word];
            }
        }
        return any != 0;
    }

    /**
     * Whether a cycle through a candidate can remove anything: what it removes turns each candidate of the cycle on and
     * off.
     */
    boolean canBeInCycle(int candidate) {
        return Exclusions.has(torn, 0, exclusions.numbers.of(candidate));
    }
}
