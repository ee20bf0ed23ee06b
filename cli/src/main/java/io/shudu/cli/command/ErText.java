package io.shudu.cli.command;

/** Ratings of Sudoku Explainer as people write them: 8.4, inside as tenths. */
final class ErText {
    private static final int TENTHS = 10;

    private ErText() {}

    /** The tenths of a rating such as 8.4 or 8; -1 if it is none. */
    static int tenths(String text) {
        if (!text.matches("[0-9]{1,2}([.][0-9])?")) {
            return -1;
        }
        int point = text.indexOf('.');
        return point < 0
                ? Integer.parseInt(text) * TENTHS
                : Integer.parseInt(text.substring(0, point)) * TENTHS + text.charAt(point + 1) - '0';
    }
}
