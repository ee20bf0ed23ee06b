package io.shudu.core.transform;

import java.util.Arrays;

/**
 * Numbers for bands, in which neither the names of digits nor the order of columns in the second and third box have a
 * say.
 *
 * <p>Digits are named by their places in the first box, 0 to 8. Then a band is described by
 *
 * <ol>
 *   <li>the <em>split</em>: which three digits the second box has in each row. Those of one row of the first box go to
 *       the two other rows, k and 3 − k of them, with the same k for all three rows: 1 + 27 + 27 + 1 = 56 ways. The
 *       third box takes what remains;
 *   <li>for the second and the third box the <em>pairing</em>: which digits of its three rows share a column, 36 ways.
 * </ol>
 *
 * <p>That makes 56 · 36 · 36 = 72,576 numbers, twice the 36,288 of bands whose second and third box may change places.
 */
final class BandNumbers {
    private static final int SPLITS = 56;
    private static final int PAIRINGS = 36;
    static final int COUNT = SPLITS * PAIRINGS * PAIRINGS;

    /** Sets of three of nine digits. */
    private static final int SETS = 84;
    /** Bits of a triple for the order that sorts it. */
    private static final int ORDER_BITS = 3;

    private static final int ORDER_MASK = (1 << ORDER_BITS) - 1;

    /** By three digits of a row: number of their set, and the order that sorts them. */
    private final short[] triples = new short[9 * 9 * 9];
    /** By the sets in the first and the second row of the second box. */
    private final byte[] splits = new byte[SETS * SETS];
    /** By the sorting orders of three rows. */
    private final byte[] pairings = new byte[Orders.COUNT * Orders.COUNT * Orders.COUNT];

    BandNumbers() {
        nameSplits(nameTriples());
        namePairings();
    }

    /**
     * The number of a band.
     *
     * @param cells digits from 1 to 9, row by row
     * @param start where the band begins
     * @param names room for ten numbers; afterwards what each digit is named by its place in the first box
     */
    int number(int[] cells, int start, int[] names) {
        names[cells[start]] = 0;
        names[cells[start + 1]] = 1;
        names[cells[start + 2]] = 2;
        names[cells[start + 9]] = 3;
        names[cells[start + 10]] = 4;
        names[cells[start + 11]] = 5;
        names[cells[start + 18]] = 6;
        names[cells[start + 19]] = 7;
        names[cells[start + 20]] = 8;
        int first = triple(cells, start + 3, names);
        int second = triple(cells, start + 12, names);
        int third = triple(cells, start + 21, names);
        int split = splits[(first >> ORDER_BITS) * SETS + (second >> ORDER_BITS)];
        int pairing = pairing(first, second, third);
        first = triple(cells, start + 6, names);
        second = triple(cells, start + 15, names);
        third = triple(cells, start + 24, names);
        return (split * PAIRINGS + pairing) * PAIRINGS + pairing(first, second, third);
    }

    private int triple(int[] cells, int start, int[] names) {
        return triples[(names[cells[start]] * 9 + names[cells[start + 1]]) * 9 + names[cells[start + 2]]];
    }

    private int pairing(int first, int second, int third) {
        return pairings[
                ((first & ORDER_MASK) * Orders.COUNT + (second & ORDER_MASK)) * Orders.COUNT + (third & ORDER_MASK)];
    }

    /** The numbers of sets, by their digits as bits. */
    private int[] nameTriples() {
        int[] sets = new int[512];
        Arrays.fill(sets, -1);
        int setCount = 0;
        for (int code = 0; code < triples.length; code++) {
            int a = code / 81;
            int b = code / 9 % 9;
            int c = code % 9;
            int set = 1 << a | 1 << b | 1 << c;
            if (Integer.bitCount(set) == 3) {
                if (sets[set] < 0) {
                    sets[set] = setCount++;
                }
                triples[code] = (short) ((sets[set] << ORDER_BITS) | Orders.sorting(a, b, c));
            }
        }
        return sets;
    }

    private void nameSplits(int[] sets) {
        int split = 0;
        for (int first = 0; first < 512; first++) {
            for (int second = 0; second < 512; second++) {
                int third = 511 & ~(first | second);
                if ((first & second) == 0 && fits(first, 0) && fits(second, 1) && fits(third, 2)) {
                    splits[sets[first] * SETS + sets[second]] = (byte) split++;
                }
            }
        }
    }

    /** Whether a set can stand in a row beside the first box. */
    private static boolean fits(int set, int row) {
        return Integer.bitCount(set) == 3 && (set & (7 << (3 * row))) == 0;
    }

    /** The same columns in another order are the same pairing: those of the first row are taken in ascending order. */
    private void namePairings() {
        for (int first = 0; first < Orders.COUNT; first++) {
            for (int second = 0; second < Orders.COUNT; second++) {
                for (int third = 0; third < Orders.COUNT; third++) {
                    int code = (first * Orders.COUNT + second) * Orders.COUNT + third;
                    pairings[code] = (byte) (beside(first, second) * Orders.COUNT + beside(first, third));
                }
            }
        }
    }

    /** The order of a row's digits, if the columns are in the order that sorts another row. */
    private static int beside(int sorting, int row) {
        int rank = Orders.inverse(row);
        return Orders.of(
                Orders.at(rank, Orders.at(sorting, 0)),
                Orders.at(rank, Orders.at(sorting, 1)),
                Orders.at(rank, Orders.at(sorting, 2)));
    }
}
