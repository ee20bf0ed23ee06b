package io.shudu.core.grid;

/** Whole numbers as people and programs write them: plain decimal figures. */
public final class WholeNumbers {
    /** Figures of the longest number read: the largest has so many, and not all of so many fit. */
    private static final int LONGEST = 19;

    private WholeNumbers() {}

    /**
     * The number that a text stands for, or -1 if it is no number or out of range; the range has no numbers below 0.
     */
    public static int parse(String text, int least, int most) {
        return (int) parse(text, (long) least, (long) most);
    }

    /** Like {@link #parse(String, int, int)} for large numbers. */
    public static long parse(String text, long least, long most) {
        if (text.isEmpty() || text.length() > LONGEST) {
            return -1;
        }
        long number = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return -1;
            }
            number = number * 10 + (c - '0');
        }
        // Too large by one figure, it has become negative.
        return number < least || number > most ? -1 : number;
    }
}
