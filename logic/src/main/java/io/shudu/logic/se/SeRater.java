package io.shudu.logic.se;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;

/**
 * Rates 9×9 puzzles as Sudoku Explainer 1.2.1 does, one after the other: asks for its kinds of steps in order, takes
 * the first step that is found, and begins again. A rater keeps much working memory and belongs to one thread.
 */
public final class SeRater {
    /** What the original says if it finds no step, or stops because the puzzle is not what was looked for. */
    public static final int BEYOND = 200;

    private final Board board;
    private final Found found = new Found();
    private final StepSearch search;

    /** A rater without a puzzle. */
    public SeRater() {
        Houses houses = new Houses();
        board = new Board(houses);
        search = new StepSearch(houses);
    }

    /**
     * Rates a puzzle.
     *
     * @throws IllegalArgumentException if the board is not 9×9
     */
    public SeRating rate(Grid puzzle) {
        return rate(puzzle, SeGoal.RATING, BEYOND);
    }

    /**
     * Rates a puzzle, unless it turns out not to be what is looked for: then the rating is {@link #BEYOND}.
     *
     * @param most the hardest rating that is of interest, in tenths
     * @throws IllegalArgumentException if the board is not 9×9
     */
    public SeRating rate(Grid puzzle, SeGoal goal, int most) {
        if (!puzzle.geometry().equals(Geometry.CLASSIC)) {
            throw new IllegalArgumentException(puzzle.geometry() + ": this scale is made for 9×9");
        }
        board.set(puzzle);
        double er = 0;
        double ep = 0;
        double ed = 0;
        while (!board.isSolved()) {
            if (!search.next(board, found)) {
                return new SeRating(BEYOND, tenths(ep), tenths(ed));
            }
            er = Math.max(er, found.rating());
            found.apply(board);
            boolean missed;
            if (ep != 0) {
                missed = goal != SeGoal.RATING && er > ep;
            } else {
                ed = ed == 0 ? er : ed;
                missed = goal == SeGoal.DIAMOND && found.isPlacement() && er > ed;
                ep = found.isPlacement() && !missed ? er : 0;
            }
            if (missed || tenths(er) > most) {
                return new SeRating(BEYOND, tenths(ep), tenths(ed));
            }
        }
        return new SeRating(tenths(er), tenths(ep), tenths(ed));
    }

    /** As the original rounds. */
    private static int tenths(double rating) {
        return (int) ((rating + 0.05) * 10);
    }
}
