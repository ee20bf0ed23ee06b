package io.shudu.print.sheet;

import io.shudu.core.grid.Grid;
import io.shudu.logic.rate.Level;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A puzzle to be printed.
 *
 * @param grid the puzzle; with candidates if they are to be printed
 * @param solution its only solution
 * @param level how hard it is, null if nobody knows
 * @param score HoDoKu's score, or -1
 * @param id how to make it again; empty if nobody knows
 * @param hint where to begin, in words; empty if nobody asked
 * @param start the cell to begin with, -1 if nobody asked or if the first step places nothing
 */
public record PrintedPuzzle(
        Grid grid, Grid solution, @Nullable Level level, int score, String id, String hint, int start) {
    /** The side of the largest board of some puzzles. */
    static int largestSide(List<PrintedPuzzle> puzzles) {
        int side = 0;
        for (PrintedPuzzle puzzle : puzzles) {
            side = Math.max(side, puzzle.grid.geometry().side());
        }
        return side;
    }
}
