package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Named;
import io.shudu.core.random.Rng;

/** A way to make a complete grid. It only proposes: uniqueness and everything else about puzzles is judged later. */
public interface GridMethod extends Named {
    /** Whether it makes grids of a board: of every board of rows, columns and boxes unless it says otherwise. */
    default boolean suits(Geometry geometry) {
        return geometry.isBoxed();
    }

    /**
     * A complete valid grid of given digits; the same numbers drawn give the same grid.
     *
     * @throws java.util.concurrent.CancellationException if it takes long and the thread is interrupted
     */
    Grid make(Geometry geometry, Rng rng);
}
