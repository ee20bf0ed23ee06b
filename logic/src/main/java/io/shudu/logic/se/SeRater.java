package io.shudu.logic.se;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

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
    private final Houses houses = new Houses();
    private final Possibilities possibilities = new Possibilities();
    /** Made when a way is asked for. */
    private @Nullable StepSearch explaining;

    /** A rater without a puzzle. */
    public SeRater() {
        board = new Board(houses);
        search = new StepSearch(houses, possibilities, false);
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
     * @param most the hardest rating that is of interest, in tenths; a harder step ends it, and the rating says so
     * @throws IllegalArgumentException if the board is not 9×9
     */
    public SeRating rate(Grid puzzle, SeGoal goal, int most) {
        return rate(puzzle, goal, most, search, null);
    }

    /**
     * Rates a puzzle and tells each step of the way.
     *
     * @param steps takes the steps
     * @throws IllegalArgumentException if the board is not 9×9
     */
    public SeRating explain(Grid puzzle, Consumer<SeStep> steps) {
        StepSearch telling = explaining == null ? new StepSearch(houses, possibilities, true) : explaining;
        explaining = telling;
        return rate(puzzle, SeGoal.RATING, BEYOND, telling, steps);
    }

    private SeRating rate(Grid puzzle, SeGoal goal, int most, StepSearch next, @Nullable Consumer<SeStep> steps) {
        if (!puzzle.geometry().equals(Geometry.CLASSIC)) {
            throw new IllegalArgumentException(puzzle.geometry() + ": this scale is made for 9×9");
        }
        board.set(puzzle);
        possibilities.begin(puzzle);
        double er = 0;
        double ep = 0;
        double ed = 0;
        int count = 0;
        while (!board.isSolved()) {
            // Without a solution there may be steps that change nothing.
            if (count++ > Houses.CANDIDATES || !next.next(board, found)) {
                return new SeRating(BEYOND, SeRating.tenths(ep), SeRating.tenths(ed));
            }
            er = Math.max(er, found.rating());
            if (steps != null) {
                steps.accept(found.step(board));
            }
            found.apply(board);
            boolean missed;
            if (ep != 0) {
                missed = goal != SeGoal.RATING && er > ep;
            } else {
                ed = ed == 0 ? er : ed;
                missed = goal == SeGoal.DIAMOND && found.isPlacement() && er > ed;
                ep = found.isPlacement() && !missed ? er : 0;
            }
            if (missed) {
                return new SeRating(BEYOND, SeRating.tenths(ep), SeRating.tenths(ed));
            }
            if (SeRating.tenths(er) > most) {
                return new SeRating(SeRating.tenths(er), SeRating.tenths(ep), SeRating.tenths(ed), !board.isSolved());
            }
        }
        return new SeRating(SeRating.tenths(er), SeRating.tenths(ep), SeRating.tenths(ed));
    }
}
