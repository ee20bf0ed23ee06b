package io.shudu.generate;

import io.shudu.core.grid.Grid;

/**
 * A generated puzzle.
 *
 * @param grid what the player gets
 * @param solution the complete grid that it was made from; its only solution if one was asked for
 * @param missing how many holes the wish asked for and the puzzle does not have; negative if it has too many, 0 if the
 *     wish came true
 * @param accepted whether it is all that {@link Acceptance} asks for
 * @param tries how many grids were tried
 * @param weight how much it counts in a statistic over all minimal puzzles, if the wish was for such puzzles
 *     ({@link io.shudu.generate.holes.Unbiased}); otherwise 1
 * @param provenance how to make it again
 */
public record Puzzle(
        Grid grid, Grid solution, int missing, boolean accepted, int tries, double weight, Provenance provenance) {}
