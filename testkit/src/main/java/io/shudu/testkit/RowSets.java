package io.shudu.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the complete grids of boards with two boxes side by side, each of two rows and n columns, without making any.
 *
 * <p>A band is fixed by the n of 2n digits that its first row has in the left box: the second row has the others there,
 * and in the right box it is the other way round. Given these sets for all n bands, the digits of a stack are put into
 * columns, each of which has every digit once: in as many ways on the left as on the right. So the number of grids is
 * the sum of the squares of these ways over all choices of n sets.
 *
 * <p>Other names of digits change nothing, so the first set may be fixed; neither does it matter which of the two rows
 * of a band is above, or in which order the bands are.
 */
public final class RowSets {
    private final int n;
    private final List<Integer> sets = new ArrayList<>();
    /** Ways, by the kinds of the digits. */
    private final Map<List<Integer>, Long> known = new HashMap<>();

    private RowSets(int n) {
        this.n = n;
        for (int set = 0; set < 1 << (2 * n); set++) {
            // With digit 0: the one of two rows that has it.
            if (Integer.bitCount(set) == n && (set & 1) != 0) {
                sets.add(set);
            }
        }
    }

    /** The number of complete grids with boxes of 2×n, for n up to 4. */
    public static long gridsOfTwoBy(int n) {
        RowSets all = new RowSets(n);
        int[] rows = new int[2 * n];
        all.put(rows, 0, all.sets.getFirst());
        // 2 for each band: which of its rows has digit 0. The sets of the first band are all alike.
        return all.sum(rows, 1, 0, 1) * (all.sets.size() << n);
    }

    private void put(int[] rows, int band, int set) {
        rows[2 * band] = set;
        rows[2 * band + 1] = (1 << (2 * n)) - 1 - set;
    }

    /**
     * The sum over all choices of the bands from one on, with sets in order from one on.
     *
     * @param run how many bands before have the last set, this one among them
     */
    private long sum(int[] rows, int band, int first, int run) {
        if (band == n) {
            long ways = known.computeIfAbsent(kinds(rows), kinds -> columns(rows, n));
            return ways * ways;
        }
        long sum = 0;
        for (int i = first; i < sets.size(); i++) {
            put(rows, band, sets.get(i));
            // Orders of the bands behind the first, equal ones counted once.
            int equal = i == first && band > 1 ? run + 1 : 1;
            sum += sum(rows, band + 1, i, equal) * band / equal;
        }
        return sum;
    }

    /** For each digit in which rows it is, in an order that does not depend on the digits' names. */
    private static List<Integer> kinds(int[] rows) {
        List<Integer> kinds = new ArrayList<>();
        for (int digit = 0; digit < rows.length; digit++) {
            int kind = 0;
            for (int row = 0; row < rows.length; row++) {
                kind |= (rows[row] >> digit & 1) << row;
            }
            kinds.add(kind);
        }
        Collections.sort(kinds);
        return kinds;
    }

    /** In how many ways the digits of the rows can be put into so many columns. */
    private static long columns(int[] rows, int columns) {
        // What is left for the last column fits: each row has one digit, and each digit one row.
        return columns == 1 ? 1 : column(rows, 0, 0, columns);
    }

    private static long column(int[] rows, int row, int used, int columns) {
        if (row == rows.length) {
            return columns(rows, columns - 1);
        }
        long ways = 0;
        int set = rows[row];
        for (int free = set & ~used; free != 0; free &= free - 1) {
            int digit = Integer.lowestOneBit(free);
            rows[row] = set ^ digit;
            ways += column(rows, row + 1, used | digit, columns);
        }
        rows[row] = set;
        return ways;
    }
}
