package io.shudu.generate.passport;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.transform.Canonizer;
import io.shudu.generate.Puzzle;
import io.shudu.generate.dig.Digger;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.Symmetry;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds out what puzzles of a board are. It keeps its working memory: one for each thread. */
public final class Inspector {
    /** Up to this side a rating takes milliseconds; beyond it, it may take seconds. */
    public static final int QUICK_SIDE = 9;

    private final Geometry geometry;
    private final @Nullable Rater rater;
    private final @Nullable Digger digger;
    private final @Nullable Canonizer canonizer;

    /**
     * Inspects puzzles of a board.
     *
     * @param scales what to rate them on
     * @param largest the longest side of a board whose puzzles are rated
     */
    public Inspector(Geometry geometry, Set<ScaleId> scales, int largest) {
        this(geometry, scales, largest, false);
    }

    /** Likewise, and brings classic puzzles to their canonical form if that is wanted. */
    public Inspector(Geometry geometry, Set<ScaleId> scales, int largest, boolean canonical) {
        this.geometry = geometry;
        canonizer = canonical && geometry.equals(Geometry.CLASSIC) ? new Canonizer() : null;
        rater = geometry.side() <= Math.min(largest, Rater.LARGEST_SIDE) ? new Rater(geometry, scales) : null;
        digger = geometry.side() <= Minimal.MOST_SIDE ? Digger.of(geometry) : null;
    }

    /**
     * What a puzzle is.
     *
     * @param puzzle a puzzle whose digits are all given
     * @param solution its only solution
     */
    public Passport inspect(Grid puzzle, Grid solution) {
        return new Passport(
                puzzle,
                Symmetry.of(puzzle),
                digger == null ? null : isMinimal(puzzle, solution, digger),
                rate(puzzle, solution),
                canonizer == null ? null : canonizer.ofProper(puzzle, solution).grid());
    }

    /** What a puzzle is that was made here; one that may have several solutions is not judged. */
    public Passport inspect(Puzzle made) {
        return made.provenance().acceptance().unique()
                ? inspect(made.grid(), made.solution())
                : new Passport(made.grid(), Symmetry.of(made.grid()), null, null, null);
    }

    /** How hard a puzzle is, and no more; null if it is too large for that. */
    public @Nullable Ratings rate(Grid puzzle, Grid solution) {
        return rater == null ? null : rater.rate(puzzle, solution);
    }

    private boolean isMinimal(Grid puzzle, Grid solution, Digger spade) {
        spade.start(solution);
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            if (puzzle.isEmpty(cell)) {
                spade.empty(cell);
            }
        }
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            if (!puzzle.isEmpty(cell) && spade.tryEmpty(cell)) {
                return false;
            }
        }
        return true;
    }
}
