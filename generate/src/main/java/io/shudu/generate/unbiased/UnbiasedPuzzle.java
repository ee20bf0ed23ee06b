package io.shudu.generate.unbiased;

import io.shudu.core.grid.Grid;
import java.math.BigInteger;

/**
 * A minimal puzzle, and for how many it stands in a statistic over all minimal puzzles.
 *
 * <p>Puzzles with the same number of clues are drawn alike, but those with few clues too often. With their
 * {@linkplain #weight weights} puzzles stand for all minimal puzzles: the mean of anything, weighted, comes near the
 * mean over all of them. It takes 1.9 puzzles to know as much as from one drawn from all alike.
 *
 * @param grid the puzzle; every clue is needed
 * @param solution its only solution
 * @param finds how many of the equal tries on this grid ended at a minimal puzzle, one of which this is; seldom more
 *     than 1
 * @param grids how many grids were tried for it
 */
public record UnbiasedPuzzle(Grid grid, Grid solution, int finds, int grids) {
    /** The number of clues of a puzzle of {@linkplain #relativeWeight relative weight} 1. */
    public static final int USUAL_CLUES = 26;

    /** The exact weight: the number of ways to choose so many of the cells as there are clues, times the finds. */
    public BigInteger weight() {
        int cells = grid.geometry().cellCount();
        BigInteger weight = BigInteger.valueOf(finds);
        for (int i = 0; i < grid.givenCount(); i++) {
            // Multiplied before it is divided: each result is a whole number.
            weight = weight.multiply(BigInteger.valueOf(cells - i)).divide(BigInteger.valueOf(i + 1));
        }
        return weight;
    }

    /** The weight in units of a puzzle of 26 clues found once; mostly between 0.03 and 10. */
    public double relativeWeight() {
        int cells = grid.geometry().cellCount();
        double weight = finds;
        for (int i = USUAL_CLUES; i < grid.givenCount(); i++) {
            weight = weight * (cells - i) / (i + 1);
        }
        for (int i = USUAL_CLUES - 1; i >= grid.givenCount(); i--) {
            weight = weight * (i + 1) / (cells - i);
        }
        return weight;
    }
}
