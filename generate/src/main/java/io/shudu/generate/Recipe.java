package io.shudu.generate;

import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.generate.holes.HoleStrategy.Quota;
import java.util.List;

/** A way from chance to a puzzle. It keeps its working memory: one for each thread. */
public interface Recipe {
    /** The next try. */
    Attempt attempt(Rng rng);

    /**
     * Does what it can for tries none of which came to what was wished for.
     *
     * @param nearest some of them, those that came nearest first
     * @return the one that is nearest then
     */
    default Attempt improve(List<Attempt> nearest) {
        return nearest.getFirst();
    }

    /**
     * What a try came to.
     *
     * @param puzzle what the player gets
     * @param solution the complete grid behind it
     * @param missing as {@link Puzzle#missing()}
     * @param weight as {@link Puzzle#weight()}
     * @param plan which cells were to become empty, if there was such a plan
     */
    record Attempt(Grid puzzle, Grid solution, int missing, double weight, List<Quota> plan) {
        /** Likewise with less to say. */
        public Attempt(Grid puzzle, Grid solution, int missing, double weight) {
            this(puzzle, solution, missing, weight, List.of());
        }

        /** Likewise with less to say. */
        public Attempt(Grid puzzle, Grid solution, int missing, List<Quota> plan) {
            this(puzzle, solution, missing, 1, plan);
        }

        /** Likewise with less to say. */
        public Attempt(Grid puzzle, Grid solution, int missing) {
            this(puzzle, solution, missing, 1);
        }
    }
}
