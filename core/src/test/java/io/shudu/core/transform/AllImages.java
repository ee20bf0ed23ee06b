package io.shudu.core.transform;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Every rearrangement of a classic grid, one after the other, with digits named in the order in which they come up. */
final class AllImages {
    private final int[] smallest = new int[81];
    private int ties;

    AllImages(int[] digits) {
        int[] turned = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            turned[cell % 9 * 9 + cell / 9] = digits[cell];
        }
        Arrays.fill(smallest, 10);
        List<int[]> orders = orders();
        for (int[] grid : new int[][] {digits, turned}) {
            for (int[] rows : orders) {
                for (int[] columns : orders) {
                    look(grid, rows, columns);
                }
            }
        }
    }

    String smallest() {
        StringBuilder line = new StringBuilder();
        for (int digit : smallest) {
            line.append(digit == 0 ? "." : String.valueOf(digit));
        }
        return line.toString();
    }

    /** Number of rearrangements that lead to the smallest image. */
    int ties() {
        return ties;
    }

    private void look(int[] grid, int[] rows, int[] columns) {
        int[] names = new int[10];
        int named = 0;
        boolean less = false;
        for (int cell = 0; cell < 81; cell++) {
            int digit = grid[9 * rows[cell / 9] + columns[cell % 9]];
            if (digit != 0 && names[digit] == 0) {
                names[digit] = ++named;
            }
            int name = names[digit];
            if (!less && name > smallest[cell]) {
                return;
            }
            less |= name < smallest[cell];
            smallest[cell] = name;
        }
        ties = less ? 1 : ties + 1;
    }

    /** The 1296 orders of nine lines that stay together in threes. */
    private static List<int[]> orders() {
        int[][] three = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        List<int[]> orders = new ArrayList<>();
        for (int[] groups : three) {
            for (int[] a : three) {
                for (int[] b : three) {
                    for (int[] c : three) {
                        int[] order = new int[9];
                        for (int i = 0; i < 3; i++) {
                            order[i] = 3 * groups[0] + a[i];
                            order[3 + i] = 3 * groups[1] + b[i];
                            order[6 + i] = 3 * groups[2] + c[i];
                        }
                        orders.add(order);
                    }
                }
            }
        }
        return orders;
    }
}
