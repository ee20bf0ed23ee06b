package io.shudu.logic.se;

import java.util.Arrays;

/**
 * The 9×9 board, worked out once: who is in which house, who sees whom. Boxes are the houses 0 to 8, rows 9 to 17,
 * columns 18 to 26; digits count from 0, and the candidate of a digit in a cell has the number cell · 9 + digit.
 */
final class Houses {
    static final int SIDE = 9;
    static final int CELLS = 81;
    static final int COUNT = 27;
    static final int CANDIDATES = 729;
    /** The first box, the first row, the first column. */
    static final int BOX = 0;

    static final int ROW = 9;
    static final int COLUMN = 18;
    static final int PEERS = 20;
    /** All nine of something, and how many sets there are. */
    static final int ALL = 0x1ff;

    private static final int SETS = 512;
    private static final int MOST_PARTS = 126;

    /** By house and position: the cell. */
    final int[] cellAt = new int[COUNT * SIDE];
    /** By cell and kind of house (box, row, column): the house, and the position of the cell there. */
    final int[] houseOf = new int[CELLS * 3];

    final int[] positionOf = new int[CELLS * 3];
    /** By cell, the cells it sees: those of its box, then of its row, then of its column. */
    final int[] peers = new int[CELLS * PEERS];

    /** The same as bits, in three bands of 27. */
    final int[] peerBits = new int[CELLS * 3];

    private final boolean[] sees = new boolean[CELLS * CELLS];
    /** By two houses: the positions in the first one that belong to the second one as well. */
    final int[] shared = new int[COUNT * COUNT];
    /** By house and kind of house: the three houses of that kind that cross it, in order. */
    final int[] crossing = new int[COUNT * 9];
    /** By candidate. */
    final int[] cellOf = new int[CANDIDATES];

    final int[] digitOf = new int[CANDIDATES];
    /**
     * By candidate, for sets of candidates that are kept digit by digit in three bands of 27 bits: its word and bit.
     */
    final int[] wordOf = new int[CANDIDATES];

    final int[] maskOf = new int[CANDIDATES];
    /** By candidate and kind of house: the number of house and digit, and the position as a bit. */
    final int[] placesOf = new int[CANDIDATES * 3];

    final int[] bitOf = new int[CANDIDATES * 3];
    /** By size, and by a set of nine things: its parts of that size as bits, in ascending order. */
    private static final int[][] PARTS = new int[(SIDE + 1) * SETS][];

    static {
        for (int size = 0; size <= SIDE; size++) {
            for (int set = 0; set < SETS; set++) {
                PARTS[size * SETS + set] = partsOf(size, set);
            }
        }
    }

    Houses() {
        for (int cell = 0; cell < CELLS; cell++) {
            int row = cell / 9;
            int column = cell % 9;
            add(cell, BOX, row / 3 * 3 + column / 3, row % 3 * 3 + column % 3);
            add(cell, ROW, row, column);
            add(cell, COLUMN, column, row);
            for (int digit = 0; digit < SIDE; digit++) {
                cellOf[cell * 9 + digit] = cell;
                digitOf[cell * 9 + digit] = digit;
                wordOf[cell * 9 + digit] = digit * 3 + cell / 27;
                maskOf[cell * 9 + digit] = 1 << cell % 27;
                for (int kind = 0; kind < 3; kind++) {
                    placesOf[(cell * 9 + digit) * 3 + kind] = houseOf[cell * 3 + kind] * 9 + digit;
                    bitOf[(cell * 9 + digit) * 3 + kind] = 1 << positionOf[cell * 3 + kind];
                }
            }
        }
        for (int cell = 0; cell < CELLS; cell++) {
            int count = 0;
            for (int kind = 0; kind < 3; kind++) {
                int house = houseOf[cell * 3 + kind];
                for (int i = 0; i < SIDE; i++) {
                    int other = cellAt[house * 9 + i];
                    if (other != cell && !sees(cell, other)) {
                        sees[cell * CELLS + other] = true;
                        peerBits[cell * 3 + other / 27] |= 1 << other % 27;
                        peers[cell * PEERS + count++] = other;
                    }
                }
            }
        }
        for (int house = 0; house < COUNT; house++) {
            for (int i = 0; i < SIDE; i++) {
                for (int kind = 0; kind < 3; kind++) {
                    int other = houseOf[cellAt[house * 9 + i] * 3 + kind];
                    shared[house * COUNT + other] |= 1 << i;
                }
            }
        }
        for (int house = 0; house < COUNT; house++) {
            for (int kind = 0; kind < 3; kind++) {
                int count = 0;
                for (int other = kind * 9; other < kind * 9 + 9; other++) {
                    if (Integer.bitCount(shared[house * COUNT + other]) == 3) {
                        crossing[house * 9 + kind * 3 + count++] = other;
                    }
                }
            }
        }
    }

    private void add(int cell, int kind, int number, int position) {
        int house = kind + number;
        cellAt[house * 9 + position] = cell;
        houseOf[cell * 3 + kind / 9] = house;
        positionOf[cell * 3 + kind / 9] = position;
    }

    private static int[] partsOf(int size, int set) {
        int count = 0;
        int[] all = new int[MOST_PARTS];
        // From each part to the next larger one, the whole set last.
        int part = 0;
        do {
            if (Integer.bitCount(part) == size) {
                all[count++] = part;
            }
            part = (part - set) & set;
        } while (part != 0);
        return Arrays.copyOf(all, count);
    }

    boolean sees(int cell, int other) {
        return sees[cell * CELLS + other];
    }

    /** One of the three houses of a kind that cross a house. */
    int crossing(int house, int kind, int i) {
        return crossing[house * 9 + kind / 3 + i];
    }

    /** The parts of a set of nine things that have a size. */
    static int[] parts(int size, int set) {
        return PARTS[size * SETS + set];
    }
}
