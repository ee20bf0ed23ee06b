package io.shudu.logic.se;

/**
 * The rating of a puzzle by Sudoku Explainer, in tenths.
 *
 * @param er the hardest step
 * @param ep the hardest step up to the first placement, that one included
 * @param ed the first step
 */
public record SeRating(int er, int ep, int ed) {}
