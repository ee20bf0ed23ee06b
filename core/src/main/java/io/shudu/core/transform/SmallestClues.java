package io.shudu.core.transform;

import io.shudu.core.thread.Interruption;
import java.util.Arrays;

/**
 * The search for the smallest of all symmetric images of any classic grid, where an empty cell is 0: for puzzles
 * without one solution to go by, for patterns, and for grids that break the rules.
 *
 * <p>For every order of columns, of the grid and of its transpose, it takes the row that makes the smallest next row of
 * the image, and goes on with each of them if there are several, as long as the image is not larger than the best so
 * far. Digits are named in the order in which they come up. The work has a bound: 2592 orders of columns with at most
 * 1296 orders of rows each. Where many of these make the same image, in nearly empty grids, it is because lines are
 * {@link Twins}, and of those only one is tried.
 */
final class SmallestClues {
    private static final int ALL = (1 << 9) - 1;

    private final int[] cells = new int[2 * Arrangement.CELLS];
    private final Twins twins = new Twins();
    private final Arrangement arrangement = new Arrangement();
    private final Arrangement chosen = new Arrangement();
    private final int[] chosenDigits = new int[10];
    private final int[] best = new int[9];
    /** By row of the image: the row numbers that each row of the grid would make there. */
    private final int[] numbers = new int[9 * 9];
    /** What digits are named before each row of the image, 0 for none yet; in the place of digit 0 stands how many. */
    private final int[] newDigits = new int[10 * 10];

    private final int[] tried = new int[10];
    private int automorphisms;
    /** First line among rows of the image: 0, or 9 in the transpose. */
    private int firstRow;

    /**
     * Finds the smallest image.
     *
     * @param grid digits, which become the smallest image
     * @return number of rearrangements of cells that change nothing but the names of digits
     */
    int find(int[] grid) {
        Arrangement.load(grid, cells);
        twins.find(cells);
        Arrays.fill(best, Integer.MAX_VALUE);
        automorphisms = 0;
        for (firstRow = 0; firstRow <= 9; firstRow += 9) {
            chooseColumn(0, ALL, 1);
        }
        Arrangement.write(best, grid);
        return automorphisms;
    }

    /** A symmetry that leads to the image found last. */
    Transform transform() {
        int[] digits = chosenDigits.clone();
        int next = digits[0];
        digits[0] = 0;
        for (int digit = 1; digit <= 9; digit++) {
            if (digits[digit] == 0) {
                digits[digit] = ++next;
            }
        }
        return chosen.transform(digits);
    }

    private void chooseColumn(int place, int unused, int weight) {
        if (place == 9) {
            Interruption.check();
            chooseRow(0, ALL, weight);
            return;
        }
        int firstColumn = 9 - firstRow;
        int last = place == 0 ? 0 : firstColumn + arrangement.columns[place - 1];
        for (int column = 0; column < 9; column++) {
            int standsFor = twins.weight(firstColumn + column, place, last, unused);
            if (standsFor > 0) {
                arrangement.columns[place] = column;
                chooseColumn(place + 1, unused & ~(1 << column), weight * standsFor);
            }
        }
    }

    private void chooseRow(int place, int unused, int weight) {
        if (place == 9) {
            if (automorphisms == 0) {
                chosen.set(arrangement);
                System.arraycopy(newDigits, 90, chosenDigits, 0, 10);
            }
            automorphisms += weight;
            return;
        }
        int last = place == 0 ? 0 : arrangement.rows[place - 1] / 9;
        int least = best[place];
        for (int row = 0; row < 9; row++) {
            boolean possible = twins.weight(firstRow + row, place, last, unused) > 0;
            int number = possible ? number(place, 9 * (firstRow + row)) : Integer.MAX_VALUE;
            numbers[9 * place + row] = number;
            least = Math.min(least, number);
        }
        if (least < best[place]) {
            // Whatever follows is better than the best so far.
            Arrays.fill(best, place, 9, Integer.MAX_VALUE);
            best[place] = least;
            automorphisms = 0;
        }
        for (int row = 0; row < 9; row++) {
            if (numbers[9 * place + row] == least) {
                arrangement.rows[place] = 9 * (firstRow + row);
                number(place, arrangement.rows[place]);
                System.arraycopy(tried, 0, newDigits, 10 * (place + 1), 10);
                int standsFor = twins.weight(firstRow + row, place, last, unused);
                chooseRow(place + 1, unused & ~(1 << row), weight * standsFor);
            }
        }
    }

    /** The row number that a row of the grid makes in a place, and in {@link #tried} the names of digits after it. */
    private int number(int place, int row) {
        System.arraycopy(newDigits, 10 * place, tried, 0, 10);
        int number = 0;
        for (int column = 0; column < 9; column++) {
            int digit = cells[row + arrangement.columns[column]];
            number *= 10;
            if (digit != 0) {
                if (tried[digit] == 0) {
                    tried[digit] = ++tried[0];
                }
                number += tried[digit];
            }
        }
        return number;
    }
}
