package io.shudu.generate.bands;

import java.util.Arrays;

/**
 * All ways to order the digits in the columns of a class's model so that each row has every digit once.
 *
 * <p>Ways that differ by the order of the rows alone are kept once: the first column has its digits in order.
 */
public final class BandFillings {
    private static final int COLUMNS = 9;
    /** How many cells a filling has: nine of each row. */
    private static final int CELLS = 27;
    /** All orders of three things. */
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private final int[] starts = new int[ColumnClasses.COUNT];
    private final int[] counts = new int[ColumnClasses.COUNT];
    private byte[] cells = new byte[1 << 16];
    private int total;

    /** Finds them, in a few milliseconds. */
    public BandFillings(Partitions partitions, ColumnClasses classes) {
        for (int number = 0; number < ColumnClasses.COUNT; number++) {
            starts[number] = total;
            int[] columns = new int[COLUMNS];
            for (int column = 0; column < COLUMNS; column++) {
                columns[column] = partitions.set(classes.model(number, column / 3), column % 3);
            }
            fill(columns, 0, new int[3], new byte[CELLS]);
            counts[number] = ORDERS.length * (total - starts[number]);
        }
    }

    private void fill(int[] columns, int column, int[] rows, byte[] filling) {
        if (column == COLUMNS) {
            if ((total + 1) * CELLS > cells.length) {
                cells = Arrays.copyOf(cells, 2 * cells.length);
            }
            System.arraycopy(filling, 0, cells, total * CELLS, CELLS);
            total++;
            return;
        }
        int[] digits = new int[3];
        int left = columns[column];
        for (int i = 0; i < 3; i++) {
            digits[i] = Integer.numberOfTrailingZeros(left);
            left &= left - 1;
        }
        for (int i = 0; i < (column == 0 ? 1 : ORDERS.length); i++) {
            int[] order = ORDERS[i];
            int used = 0;
            for (int row = 0; row < 3; row++) {
                used |= rows[row] >>> digits[order[row]] & 1;
            }
            if (used != 0) {
                continue;
            }
            for (int row = 0; row < 3; row++) {
                filling[COLUMNS * row + column] = (byte) digits[order[row]];
                rows[row] ^= 1 << digits[order[row]];
            }
            fill(columns, column + 1, rows, filling);
            for (int row = 0; row < 3; row++) {
                rows[row] ^= 1 << digits[order[row]];
            }
        }
    }

    /** How many ways there are, orders of the rows included. */
    public int count(int number) {
        return counts[number];
    }

    /** Where a filling's cells begin; six numbers in a row are the six orders of its rows. */
    public int start(int number, int index) {
        return (starts[number] + index / ORDERS.length) * CELLS;
    }

    /** The digit in a cell, row by row from the start of a filling. */
    public int digit(int cell) {
        return cells[cell];
    }
}
