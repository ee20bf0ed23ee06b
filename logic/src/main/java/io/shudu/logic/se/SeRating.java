package io.shudu.logic.se;

/**
 * The rating of a puzzle by Sudoku Explainer, in tenths.
 *
 * @param er the hardest step
 * @param ep the hardest step up to the first placement, that one included
 * @param ed the first step
 */
public record SeRating(int er, int ep, int ed) {
    /** A number of tenths as it is written: 7.1 for 71. */
    public static String text(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }
}
