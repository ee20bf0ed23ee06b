package io.shudu.core.transform;

import io.shudu.core.grid.Geometry;

/**
 * A new order of the rows and columns of a classic grid, or of its transpose. Both stand in one array, the transpose
 * behind the grid, so that nobody needs to ask which of them it is.
 */
final class Arrangement {
    static final int CELLS = 81;
    static final int SIDE = 9;

    /** Where each row of the image begins in the array. */
    final int[] rows = new int[SIDE];
    /** Which column of those rows comes where. */
    final int[] columns = new int[SIDE];

    /** Puts a grid and its transpose into an array. */
    static void load(int[] digits, int[] cells) {
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                int digit = digits[SIDE * row + column];
                cells[SIDE * row + column] = digit;
                cells[CELLS + SIDE * column + row] = digit;
            }
        }
    }

    void set(Arrangement other) {
        System.arraycopy(other.rows, 0, rows, 0, SIDE);
        System.arraycopy(other.columns, 0, columns, 0, SIDE);
    }

    /** A row of the image as one number of nine digits, so that texts are compared by comparing numbers. */
    int rowNumber(int row, int[] cells, int[] newDigits) {
        int start = rows[row];
        int number = 0;
        for (int column = 0; column < SIDE; column++) {
            number = 10 * number + newDigits[cells[start + columns[column]]];
        }
        return number;
    }

    /** Writes the digits of rows that are given as numbers. */
    static void write(int[] rowNumbers, int[] digits) {
        for (int row = 0; row < SIDE; row++) {
            int rest = rowNumbers[row];
            for (int column = SIDE - 1; column >= 0; column--) {
                digits[SIDE * row + column] = rest % 10;
                rest /= 10;
            }
        }
    }

    /** The symmetry that rearranges so and then renames digits; index 0 of the new digits is the empty cell. */
    Transform transform(int[] newDigits) {
        int[] cells = new int[CELLS];
        for (int row = 0; row < SIDE; row++) {
            for (int column = 0; column < SIDE; column++) {
                int place = rows[row] + columns[column];
                int source = place < CELLS ? place : place % SIDE * SIDE + (place - CELLS) / SIDE;
                cells[source] = SIDE * row + column;
            }
        }
        return new Transform(Geometry.CLASSIC, Geometry.CLASSIC, cells, newDigits.clone());
    }
}
