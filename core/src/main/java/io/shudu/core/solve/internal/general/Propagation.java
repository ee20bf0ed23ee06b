package io.shudu.core.solve.internal.general;

import java.util.Arrays;

/**
 * The state of a search: which candidates are open, what follows from that, and how to take it back.
 *
 * <p>Each constraint counts its open candidates and keeps the exclusive or of their numbers. When the count falls to
 * one, the exclusive or <em>is</em> the candidate left, so that singles are found without looking for them. Each
 * crossing counts its open candidates a digit; a digit is locked when a house and one of its crossings have the same
 * count. All this is exact at any time, for any geometry, with additions alone.
 *
 * <p>Removals are kept on a trail in the order made. Undoing replays it backwards, which costs what the removals did.
 */
final class Propagation {
    /** Open candidates of each constraint; one that is met has one. */
    final int[] open;
    /** Number of placed candidates a digit. */
    final int[] placedOfDigit;
    /** Number of placed candidates: the grid is full when it reaches the number of cells. */
    int placedCount;
    /** Length of the trail of removals. */
    int removedCount;
    /** The constraint that ran out of candidates when {@link #settle()} failed last. */
    int broken;

    private final Constraints rules;
    private final int side;
    private final int[] xor;
    private final int[] freshXor;
    private final int[] crossed;
    private final int[] freshCrossed;
    private final boolean[] removed;
    private final boolean[] placed;
    private final int[] removedTrail;
    private final int[] placedTrail;
    /** Candidates that are the last of a constraint, waiting to be placed; a constraint puts at most one here. */
    private final int[] singles;

    private int singleCount;
    /** Locked digits waiting to be used, as {@code (2 * crossing + which house) * side + d}, each at most once. */
    private final int[] locked;

    private final boolean[] isLocked;
    private int lockedCount;
    private boolean failed;

    Propagation(Constraints rules) {
        this.rules = rules;
        side = rules.side;
        open = new int[rules.count];
        xor = new int[rules.count];
        freshXor = new int[rules.count];
        for (int constraint = 0; constraint < rules.count; constraint++) {
            for (int i = 0; i < side; i++) {
                freshXor[constraint] ^= rules.candidate(constraint, i);
            }
        }
        crossed = new int[rules.crossings * side];
        freshCrossed = new int[crossed.length];
        for (int i = 0; i < crossed.length; i++) {
            freshCrossed[i] = rules.crossingSize[i / side];
        }
        removed = new boolean[rules.candidates];
        removedTrail = new int[rules.candidates];
        placed = new boolean[rules.candidates];
        placedTrail = new int[rules.cells];
        placedOfDigit = new int[side];
        singles = new int[rules.count];
        locked = new int[2 * crossed.length];
        isLocked = new boolean[locked.length];
    }

    /** Opens every candidate. */
    void reset() {
        Arrays.fill(open, side);
        System.arraycopy(freshXor, 0, xor, 0, xor.length);
        System.arraycopy(freshCrossed, 0, crossed, 0, crossed.length);
        Arrays.fill(removed, false);
        Arrays.fill(placed, false);
        Arrays.fill(placedOfDigit, 0);
        removedCount = 0;
        placedCount = 0;
        forget();
    }

    /** Whether a candidate is neither removed nor placed. */
    boolean isOpen(int candidate) {
        return !removed[candidate] && !placed[candidate];
    }

    /** The digit of every placed candidate, by cell. */
    int[] digits() {
        int[] digits = new int[rules.cells];
        for (int i = 0; i < placedCount; i++) {
            digits[placedTrail[i] / side] = placedTrail[i] % side + 1;
        }
        return digits;
    }

    /** Puts a digit into a cell and removes what that excludes; consequences wait for {@link #settle()}. */
    void place(int candidate) {
        if (placed[candidate]) {
            return;
        }
        int cell = candidate / side;
        int d = candidate % side;
        if (removed[candidate]) {
            fail(cell);
            return;
        }
        placed[candidate] = true;
        placedTrail[placedCount++] = candidate;
        placedOfDigit[d]++;
        for (int other = cell * side; other < (cell + 1) * side; other++) {
            if (other != candidate) {
                remove(other);
            }
        }
        for (int house : rules.cellHouses[cell]) {
            if (failed) {
                return;
            }
            for (int place : rules.houseCells[house]) {
                if (place != cell) {
                    remove(place * side + d);
                }
            }
        }
    }

    /** Excludes a candidate; consequences wait for {@link #settle()}. */
    void remove(int candidate) {
        if (removed[candidate]) {
            return;
        }
        removed[candidate] = true;
        removedTrail[removedCount++] = candidate;
        int cell = candidate / side;
        int d = candidate % side;
        for (int crossing : rules.cellCrossings[cell]) {
            crossed[crossing * side + d]--;
        }
        lower(cell, candidate);
        for (int house : rules.cellHouses[cell]) {
            int left = lower(rules.placeOf(house, d), candidate);
            if (left > 1 && left <= rules.largestCrossing) {
                lookForLocked(house, d, left);
            }
        }
    }

    private int lower(int constraint, int candidate) {
        xor[constraint] ^= candidate;
        int left = --open[constraint];
        if (left == 1) {
            singles[singleCount++] = xor[constraint];
        } else if (left == 0) {
            fail(constraint);
        }
        return left;
    }

    private void lookForLocked(int house, int d, int places) {
        for (int crossing : rules.houseCrossings[house]) {
            if (crossed[crossing * side + d] != places) {
                continue;
            }
            int which = rules.crossingHouses[2 * crossing] == house ? 2 * crossing : 2 * crossing + 1;
            int otherHouse = rules.crossingHouses[which ^ 1];
            int event = which * side + d;
            if (open[rules.placeOf(otherHouse, d)] > places && !isLocked[event]) {
                isLocked[event] = true;
                locked[lockedCount++] = event;
            }
        }
    }

    private void fail(int constraint) {
        failed = true;
        broken = constraint;
    }

    /** Draws all conclusions. False if they contradict each other; then only {@link #undo} makes sense. */
    boolean settle() {
        while (!failed) {
            if (singleCount > 0) {
                place(singles[--singleCount]);
            } else if (lockedCount > 0) {
                int event = locked[--lockedCount];
                isLocked[event] = false;
                int d = event % side;
                for (int cell : rules.beyond[event / side]) {
                    remove(cell * side + d);
                }
            } else {
                return true;
            }
        }
        return false;
    }

    /** Goes back to when {@link #removedCount} and {@link #placedCount} had the given values. */
    void undo(int removedThen, int placedThen) {
        while (removedCount > removedThen) {
            int candidate = removedTrail[--removedCount];
            removed[candidate] = false;
            int cell = candidate / side;
            int d = candidate % side;
            for (int crossing : rules.cellCrossings[cell]) {
                crossed[crossing * side + d]++;
            }
            raise(cell, candidate);
            for (int house : rules.cellHouses[cell]) {
                raise(rules.placeOf(house, d), candidate);
            }
        }
        while (placedCount > placedThen) {
            int candidate = placedTrail[--placedCount];
            placed[candidate] = false;
            placedOfDigit[candidate % side]--;
        }
        forget();
    }

    private void raise(int constraint, int candidate) {
        xor[constraint] ^= candidate;
        open[constraint]++;
    }

    private void forget() {
        failed = false;
        singleCount = 0;
        while (lockedCount > 0) {
            isLocked[locked[--lockedCount]] = false;
        }
    }
}
