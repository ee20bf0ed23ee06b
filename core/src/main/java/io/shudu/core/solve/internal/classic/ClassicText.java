package io.shudu.core.solve.internal.classic;

import static io.shudu.core.solve.spi.ClassicWords.CELLS;
import static io.shudu.core.solve.spi.ClassicWords.DIGITS;
import static io.shudu.core.solve.spi.ClassicWords.STRIDE;
import static io.shudu.core.solve.spi.ClassicWords.WORDS;

import java.util.Arrays;

/** Puzzles and solutions as 81 characters, to and from the words of a search. */
final class ClassicText {
    /** What a character stands for, times 3: an empty cell is 0. */
    private static final int BAD = 3 * (DIGITS + 1);

    private static final byte[] MEANING = new byte[256];
    /** The cell in the first row of its band that a bit stands for. */
    private static final byte[] CELL = new byte[32];

    static {
        Arrays.fill(MEANING, (byte) BAD);
        for (char empty : new char[] {'.', '0', '*', '_'}) {
            MEANING[empty] = 0;
        }
        for (int digit = 1; digit <= DIGITS; digit++) {
            MEANING['0' + digit] = (byte) (3 * digit);
        }
        for (int bit = 0; bit < CELL.length; bit++) {
            CELL[bit] = (byte) (bit / STRIDE * 3 * DIGITS + bit % STRIDE);
        }
    }

    /** Words of each meaning: the cells with it. */
    private final int[] cells = new int[BAD + 3];

    /** Begins a search with the puzzle that starts at a place of a text. False if it is none. */
    boolean read(byte[] text, int start, ClassicSearch search) {
        Arrays.fill(cells, 0);
        // Clues come without any order: a branch on them would go wrong every third time.
        for (int row = 0, at = start; row < DIGITS; row++) {
            int i = row % 3;
            for (int bit = 1 << (row / 3 * STRIDE), c = 0; c < DIGITS; c++, bit <<= 1) {
                cells[MEANING[text[at++] & 255] + i] |= bit;
            }
        }
        if ((cells[BAD] | cells[BAD + 1] | cells[BAD + 2]) != 0) {
            return false;
        }
        int empty0 = cells[0];
        int empty1 = cells[1];
        int empty2 = cells[2];
        int[] words = search.words();
        for (int at = 0; at < WORDS; at += 3) {
            words[at] = empty0 | cells[at + 3];
            words[at + 1] = empty1 | cells[at + 4];
            words[at + 2] = empty2 | cells[at + 5];
        }
        search.begin(CELLS ^ empty0, CELLS ^ empty1, CELLS ^ empty2);
        return true;
    }

    /** Writes the solution that a search stands at. */
    static void write(ClassicSearch search, byte[] text, int start) {
        int[] words = search.words();
        for (int w = 0; w < WORDS; w++) {
            int from = start + w % 3 * DIGITS;
            byte sign = (byte) ('1' + w / 3);
            int left = words[w];
            for (int band = 0; band < 3; band++) {
                text[from + CELL[Integer.numberOfTrailingZeros(left)]] = sign;
                left &= left - 1;
            }
        }
    }
}
