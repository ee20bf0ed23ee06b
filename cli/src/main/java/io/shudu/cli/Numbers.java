package io.shudu.cli;

/** Whole numbers as people type them. */
final class Numbers {
    private Numbers() {}

    /** The number that a text of decimal digits stands for, or -1 if it is something else or out of range. */
    static int parse(String text, int least, int most) {
        return (int) parseLong(text, least, most);
    }

    /** Like {@link #parse} for large numbers. */
    static long parseLong(String text, long least, long most) {
        if (text.isEmpty() || text.length() > 18) {
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
        return number < least || number > most ? -1 : number;
    }
}
