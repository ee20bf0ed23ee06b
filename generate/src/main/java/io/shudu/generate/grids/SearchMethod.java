package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.thread.Interruption;

/** The first solution of the empty grid when the search tries digits in random order. Works for every geometry. */
public record SearchMethod() implements GridMethod {
    @Override
    public String id() {
        return "search";
    }

    @Override
    public boolean suits(Geometry geometry) {
        return true;
    }

    @Override
    public Grid make(Geometry geometry, Rng rng) {
        SolveResult result = Solver.of(geometry).solve(Grid.empty(geometry), SolveLimit.first(), rng);
        Interruption.check();
        return result.solution().allGiven();
    }
}
