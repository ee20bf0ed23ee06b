package io.shudu.core.solve;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Puzzles;

/** Grids without a solution that take long to see through. */
public final class LongSearches {
    /** Three million guesses of the classic engine: some seconds. */
    public static final Grid CLASSIC =
            Puzzles.classic("....14.........2......2.....2.9.....6.1....42.........2.6...1.4............6.....");

    private LongSearches() {}

    /** Half of a row for too few digits: whoever does not count goes through all orders of them. */
    public static Grid pigeonholes(Geometry geometry) {
        int cells = geometry.side() / 2;
        CandidateSet.Builder allowed = new CandidateSet.Builder(geometry);
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            for (int digit = 1; digit <= (cell < cells ? cells - 1 : geometry.side()); digit++) {
                allowed.add(cell, digit);
            }
        }
        return Grid.empty(geometry).withCandidates(allowed.build());
    }
}
