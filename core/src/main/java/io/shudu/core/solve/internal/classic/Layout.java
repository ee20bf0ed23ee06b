package io.shudu.core.solve.internal.classic;

/** How 81 cells × 9 digits lie in 27 ints; {@link ClassicEngine} draws the picture. */
final class Layout {
    static final int DIGITS = 9;
    /** Words of all candidates: three a digit. */
    static final int WORDS = 27;
    /** Bits from the start of one field to the start of the next. */
    static final int STRIDE = 10;

    /** The first bit of each field. */
    static final int FIRST = 1 | (1 << STRIDE) | (1 << (2 * STRIDE));
    /** All cells. */
    static final int CELLS = 511 * FIRST;
    /** The guards. */
    static final int GUARDS = 512 * FIRST;
    /** The first cell of each minirow: stands for the minirow. */
    static final int LEFT = 0_111 * FIRST;

    static final int RIGHT = 0_444 * FIRST;
    static final int LEFT_MIDDLE = CELLS ^ RIGHT;
    static final int MIDDLE_RIGHT = CELLS ^ LEFT;

    private Layout() {}

    /** The minirows with a candidate. */
    static int minirows(int word) {
        return (word | word >>> 1 | word >>> 2) & LEFT;
    }

    /** The cells of minirows. */
    static int cells(int minirows) {
        return (minirows << 3) - minirows;
    }
}
