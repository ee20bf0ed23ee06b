package io.shudu.logic.position;

import java.util.Arrays;

/** Singles in the order in which they arose. They stay after their cell was filled; readers skip them. */
public final class SinglesQueue {
    private int[] cells = new int[64];
    private int[] digits = new int[64];
    private int size;
    /** All before it are out of date. */
    private int head;

    SinglesQueue() {}

    void clear() {
        size = 0;
        head = 0;
    }

    void set(SinglesQueue other) {
        cells = Arrays.copyOf(other.cells, other.cells.length);
        digits = Arrays.copyOf(other.digits, other.digits.length);
        size = other.size;
        head = other.head;
    }

    void add(int cell, int digit) {
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, 2 * size);
            digits = Arrays.copyOf(digits, 2 * size);
        }
        cells[size] = cell;
        digits[size++] = digit;
    }

    /** The first single whose cell is still empty, -1 if there is none. */
    public int first(Position position) {
        head = next(position, head - 1);
        if (head < 0) {
            head = size;
            return -1;
        }
        return head;
    }

    /** The next single after one, -1 if there is none. */
    public int next(Position position, int one) {
        for (int i = one + 1; i < size; i++) {
            if (position.has(cells[i], digits[i])) {
                return i;
            }
        }
        return -1;
    }

    /** The cell of a single. */
    public int cell(int i) {
        return cells[i];
    }

    /** The digit of a single. */
    public int digit(int i) {
        return digits[i];
    }
}
