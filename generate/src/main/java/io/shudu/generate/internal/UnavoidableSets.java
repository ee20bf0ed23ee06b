package io.shudu.generate.internal;

import io.shudu.core.grid.Grid;
import io.shudu.core.solve.classic.SecondSolution;
import java.util.Arrays;

/**
 * Unavoidable sets of a complete classic grid: sets of cells whose digits can be exchanged among themselves, so that
 * clues with one solution are in each of them. They tell in nanoseconds that clues do not suffice.
 *
 * <p>Sets of two digits are known at once; others are added as searches find them. All are three words, as in
 * {@link SecondSolution}.
 */
public final class UnavoidableSets {
    private static final int SIDE = 9;
    private static final int BOX = 3;

    private int[] words = new int[3 * 256];
    private int end;

    /** For each digit the columns of its cells by row, the rows by column, and the rows by box. */
    private final int[] columns = new int[SIDE * SIDE];

    private final int[] rows = new int[SIDE * SIDE];
    private final int[] boxRows = new int[SIDE * SIDE];

    /** No sets yet. */
    public UnavoidableSets() {}

    /** Forgets all sets and begins with those of a grid that have two digits. */
    public void start(Grid solution) {
        end = 0;
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            int digit = SIDE * (solution.digit(cell) - 1);
            int row = cell / SIDE;
            int column = cell % SIDE;
            columns[digit + row] = column;
            rows[digit + column] = row;
            boxRows[digit + row / BOX * BOX + column / BOX] = row;
        }
        for (int digit = 0; digit < SIDE * SIDE; digit += SIDE) {
            for (int other = 0; other < digit; other += SIDE) {
                addPair(digit, other);
            }
        }
    }

    /** The number of words of all sets. */
    public int end() {
        return end;
    }

    /** A word; each set has three, one after the other. */
    public int word(int at) {
        return words[at];
    }

    /** Adds a set. */
    public void add(int word0, int word1, int word2) {
        if (end == words.length) {
            words = Arrays.copyOf(words, 2 * end);
        }
        words[end++] = word0;
        words[end++] = word1;
        words[end++] = word2;
    }

    /** Whether clues are in all sets. If not, the set that they miss moves forward, to be asked sooner. */
    public boolean meet(int clues0, int clues1, int clues2) {
        int[] w = words;
        for (int at = 0; at < end; at += 3) {
            if (((w[at] & clues0) | (w[at + 1] & clues1) | (w[at + 2] & clues2)) == 0) {
                swap(at, at / 3 * 3 / 4 * 3);
                return false;
            }
        }
        return true;
    }

    private void swap(int at, int other) {
        for (int i = 0; i < 3; i++) {
            int kept = words[at + i];
            words[at + i] = words[other + i];
            words[other + i] = kept;
        }
    }

    /**
     * Adds the sets of two digits: the smallest that have with a cell also the cells of the other digit that it sees.
     * Such a set has both cells of a row or none.
     */
    private void addPair(int digit, int other) {
        int left = (1 << SIDE) - 1;
        while (left != 0) {
            int done = 0;
            int open = left & -left;
            int[] set = new int[3];
            while (open != 0) {
                int row = Integer.numberOfTrailingZeros(open);
                done |= 1 << row;
                open |= enter(set, row, digit, other) | enter(set, row, other, digit);
                open &= ~done;
            }
            add(set[0], set[1], set[2]);
            left &= ~done;
        }
    }

    /** Enters a digit's cell of a row; tells the rows of the other digit's cells in its column and its box. */
    private int enter(int[] set, int row, int digit, int other) {
        int column = columns[digit + row];
        int cell = SIDE * row + column;
        set[SecondSolution.word(cell)] |= SecondSolution.bit(cell);
        return 1 << rows[other + column] | 1 << boxRows[other + row / BOX * BOX + column / BOX];
    }
}
