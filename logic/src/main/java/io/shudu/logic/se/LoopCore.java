package io.shudu.logic.se;

import java.util.Arrays;

/**
 * The cells with both digits of a pair that may be in a loop: each must have another one in its box, row and column.
 */
final class LoopCore {
    private final Houses houses;
    private final int[] cells = new int[Houses.CELLS];
    private final boolean[] in = new boolean[Houses.CELLS];
    private final int[] inHouse = new int[Houses.COUNT];
    private int pair;
    private int count;

    LoopCore(Houses houses) {
        this.houses = houses;
    }

    void look(Board board, int digits) {
        for (int i = 0; i < count; i++) {
            in[cells[i]] = false;
        }
        pair = digits;
        count = 0;
        Arrays.fill(inHouse, 0);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if ((pair & ~board.candidates[cell]) == 0) {
                cells[count++] = cell;
                in[cell] = true;
                add(cell, 1);
            }
        }
        boolean less = true;
        while (less) {
            less = false;
            for (int i = 0; i < count; i++) {
                int cell = cells[i];
                if (in[cell] && isAlone(cell)) {
                    in[cell] = false;
                    add(cell, -1);
                    less = true;
                }
            }
        }
    }

    private void add(int cell, int number) {
        for (int i = cell * 3; i < cell * 3 + 3; i++) {
            inHouse[houses.houseOf[i]] += number;
        }
    }

    private boolean isAlone(int cell) {
        return inHouse[houses.houseOf[cell * 3]] < 2
                || inHouse[houses.houseOf[cell * 3 + 1]] < 2
                || inHouse[houses.houseOf[cell * 3 + 2]] < 2;
    }

    boolean has(int cell) {
        return in[cell];
    }
}
