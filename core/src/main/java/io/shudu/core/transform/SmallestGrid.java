package io.shudu.core.transform;

import java.util.Arrays;

/**
 * The search for the smallest of all 2 · 6⁸ · 9! symmetric images of a complete classic grid, and for all arrangements
 * that lead there.
 *
 * <p>The image's first band is the smallest member of its class, so only those of the six chutes (bands and stacks) can
 * become it whose class is smallest; {@link BandClasses} knows these classes and all ways from a chute to the smallest
 * member. A way fixes the columns and, as the first row becomes 123456789, the names of digits; then the first column
 * tells the order of all other rows. A random grid has 1.4 such candidates on average.
 *
 * <p>Every arrangement to the smallest image is among the candidates, hence there are as many best ones as the grid has
 * automorphisms: at most 648.
 */
final class SmallestGrid {
    private static final int BAND = 27;
    private static final int CHUTES = 6;

    private final BandClasses classes = BandClasses.tables();
    private final int[] cells = new int[2 * Arrangement.CELLS];
    private final int[] clues = new int[2 * Arrangement.CELLS];
    private final int[] names = new int[10];
    private final int[] newDigits = new int[10];
    private final int[] bandColumns = new int[9];
    private final int[] entries = new int[CHUTES];
    private final int[] best = new int[9];
    private final Arrangement candidate = new Arrangement();

    private Arrangement[] arrangements = {new Arrangement()};
    private int count;
    private int chosen;

    /**
     * Finds the smallest image.
     *
     * @param grid the digits of a solved grid, which becomes its smallest image
     * @return number of automorphisms
     */
    int find(int[] grid) {
        search(grid);
        chosen = 0;
        rename(arrangements[0]);
        for (int row = 0; row < 3; row++) {
            best[row] = arrangements[0].rowNumber(row, cells, newDigits);
        }
        Arrangement.write(best, grid);
        return count;
    }

    /**
     * Finds the smallest image of a puzzle among those whose solution is the smallest image of its solution.
     *
     * @param puzzle the digits of a puzzle, which becomes its smallest image
     * @return number of automorphisms of the puzzle
     */
    int find(int[] puzzle, int[] solution) {
        search(solution);
        Arrangement.load(puzzle, clues);
        Arrays.fill(best, Integer.MAX_VALUE);
        int automorphisms = 0;
        for (int i = 0; i < count; i++) {
            int order = compareClues(arrangements[i]);
            if (order < 0) {
                automorphisms = 0;
                chosen = i;
            }
            automorphisms += order <= 0 ? 1 : 0;
        }
        Arrangement.write(best, puzzle);
        return automorphisms;
    }

    /** A symmetry that leads to the image found last. */
    Transform transform() {
        rename(arrangements[chosen]);
        return arrangements[chosen].transform(newDigits);
    }

    private void search(int[] grid) {
        Arrangement.load(grid, cells);
        int smallest = Integer.MAX_VALUE;
        for (int chute = 0; chute < CHUTES; chute++) {
            entries[chute] = classes.entry(cells, BAND * chute, names);
            smallest = Math.min(smallest, BandClasses.rank(entries[chute]));
        }
        Arrays.fill(best, Integer.MAX_VALUE);
        count = 0;
        for (int chute = 0; chute < CHUTES; chute++) {
            if (BandClasses.rank(entries[chute]) == smallest) {
                tryChute(chute, entries[chute]);
            }
        }
    }

    private void tryChute(int chute, int entry) {
        int start = BAND * chute;
        // Other chutes have used the names since.
        classes.entry(cells, start, names);
        for (int stack = 0; stack < 3; stack++) {
            int order = stack == 0 ? 0 : BandClasses.sorting(cells, start + 3 * stack, names);
            for (int place = 0; place < 3; place++) {
                bandColumns[3 * stack + place] = 3 * stack + Orders.at(order, place);
            }
        }
        int first = chute < 3 ? 0 : 3;
        int next = first + (chute - first + 1) % 3;
        int last = first + (chute - first + 2) % 3;
        int ways = classes.wayCount(entry);
        for (int i = 0; i < ways; i++) {
            int way = classes.way(entry, i);
            for (int row = 0; row < 3; row++) {
                candidate.rows[row] = start + 9 * BandClasses.row(way, row);
            }
            for (int column = 0; column < 9; column++) {
                candidate.columns[column] = bandColumns[BandClasses.column(way, column)];
            }
            rename(candidate);
            placeBands(BAND * next, BAND * last);
            compare();
        }
    }

    /** The first row becomes 123456789. */
    private void rename(Arrangement arrangement) {
        for (int column = 0; column < 9; column++) {
            newDigits[cells[arrangement.rows[0] + arrangement.columns[column]]] = column + 1;
        }
    }

    private void placeBands(int a, int b) {
        int orderOfA = sortingRows(a);
        int orderOfB = sortingRows(b);
        int leastOfA = firstDigit(a + 9 * Orders.at(orderOfA, 0));
        int leastOfB = firstDigit(b + 9 * Orders.at(orderOfB, 0));
        int placeOfA = leastOfA < leastOfB ? 3 : 6;
        for (int row = 0; row < 3; row++) {
            candidate.rows[placeOfA + row] = a + 9 * Orders.at(orderOfA, row);
            candidate.rows[9 - placeOfA + row] = b + 9 * Orders.at(orderOfB, row);
        }
    }

    private int sortingRows(int band) {
        return Orders.sorting(firstDigit(band), firstDigit(band + 9), firstDigit(band + 18));
    }

    private int firstDigit(int row) {
        return newDigits[cells[row + candidate.columns[0]]];
    }

    /** Keeps the candidate if none so far is better. First bands need no look: they are the same. */
    private void compare() {
        boolean better = false;
        for (int row = 3; row < 9; row++) {
            int number = candidate.rowNumber(row, cells, newDigits);
            if (!better && number > best[row]) {
                return;
            }
            better |= number < best[row];
            best[row] = number;
        }
        count = better ? 0 : count;
        if (count == arrangements.length) {
            arrangements = Arrays.copyOf(arrangements, 2 * count);
            for (int i = count; i < arrangements.length; i++) {
                arrangements[i] = new Arrangement();
            }
        }
        arrangements[count++].set(candidate);
    }

    /** Whether the clues so arranged are better than the best so far, which they then are: -1, 0 or 1. */
    private int compareClues(Arrangement arrangement) {
        rename(arrangement);
        int order = 0;
        for (int row = 0; row < 9; row++) {
            int number = arrangement.rowNumber(row, clues, newDigits);
            if (order == 0) {
                order = Integer.compare(number, best[row]);
                if (order > 0) {
                    return order;
                }
            }
            best[row] = number;
        }
        return order;
    }
}
