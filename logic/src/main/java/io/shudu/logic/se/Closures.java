package io.shudu.logic.se;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What follows from each candidate of a board as it is, worked out once for all who ask about this board. */
final class Closures {
    private final Reach reach;
    /** By candidate. */
    final int[] on = new int[Houses.CANDIDATES * Reach.WORDS];

    final int[] off = new int[Houses.CANDIDATES * Reach.WORDS];
    private final boolean[] known = new boolean[Houses.CANDIDATES];
    /** What is on and off if some candidate that turns itself off is on. */
    private final int[] torn = new int[Reach.WORDS];

    private boolean anyChain;

    /** By candidate: whether anything follows that does not follow on the larger board. */
    private final boolean[] more = new boolean[Houses.CANDIDATES];
    /** What follows on a larger board, null if there is none. */
    private @Nullable Closures larger;

    private Board board;

    Closures(Houses houses) {
        reach = new Reach(houses);
        board = new Board(houses);
    }

    /**
     * From now on all boards are what is left of a larger board when all conclusions were drawn from something, without
     * a contradiction. Whatever follows there follows here as well, as far as it is still there. For more there must be
     * a strong link that is new.
     */
    void restOn(Closures ofLarger) {
        larger = ofLarger;
    }

    void look(Board position) {
        board = position;
        Closures from = larger == null || larger.anyChain ? null : larger;
        reach.look(board, from == null ? board : from.board);
        anyChain = false;
        Arrays.fill(known, false);
        Arrays.fill(torn, 0);
        for (int cell = 0; cell < Houses.CELLS && from != null; cell++) {
            takeOver(from, cell);
        }
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                if (!known[candidate]) {
                    more[candidate] = true;
                    reach.from(board, candidate, on, off, known);
                    takeChain(candidate);
                }
            }
        }
    }

    /** Takes over what follows from candidates of a cell that turn off nothing with a new link. */
    private void takeOver(Closures from, int cell) {
        int digits = board.candidates[cell];
        for (int rest = (digits & digits - 1) != 0 ? digits : 0; rest != 0; rest &= rest - 1) {
            int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
            int at = candidate * Reach.WORDS;
            int usesNew = 0;
            for (int word = 0; word < Reach.WORDS; word++) {
                usesNew |= from.off[at + word] & reach.withNew[word];
            }
            if (usesNew == 0) {
                for (int word = 0; word < Reach.WORDS; word++) {
                    on[at + word] = from.on[at + word] & reach.open[word];
                    off[at + word] = from.off[at + word] & reach.open[word];
                }
                known[candidate] = true;
                more[candidate] = false;
            }
        }
    }

    private void takeChain(int candidate) {
        if (turnsOff(candidate)) {
            anyChain = true;
            int at = candidate * Reach.WORDS;
            for (int word = 0; word < Reach.WORDS; word++) {
                torn[word] |= on[at + word] & off[at + word];
            }
        }
    }

    /** Whether more follows from one of several candidates than on the larger board. */
    boolean haveMore(int[] candidates, int count) {
        boolean any = false;
        for (int i = 0; i < count; i++) {
            any |= more[candidates[i]];
        }
        return any;
    }

    /** Whether any candidate turns itself off. */
    boolean anyChain() {
        return anyChain;
    }

    boolean turnsOff(int candidate) {
        return reach.has(off, candidate * Reach.WORDS, candidate);
    }

    boolean turnsOn(int candidate) {
        return reach.turnsOn(candidate, on);
    }

    /** Whether several candidates lead to something in common. */
    boolean haveCommon(int[] candidates, int count) {
        for (int word = 0; word < Reach.WORDS; word++) {
            int bothOn = -1;
            int bothOff = -1;
            for (int i = 0; i < count; i++) {
                bothOn &= on[candidates[i] * Reach.WORDS + word];
                bothOff &= off[candidates[i] * Reach.WORDS + word];
            }
            if ((bothOn | bothOff) != 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a cycle through a candidate can remove anything: what it removes turns each candidate of the cycle on and
     * off.
     */
    boolean canBeInCycle(int candidate) {
        return reach.has(torn, 0, candidate);
    }
}
