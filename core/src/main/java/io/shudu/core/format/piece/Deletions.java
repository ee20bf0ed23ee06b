package io.shudu.core.format.piece;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Grid;

/** Candidates that the digits of a grid would allow and that are ruled out all the same. */
public final class Deletions {
    private Deletions() {}

    /** The candidates that a grid's pencil marks lack. */
    public static CandidateSet of(Grid grid) {
        CandidateSet kept = grid.candidates();
        return kept == null
                ? CandidateSet.none(grid.geometry())
                : CandidateSet.of(grid).without(kept);
    }

    /** The grid with what its digits allow but for some candidates as pencil marks; as it is if these are none. */
    public static Grid apply(CandidateSet deleted, Grid grid) {
        return deleted.size() == 0
                ? grid
                : grid.withCandidates(CandidateSet.of(grid).without(deleted));
    }
}
