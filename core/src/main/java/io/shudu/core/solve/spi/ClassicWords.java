package io.shudu.core.solve.spi;

/**
 * How 81 cells × 9 digits lie in 27 ints, three words a digit, in the engines for the classic board. Word {@code 3 * d
 * + i} holds the places of digit {@code d + 1} in the rows i, i + 3 and i + 6, one row of each band:
 *
 * <pre>
 * bit  29  28 … 20  19  18 … 10   9   8 … 0
 *      0   row i+6  0   row i+3   0   row i
 * </pre>
 *
 * The bit above each field is a guard, always 0: a sum carries into it and no further, so "has this row any bit?" is
 * one addition for three rows. The first cell of three in a row and a box stands for this <em>minirow</em>. With rows
 * laid out like this, the minirows of a digit in all bands are compared by whole words, its minicolumns in all stacks
 * are the three words or'ed together, and few tables are needed.
 */
public final class ClassicWords {
    /** Digits, and cells of a house. */
    public static final int DIGITS = 9;
    /** Words of all candidates. */
    public static final int WORDS = 27;
    /** Bits from the start of one field to the start of the next. */
    public static final int STRIDE = 10;

    /** The first bit of each field. */
    public static final int FIRST = 1 | (1 << STRIDE) | (1 << (2 * STRIDE));
    /** All cells. */
    public static final int CELLS = 511 * FIRST;
    /** The guards. */
    public static final int GUARDS = 512 * FIRST;
    /** The first cell of each minirow: stands for the minirow. */
    public static final int LEFT = 0_111 * FIRST;
    /** The last cell of each minirow. */
    public static final int RIGHT = 0_444 * FIRST;
    /** All but the last. */
    public static final int LEFT_MIDDLE = CELLS ^ RIGHT;
    /** All but the first. */
    public static final int MIDDLE_RIGHT = CELLS ^ LEFT;

    private ClassicWords() {}

    /** The minirows with a candidate. */
    public static int minirows(int word) {
        return (word | word >>> 1 | word >>> 2) & LEFT;
    }

    /** The cells of minirows. */
    public static int cells(int minirows) {
        return (minirows << 3) - minirows;
    }
}
