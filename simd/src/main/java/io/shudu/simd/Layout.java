package io.shudu.simd;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * How 81 cells × 9 digits of a puzzle lie in the 27 ints of a lane.
 *
 * <p>Word {@code 3 * d + i} holds the places of digit {@code d + 1} in the rows i, i + 3 and i + 6: one row of each
 * band. A row is a field of nine bits, and the three fields start at the bits 0, 10 and 20:
 *
 * <pre>
 * bit  29  28 … 20  19  18 … 10   9   8 … 0
 *      0   row i+6  0   row i+3   0   row i
 * </pre>
 *
 * <p>The bit above each field is a guard, always 0: a sum carries into it and no further, so "has this row any bit?" is
 * one addition for three rows at once.
 */
final class Layout {
    static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_PREFERRED;
    static final int LANES = SPECIES.length();
    static final int WORDS = 27;
    static final int DIGITS = 9;
    /** Bits from the start of one field to the start of the next. */
    static final int STRIDE = 10;

    /** The first bit of each field. */
    static final int FIRST = 1 | (1 << STRIDE) | (1 << (2 * STRIDE));
    /** All cells. */
    static final int CELLS = 511 * FIRST;
    /** The guards. */
    static final int GUARDS = 512 * FIRST;
    /** The first cell of each minirow, three cells that a row shares with a box: stands for the minirow. */
    static final int MINIROWS = 0b001_001_001 * FIRST;

    static final int LEFT_MIDDLE = 0b011_011_011 * FIRST;
    static final int RIGHT = 0b100_100_100 * FIRST;

    private Layout() {}
}
