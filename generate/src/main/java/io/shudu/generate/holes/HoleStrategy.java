package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Rng;
import java.util.List;

/** A way to choose which digits of a complete grid to take away. */
public interface HoleStrategy {
    /** The text that options and provenance use, such as {@code 40} or {@code 5/row}. */
    String id();

    /** Which cells to empty, as quotas to fill one after the other. */
    List<Quota> plan(Geometry geometry, Rng rng);

    /**
     * Cells to empty in this order until enough are empty.
     *
     * @param cells the cells to try, in order
     * @param wanted how many of them should become empty
     * @param required how many of them must become empty, or the goal is missed
     */
    record Quota(List<Integer> cells, int wanted, int required) {
        /** Copies the cells and checks that the numbers fit together. */
        public Quota {
            cells = List.copyOf(cells);
            if (required < 0 || required > wanted || wanted > cells.size()) {
                throw new IllegalArgumentException(
                        required + " required and " + wanted + " wanted of " + cells.size() + " cells");
            }
        }
    }
}
