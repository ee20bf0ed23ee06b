package io.shudu.logic;

import io.shudu.core.grid.Grid;
import io.shudu.logic.position.CellSet;
import io.shudu.logic.position.Layout;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Steps;
import java.util.EnumMap;
import java.util.Map;

/**
 * Rates puzzles on one scale, one after the other.
 *
 * <p>If the techniques end before the puzzle does, HoDoKu takes the digit of the middle one of the empty cells from the
 * solution and goes on. On its scale we do the same, and count it.
 */
final class ScaleRater {
    /** What HoDoKu adds to the score for a digit taken from the solution, and the level of such a puzzle. */
    private static final int GUESS_SCORE = 10_000;

    private static final int GUESS_LEVEL = 5;

    private final Walker walker;
    private final boolean guesses;
    private final Map<TechniqueId, Integer> techniques = new EnumMap<>(TechniqueId.class);
    private int score;
    private int hardest;

    /**
     * Rates on a scale.
     *
     * @param guesses whether to go on with a digit of the solution where the techniques end
     */
    ScaleRater(Layout layout, Scale scale, boolean guesses) {
        walker = new Walker(layout, scale);
        this.guesses = guesses;
    }

    /**
     * Rates a puzzle.
     *
     * @param solution its only solution
     */
    Rating rate(Grid puzzle, Grid solution) {
        techniques.clear();
        score = 0;
        hardest = 1;
        int guessed = 0;
        boolean solved = walker.solves(puzzle, this::count);
        while (!solved && guesses) {
            int cell = middle(walker.position().empty());
            walker.position().place(cell, solution.digit(cell));
            score += GUESS_SCORE;
            hardest = GUESS_LEVEL;
            guessed++;
            solved = walker.goOn(this::count);
        }
        return new Rating(solved, hardest, score, guessed, techniques);
    }

    private void count(Scale.Entry entry, Steps found) {
        score += entry.score();
        hardest = Math.max(hardest, entry.level());
        techniques.merge(found.technique(), 1, Integer::sum);
    }

    private static int middle(CellSet cells) {
        int cell = cells.first();
        for (int i = cells.size() / 2; i > 0; i--) {
            cell = cells.next(cell);
        }
        return cell;
    }
}
