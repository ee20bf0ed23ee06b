package io.shudu.logic.se;

/**
 * The rating of a puzzle by Sudoku Explainer, in tenths.
 *
 * @param er the hardest step
 * @param ep the hardest step up to the first placement, that one included
 * @param ed the first step
 * @param more whether it stopped early, so that the rating is at least that, and perhaps more
 */
public record SeRating(int er, int ep, int ed, boolean more) {
    /** A rating that went to the end. */
    public SeRating(int er, int ep, int ed) {
        this(er, ep, ed, false);
    }

    /** A number of tenths as it is written: 7.1 for 71. */
    public static String text(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }

    /** The rating of the hardest step as it is written: 8.5+ for at least 8.5. */
    public String erText() {
        return text(er) + (more ? "+" : "");
    }

    /** A rating in tenths, as the original rounds. */
    static int tenths(double rating) {
        return (int) ((rating + 0.05) * 10);
    }
}
