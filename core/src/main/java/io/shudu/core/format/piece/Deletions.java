package io.shudu.core.format.piece;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;

/** Candidates that the digits of a grid would allow and that are ruled out all the same. */
public final class Deletions {
    private final int side;
    private final boolean[] deleted;
    private boolean any;

    public Deletions(Geometry geometry) {
        this.side = geometry.side();
        this.deleted = new boolean[geometry.cellCount() * side];
    }

    /** The candidates that a grid's pencil marks lack. */
    public static Deletions of(Grid grid) {
        Geometry geometry = grid.geometry();
        Deletions deletions = new Deletions(geometry);
        CandidateSet kept = grid.candidates();
        if (kept == null) {
            return deletions;
        }
        CandidateSet possible = CandidateSet.of(grid);
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            for (int digit = 1; digit <= deletions.side; digit++) {
                if (possible.contains(cell, digit) && !kept.contains(cell, digit)) {
                    deletions.add(cell, digit);
                }
            }
        }
        return deletions;
    }

    public void add(int cell, int digit) {
        deleted[cell * side + digit - 1] = true;
        any = true;
    }

    public boolean contains(int cell, int digit) {
        return deleted[cell * side + digit - 1];
    }

    /** The grid with what its digits allow but for these as pencil marks; as it is if these are none. */
    public Grid applyTo(Grid grid) {
        if (!any) {
            return grid;
        }
        CandidateSet possible = CandidateSet.of(grid);
        CandidateSet.Builder kept = new CandidateSet.Builder(grid.geometry());
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            for (int digit = 1; digit <= side; digit++) {
                if (possible.contains(cell, digit) && !contains(cell, digit)) {
                    kept.add(cell, digit);
                }
            }
        }
        return grid.withCandidates(kept.build());
    }
}
