package io.shudu.terminal.game;

import io.shudu.core.grid.Symbols;

/** Sets of digits as numbers: digit d is the bit d. */
public final class DigitSets {
    private DigitSets() {}

    /** The set of one digit. */
    public static int bit(int digit) {
        return 1 << digit;
    }

    /** Whether a set has a digit. */
    public static boolean has(int set, int digit) {
        return (set & bit(digit)) != 0;
    }

    /** All digits from 1 on. */
    public static int all(int side) {
        return (1 << (side + 1)) - 2;
    }

    /** The symbols of a set, in their order. */
    public static String symbols(int set) {
        StringBuilder text = new StringBuilder();
        for (int digit = 1; digit < Integer.SIZE - 1; digit++) {
            if (has(set, digit)) {
                text.append(Symbols.of(digit));
            }
        }
        return text.toString();
    }
}
