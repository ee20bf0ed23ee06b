package io.shudu.generate;

import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.generate.holes.HoleStrategy.Quota;
import java.util.List;

/** A way from chance to a puzzle. It keeps its working memory: one for each thread. */
@FunctionalInterface
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
     * @param off how far off it is, as {@link Acceptance.Judge} says; 0 if nobody was asked
     * @param weight as {@link Puzzle#weight()}
     * @param plan which cells were to become empty, if there was such a plan
     */
    record Attempt(Grid puzzle, Grid solution, int missing, int off, double weight, List<Quota> plan) {
        /** Likewise with less to say. */
        public Attempt(Grid puzzle, Grid solution, int missing) {
            this(puzzle, solution, missing, 0, 1, List.of());
        }

        /** The same after a judge has seen it: as it is not asked about holes, only if none are missing. */
        public Attempt judged(Acceptance.Judge judge) {
            int judged = missing == 0 ? judge.offBy(puzzle, solution) : off;
            return new Attempt(puzzle, solution, missing, judged, weight, plan);
        }

        /** Whether it is all that was wished for. */
        public boolean isRight() {
            return missing == 0 && off == 0;
        }

        /** Whether it comes nearer to the wish than another one: in its holes first. */
        public boolean isNearerThan(Attempt other) {
            int holes = Integer.compare(Math.abs(missing), Math.abs(other.missing));
            return holes < 0 || (holes == 0 && Math.abs(off) < Math.abs(other.off));
        }
    }
}
