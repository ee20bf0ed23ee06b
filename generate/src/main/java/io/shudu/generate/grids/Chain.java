package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import java.util.Arrays;

/**
 * A complete grid that changes step by step and is valid after each. {@link ChainMethod} tells why. Lines and digits
 * count from 0.
 */
final class Chain {
    private final Geometry geometry;
    private final int side;
    private final int half;
    private final int boxRows;
    private final int boxColumns;

    private final int[] boxes;
    private final int[] digits;
    /** For a digit and a row the column; the other two tables are like it. */
    private final int[] columnInRow;

    private final int[] rowInColumn;
    private final int[] rowInBox;

    /** The rows or the places that a step exchanges. */
    private final int[] taken;
    /** For each row the number of the last step that took it. */
    private final int[] takenAt;

    private int steps;

    Chain(Grid start) {
        geometry = start.geometry();
        side = geometry.side();
        half = side / 2;
        boxRows = geometry.boxRows();
        boxColumns = geometry.boxColumns();
        digits = new int[side * side];
        boxes = new int[side * side];
        columnInRow = new int[side * side];
        rowInColumn = new int[side * side];
        rowInBox = new int[side * side];
        taken = new int[side + 1];
        takenAt = new int[side];
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                int cell = row * side + column;
                boxes[cell] = row / boxRows * boxRows + column / boxColumns;
                set(row, column, start.digit(cell) - 1);
            }
        }
    }

    /** The grid as it is now, all given. */
    Grid grid() {
        int[] now = new int[digits.length];
        Arrays.setAll(now, cell -> digits[cell] + 1);
        return Grid.ofGivens(geometry, now);
    }

    /** One step: as often two digits as two lines, as often two rows as two columns. */
    void step(Rng rng) {
        int drawn = rng.nextInt(4 * side);
        int line = drawn % side;
        if (drawn >= 2 * side) {
            int pair = rng.nextInt(side * (side - 1));
            int first = pair % side;
            swapDigits(first, other(first, side, pair / side), line);
        } else if (drawn >= side) {
            drawn = rng.nextInt(side * (boxColumns - 1));
            swapColumns(line, other(line, boxColumns, drawn / side), drawn % side);
        } else {
            drawn = rng.nextInt(side * (boxRows - 1));
            swapRows(line, other(line, boxRows, drawn / side), drawn % side);
        }
    }

    /** Another number than this from the same group of {@code size} numbers; {@code index} tells which of them. */
    private static int other(int number, int size, int index) {
        int other = number - number % size + index;
        return other < number ? other : other + 1;
    }

    /**
     * Exchanges two digits in some rows: a given one, and all that must follow so that columns and boxes stay valid. If
     * the first digit becomes the second in a cell, the row must follow that has the second in the same column, and the
     * one that has it in the same box. That is all: following leads round in circles, so it finds also the rows from
     * which one would come.
     */
    void swapDigits(int first, int second, int start) {
        steps++;
        int ofFirst = first * side;
        int ofSecond = second * side;
        int count = take(start, 0);
        for (int i = 0; i < count; i++) {
            int row = taken[i];
            int column = columnInRow[ofFirst + row];
            count = take(rowInColumn[ofSecond + column], count);
            count = take(rowInBox[ofSecond + boxes[row * side + column]], count);
            if (count > half) {
                return;
            }
        }
        for (int i = 0; i < count; i++) {
            int row = taken[i];
            int column = columnInRow[ofFirst + row];
            set(row, columnInRow[ofSecond + row], first);
            set(row, column, second);
        }
    }

    /** Takes a row unless this step has it, and tells how many it has then. */
    private int take(int row, int count) {
        if (takenAt[row] == steps) {
            return count;
        }
        takenAt[row] = steps;
        taken[count] = row;
        return count + 1;
    }

    /**
     * Exchanges two rows of a band in some places: a given one, and all that must follow so that both keep every digit.
     */
    void swapRows(int first, int second, int start) {
        swapLines(first, second, start, side, 1, columnInRow);
    }

    /** Exchanges two columns of a stack like two rows. */
    void swapColumns(int first, int second, int start) {
        swapLines(first, second, start, 1, side, rowInColumn);
    }

    /**
     * Exchanges two lines in some places.
     *
     * @param lineStep from a cell to the same place in the next line
     * @param placeStep from a cell to the next place in the same line
     * @param placeInLine for a digit and a line the place
     */
    private void swapLines(int first, int second, int start, int lineStep, int placeStep, int[] placeInLine) {
        int count = 0;
        int place = start;
        do {
            taken[count++] = place;
            if (count > half) {
                return;
            }
            place = placeInLine[digits[second * lineStep + place * placeStep] * side + first];
        } while (place != start);
        boolean rows = placeStep == 1;
        for (int i = 0; i < count; i++) {
            place = taken[i];
            int a = digits[first * lineStep + place * placeStep];
            int b = digits[second * lineStep + place * placeStep];
            set(rows ? first : place, rows ? place : first, b);
            set(rows ? second : place, rows ? place : second, a);
        }
    }

    private void set(int row, int column, int digit) {
        int cell = row * side + column;
        digits[cell] = digit;
        columnInRow[digit * side + row] = column;
        rowInColumn[digit * side + column] = row;
        rowInBox[digit * side + boxes[cell]] = row;
    }
}
