package io.shudu.logic;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.logic.position.Layout;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/**
 * Rates puzzles of a board, one after the other. A rater keeps much scratch space and belongs to one thread.
 *
 * <p>HoDoKu knows the 9×9 board alone: its scale is left out on any other. The scale of Sudoku Explainer is always left
 * out: it has a rater of its own, {@link io.shudu.logic.se.SeRater}, which those who do not ask for it need not carry.
 */
public final class Rater {
    /** The longest side of a board on which techniques other than singles are searched for. */
    public static final int LARGEST_SIDE = 16;

    private final Map<ScaleId, ScaleRater> raters = new EnumMap<>(ScaleId.class);

    /**
     * A rater for some scales.
     *
     * @throws IllegalArgumentException if the board is too large
     */
    public Rater(Geometry geometry, Set<ScaleId> scales) {
        if (geometry.side() > LARGEST_SIDE) {
            throw new IllegalArgumentException(geometry + ": puzzles are rated up to a side of " + LARGEST_SIDE);
        }
        Layout layout = new Layout(geometry);
        for (ScaleId id : scales) {
            if (id == ScaleId.SE) {
                continue;
            }
            if (id.suitsAllBoards() || geometry.equals(Geometry.CLASSIC)) {
                raters.put(id, new ScaleRater(layout, id.scale(), id == ScaleId.HODOKU));
            }
        }
    }

    /**
     * Rates a puzzle.
     *
     * @param solution its only solution
     */
    public Ratings rate(Grid puzzle, Grid solution) {
        Map<ScaleId, Rating> ratings = new EnumMap<>(ScaleId.class);
        raters.forEach((id, rater) -> ratings.put(id, rater.rate(puzzle, solution)));
        return new Ratings(ratings);
    }
}
