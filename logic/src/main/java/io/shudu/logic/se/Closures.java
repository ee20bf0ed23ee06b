package io.shudu.logic.se;

import java.util.Arrays;

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

    Closures(Houses houses) {
        reach = new Reach(houses);
    }

    void look(Board board) {
        reach.look(board);
        anyChain = false;
        Arrays.fill(known, false);
        Arrays.fill(torn, 0);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int rest = board.candidates[cell]; rest != 0; rest &= rest - 1) {
                int candidate = cell * 9 + Integer.numberOfTrailingZeros(rest);
                reach.from(board, candidate, on, off, known);
                if (turnsOff(candidate)) {
                    anyChain = true;
                    int at = candidate * Reach.WORDS;
                    for (int word = 0; word < Reach.WORDS; word++) {
                        torn[word] |= on[at + word] & off[at + word];
                    }
                }
            }
        }
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
