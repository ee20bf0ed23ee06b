package io.shudu.logic.pattern;

import java.util.Arrays;

/** Singles in the order of finding. */
final class SingleList {
    int[] cells = new int[256];
    int[] digits = new int[256];
    int count;

    void add(int cell, int digit) {
        if (count == cells.length) {
            cells = Arrays.copyOf(cells, 2 * count);
            digits = Arrays.copyOf(digits, 2 * count);
        }
        cells[count] = cell;
        digits[count++] = digit;
    }

    void removeAt(int i) {
        count--;
        System.arraycopy(cells, i + 1, cells, i, count - i);
        System.arraycopy(digits, i + 1, digits, i, count - i);
    }
}
