package io.shudu.core.transform;

import java.util.Arrays;

/**
 * The 416 classes of bands, and for every band all ways to turn it into the smallest member of its class. Two bands are
 * of one class if names of digits and orders of rows, columns and boxes make the difference.
 *
 * <p>Classes are ranked by their smallest members, and so come out of the bands in lexicographic order. From a smallest
 * member 216 moves (order of boxes, order of rows, order of columns in the box that comes first) lead to all
 * {@linkplain BandNumbers numbers} of the class; read backwards they are all the ways from those numbers to the
 * smallest member. As many lead to one number as the band has automorphisms. So the tables take 416 · 216 moves to
 * make, a few milliseconds.
 */
final class BandClasses {
    private static final int CLASSES = 416;
    private static final int MOVES = Orders.COUNT * Orders.COUNT * Orders.COUNT;
    private static final int RANK_SHIFT = 17;
    private static final int OFFSET_MASK = (1 << RANK_SHIFT) - 1;
    private static final int BAND = 27;

    /** Made when first asked for. */
    private static final class Only {
        private static final BandClasses TABLES = new BandClasses();
    }

    private final BandNumbers numbers = new BandNumbers();
    /** By number: the rank of the class, and where the ways begin. */
    private final int[] entries = new int[BandNumbers.COUNT];
    /** Those of one number stand together. */
    private final char[] ways = new char[CLASSES * MOVES];
    /** By rank: automorphisms of a band. */
    private final byte[] wayCounts = new byte[CLASSES];

    private BandClasses() {
        new Filling().fill(9);
    }

    static BandClasses tables() {
        return Only.TABLES;
    }

    /**
     * What is known about a band, as one number.
     *
     * @param cells digits from 1 to 9, row by row
     * @param start where the band begins
     * @param names room for ten numbers; afterwards what each digit is named by its place in the first box
     */
    int entry(int[] cells, int start, int[] names) {
        return entries[numbers.number(cells, start, names)];
    }

    /** The rank of a band's class, from 0. */
    static int rank(int entry) {
        return entry >>> RANK_SHIFT;
    }

    /** How many ways there are to the smallest member. */
    int wayCount(int entry) {
        return wayCounts[rank(entry)];
    }

    /** One of the ways to the smallest member; {@link #row} and {@link #column} tell what it does. */
    int way(int entry, int index) {
        return ways[(entry & OFFSET_MASK) + index];
    }

    /** Which row of the band becomes a row of the smallest member. */
    static int row(int way, int row) {
        return Orders.at(way & 7, row);
    }

    /**
     * Which column of the band becomes a column of the smallest member. The band's columns are counted as they stand in
     * the first box, and by ascending names in the first row in the two others.
     */
    static int column(int way, int column) {
        int stack = column / 3;
        return 3 * Orders.at(way >> 3 & 7, stack) + Orders.at(way >> (6 + 3 * stack) & 7, column % 3);
    }

    /**
     * Goes through the bands that begin with 123456789 in lexicographic order, until there is no class left to meet.
     */
    private final class Filling {
        private static final int UNKNOWN = -1;
        private static final int COUNTED = -2;

        private final int[] band = {1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        private final int[] moved = new int[BAND];
        private final int[] names = new int[10];
        private final byte[] written = new byte[BandNumbers.COUNT];
        private int rank;
        private int offset;

        Filling() {
            Arrays.fill(entries, UNKNOWN);
        }

        void fill(int cell) {
            if (cell == BAND) {
                if (entry(band, 0, names) == UNKNOWN) {
                    addClass();
                }
                return;
            }
            for (int digit = 1; digit <= 9 && rank < CLASSES; digit++) {
                if (fits(digit, cell)) {
                    band[cell] = digit;
                    fill(cell + 1);
                }
            }
        }

        private boolean fits(int digit, int cell) {
            for (int other = 0; other < cell; other++) {
                if (band[other] == digit && (other / 9 == cell / 9 || other % 9 / 3 == cell % 9 / 3)) {
                    return false;
                }
            }
            return true;
        }

        private void addClass() {
            int[] reached = new int[MOVES];
            int[] back = new int[MOVES];
            int distinct = 0;
            for (int move = 0; move < MOVES; move++) {
                int rows = move % Orders.COUNT;
                int stacks = move / Orders.COUNT % Orders.COUNT;
                int columns = move / Orders.COUNT / Orders.COUNT;
                move(rows, stacks, columns);
                reached[move] = numbers.number(moved, 0, names);
                back[move] = wayBack(rows, stacks, columns);
                if (entries[reached[move]] == UNKNOWN) {
                    entries[reached[move]] = COUNTED;
                    distinct++;
                }
            }
            int each = MOVES / distinct;
            wayCounts[rank] = (byte) each;
            for (int move = 0; move < MOVES; move++) {
                int number = reached[move];
                if (entries[number] == COUNTED) {
                    entries[number] = rank << RANK_SHIFT | offset;
                    offset += each;
                }
                ways[(entries[number] & OFFSET_MASK) + written[number]++] = (char) back[move];
            }
            rank++;
        }

        private void move(int rows, int stacks, int columns) {
            for (int cell = 0; cell < BAND; cell++) {
                int place = cell % 3;
                int stack = cell % 9 / 3;
                moved[cell] = band[
                        9 * Orders.at(rows, cell / 9)
                                + 3 * Orders.at(stacks, stack)
                                + (stack == 0 ? Orders.at(columns, place) : place)];
            }
        }

        private int wayBack(int rows, int stacks, int columns) {
            int way = Orders.inverse(rows) | Orders.inverse(stacks) << 3;
            for (int stack = 0; stack < 3; stack++) {
                int order = stack == 0 ? columns : sorting(moved, 3 * stack, names);
                way |= Orders.inverse(order) << (6 + 3 * Orders.at(stacks, stack));
            }
            return way;
        }
    }

    /** The order that sorts the columns of a box by names in their first cells. */
    static int sorting(int[] cells, int start, int[] names) {
        return Orders.sorting(names[cells[start]], names[cells[start + 1]], names[cells[start + 2]]);
    }
}
