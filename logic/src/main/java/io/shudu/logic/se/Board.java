package io.shudu.logic.se;

import io.shudu.core.grid.Grid;
import java.util.Arrays;

/** Digits and candidates of a puzzle on the way to its solution. A cell with a digit has no candidates. */
final class Board {
    final Houses houses;
    /** By cell: its digit, 0 without one. */
    private final byte[] digits = new byte[Houses.CELLS];
    /** By cell: the digits that are possible, as bits. */
    final int[] candidates = new int[Houses.CELLS];
    /** By house and digit: the positions that are possible, as bits. */
    final int[] places = new int[Houses.COUNT * 9];
    /** By house: how many of its cells have no digit. */
    final int[] empty = new int[Houses.COUNT];
    /** By digit: how often it is on the board. */
    final int[] placed = new int[9];

    private int missing;

    Board(Houses houses) {
        this.houses = houses;
    }

    /** Begins with the givens of a puzzle: all candidates that they leave. */
    void set(Grid puzzle) {
        Arrays.fill(digits, (byte) 0);
        Arrays.fill(candidates, 0x1ff);
        Arrays.fill(places, 0x1ff);
        Arrays.fill(empty, 9);
        Arrays.fill(placed, 0);
        missing = Houses.CELLS;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (puzzle.digit(cell) != 0) {
                place(cell, puzzle.digit(cell) - 1);
            }
        }
    }

    /** Takes over the candidates of a board that differs in nothing else. */
    void copyCandidates(Board other) {
        System.arraycopy(other.candidates, 0, candidates, 0, candidates.length);
        System.arraycopy(other.places, 0, places, 0, places.length);
    }

    /** Takes over everything. */
    void copy(Board other) {
        copyCandidates(other);
        System.arraycopy(other.digits, 0, digits, 0, digits.length);
        System.arraycopy(other.empty, 0, empty, 0, empty.length);
        System.arraycopy(other.placed, 0, placed, 0, placed.length);
        missing = other.missing;
    }

    boolean isSolved() {
        return missing == 0;
    }

    /** Whether each cell has a digit or candidates, and each digit is in each house or has places there. */
    boolean isPossible() {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (digits[cell] == 0 && candidates[cell] == 0) {
                return false;
            }
        }
        for (int house = 0; house < Houses.COUNT; house++) {
            int there = 0;
            for (int i = house * 9; i < house * 9 + 9; i++) {
                there |= 1 << digits[houses.cellAt[i]];
            }
            for (int digit = 0; digit < 9; digit++) {
                if (places[house * 9 + digit] == 0 && (there >>> (digit + 1) & 1) == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a board may come later on the way from this one: with digits that are possible here, nothing else. */
    boolean leadsTo(Board later) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digit = later.digits[cell];
            boolean possible =
                    digit == digits[cell] || (digits[cell] == 0 && (candidates[cell] >>> (digit - 1) & 1) != 0);
            if (!possible || (later.candidates[cell] & ~candidates[cell]) != 0) {
                return false;
            }
        }
        return true;
    }

    boolean isEmpty(int cell) {
        return digits[cell] == 0;
    }

    /** The digit of a cell, counted from 1; 0 if it has none. */
    int digit(int cell) {
        return digits[cell];
    }

    int count(int cell) {
        return Integer.bitCount(candidates[cell]);
    }

    int places(int house, int digit) {
        return places[house * 9 + digit];
    }

    /** Takes a candidate away, if it is there. */
    void remove(int cell, int digit) {
        candidates[cell] &= ~(1 << digit);
        int first = (cell * 9 + digit) * 3;
        places[houses.placesOf[first]] &= ~houses.bitOf[first];
        places[houses.placesOf[first + 1]] &= ~houses.bitOf[first + 1];
        places[houses.placesOf[first + 2]] &= ~houses.bitOf[first + 2];
    }

    void removeAll(int cell, int digits) {
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            remove(cell, Integer.numberOfTrailingZeros(rest));
        }
    }

    /** Writes a digit into a cell and takes it away from all cells that see it. */
    void place(int cell, int digit) {
        removeAll(cell, candidates[cell]);
        for (int i = cell * Houses.PEERS; i < (cell + 1) * Houses.PEERS; i++) {
            remove(houses.peers[i], digit);
        }
        if (digits[cell] == 0) {
            digits[cell] = (byte) (digit + 1);
            missing--;
            placed[digit]++;
            for (int i = cell * 3; i < cell * 3 + 3; i++) {
                empty[houses.houseOf[i]]--;
            }
        }
    }
}
