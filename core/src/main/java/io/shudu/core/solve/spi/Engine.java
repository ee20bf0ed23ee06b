package io.shudu.core.solve.spi;

import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.SearchStats;
import io.shudu.core.solve.SolveLimit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A search for the solutions of grids of one geometry. It has one operation; when to stop is a value. An engine keeps
 * its working memory from search to search and so belongs to one thread at a time.
 */
public interface Engine {
    /** The name for options and measurements. */
    String id();

    /**
     * Searches until the limit is reached or the thread is interrupted, which it looks at every few milliseconds.
     *
     * @param grid what to solve; its placed digits and candidates count as much as its givens
     * @param limit when to stop
     * @param order draws the order in which digits are tried, or null for a fixed one
     * @param sink takes each solution as one digit a cell (its own array, to keep), or null if they are only counted
     */
    Outcome search(Grid grid, SolveLimit limit, @Nullable Rng order, @Nullable Consumer<int[]> sink);

    /**
     * What a search found.
     *
     * @param count solutions found, at most the limit; {@link Long#MAX_VALUE} if there are more than fit
     * @param exhausted whether everything was searched
     * @param interrupted whether the search ended before its limit because its thread is interrupted
     * @param stats what it cost
     */
    record Outcome(long count, boolean exhausted, boolean interrupted, SearchStats stats) {}
}
