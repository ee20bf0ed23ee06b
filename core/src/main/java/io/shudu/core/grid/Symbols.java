package io.shudu.core.grid;

/**
 * How one digit is written as one character: {@code 1}…{@code 9}, then {@code A}…{@code Z} for 10 to 35, then {@code @}
 * for 36, the last digit of the largest board. The wide forms that Chinese and Japanese texts have are read as well.
 */
public final class Symbols {
    /** The character written for an empty cell. */
    public static final char EMPTY = '.';

    private static final String WRITTEN = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ@";

    /** The wide forms of the printable ASCII characters follow each other in the same order. */
    private static final char FIRST_WIDE = '\uFF01';

    private static final char LAST_WIDE = '\uFF5E';
    private static final int TO_WIDE = FIRST_WIDE - '!';

    private Symbols() {}

    /** The character for a digit, or {@link #EMPTY} for 0. */
    public static char of(int digit) {
        if (digit < 0 || digit >= WRITTEN.length()) {
            throw new IllegalArgumentException("digit " + digit + ": digits go from 1 to " + Geometry.MAX_SIDE);
        }
        return WRITTEN.charAt(digit);
    }

    /** The same as a text. */
    public static String text(int digit) {
        return String.valueOf(of(digit));
    }

    /** The digit that a character stands for, 0 for an empty cell, -1 if it stands for neither. */
    public static int digit(char symbol) {
        if (symbol >= '1' && symbol <= '9') {
            return symbol - '0';
        }
        if (symbol >= 'A' && symbol <= 'Z') {
            return symbol - 'A' + 10;
        }
        if (symbol >= 'a' && symbol <= 'z') {
            return symbol - 'a' + 10;
        }
        return switch (symbol) {
            case '.', '0', '*', '_' -> 0;
            case '@' -> Geometry.MAX_SIDE;
            default -> symbol >= FIRST_WIDE && symbol <= LAST_WIDE ? digit((char) (symbol - TO_WIDE)) : -1;
        };
    }
}
