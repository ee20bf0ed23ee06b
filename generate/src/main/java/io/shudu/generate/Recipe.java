package io.shudu.generate;

import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Rng;

/** A way from chance to a puzzle. It keeps its working memory: one for each thread. */
interface Recipe {
    /** The next try. */
    Attempt attempt(Rng rng);

    /**
     * What a try came to.
     *
     * @param puzzle what the player gets
     * @param solution the complete grid behind it
     * @param missing as {@link Puzzle#missing()}
     * @param weight as {@link Puzzle#weight()}
     */
    record Attempt(Grid puzzle, Grid solution, int missing, double weight) {
        Attempt(Grid puzzle, Grid solution, int missing) {
            this(puzzle, solution, missing, 1);
        }
    }
}
