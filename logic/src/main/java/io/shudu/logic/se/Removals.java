package io.shudu.logic.se;

import java.util.Arrays;

/**
 * The candidates that a step removes, cell by cell. Later steps of a chain depend on their order. The original keeps
 * the cells in a hash map; SukakuExplainer, where the order is the same in each run, hashes them by their numbers, and
 * so it is here.
 */
final class Removals {
    private static final int SMALL_TABLE = 16;
    private static final int SMALL_TABLE_HOLDS = 12;

    private final Houses houses;
    private final int[] cells = new int[Houses.CELLS];
    private final int[] digitsOf = new int[Houses.CELLS];
    private int count;
    /** By digit and cell, for cycles: seen by a candidate that is on, seen by one that is off. */
    private final int[] seenOn = new int[Houses.CELLS];

    private final int[] seenOff = new int[Houses.CELLS];

    Removals(Houses houses) {
        this.houses = houses;
    }

    void clear() {
        count = 0;
    }

    /** Adds digits of a cell. */
    void add(int cell, int digits) {
        for (int i = 0; i < count; i++) {
            if (cells[i] == cell) {
                digitsOf[i] |= digits;
                return;
            }
        }
        cells[count] = cell;
        digitsOf[count++] = digits;
    }

    /** Brings the cells into the order of the hash map. */
    void order() {
        int mask = SMALL_TABLE;
        for (int holds = SMALL_TABLE_HOLDS; count > holds; holds *= 2) {
            mask *= 2;
        }
        mask--;
        for (int i = 1; i < count; i++) {
            int cell = cells[i];
            int digits = digitsOf[i];
            int j = i - 1;
            while (j >= 0 && (cells[j] & mask) > (cell & mask)) {
                cells[j + 1] = cells[j];
                digitsOf[j + 1] = digitsOf[j];
                j--;
            }
            cells[j + 1] = cell;
            digitsOf[j + 1] = digits;
        }
    }

    int count() {
        return count;
    }

    int cell(int i) {
        return cells[i];
    }

    int digits(int i) {
        return digitsOf[i];
    }

    int[] cells() {
        return Arrays.copyOf(cells, count);
    }

    int[] digits() {
        return Arrays.copyOf(digitsOf, count);
    }

    /**
     * Collects what a cycle removes: digits outside its cells that see one of its candidates that is on and one that is
     * off, of the same digit. Other digits of its own cells stay, though they could go.
     */
    boolean ofCycle(Board board, int[] way) {
        clear();
        Arrays.fill(seenOn, 0);
        Arrays.fill(seenOff, 0);
        for (int node : way) {
            boolean isOn = node < Outcome.OFF;
            int candidate = isOn ? node : node - Outcome.OFF;
            int cell = houses.cellOf[candidate];
            int digit = 1 << houses.digitOf[candidate];
            int[] seen = isOn ? seenOn : seenOff;
            for (int i = cell * Houses.PEERS; i < (cell + 1) * Houses.PEERS; i++) {
                seen[houses.peers[i]] |= digit;
            }
        }
        for (int node : way) {
            seenOn[houses.cellOf[node < Outcome.OFF ? node : node - Outcome.OFF]] = 0;
        }
        for (int node : way) {
            if (node < Outcome.OFF) {
                collect(board, node);
            }
        }
        order();
        return count > 0;
    }

    private void collect(Board board, int candidate) {
        int digit = 1 << houses.digitOf[candidate];
        int cell = houses.cellOf[candidate];
        for (int i = cell * Houses.PEERS; i < (cell + 1) * Houses.PEERS; i++) {
            int peer = houses.peers[i];
            if ((board.candidates[peer] & seenOn[peer] & seenOff[peer] & digit) != 0) {
                add(peer, digit);
            }
        }
    }
}
