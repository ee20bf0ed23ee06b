package io.shudu.core.solve.internal.classic;

/** How 81 cells × 9 digits lie in 27 ints; {@link ClassicEngine} has a picture. */
final class Layout {
    static final int DIGITS = 9;
    static final int CELLS_COUNT = 81;
    /** Words of a grid: three a digit. */
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
    static final int MINIROWS = 0b001_001_001 * FIRST;

    static final int LEFT_MIDDLE = 0b011_011_011 * FIRST;
    static final int RIGHT = 0b100_100_100 * FIRST;

    private Layout() {}
}
