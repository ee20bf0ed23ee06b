package io.shudu.core.format;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Grid;
import org.jspecify.annotations.Nullable;

/** What a format keeps of a grid; the documentation of each format says the same in words. */
public final class Carried {
    private Carried() {}

    /** What a text that a format has written for a grid is read as. */
    public static ParseResult result(GridFormat format, Grid grid) {
        Grid solution = format.id().equals("kaggle") && grid.isComplete() ? grid.withCandidates(null) : null;
        return new ParseResult.Ok(by(format, grid), solution);
    }

    public static Grid by(GridFormat format, Grid grid) {
        return switch (format.id()) {
            case "json" -> grid;
            case "hodoku", "ss" -> grid.withCandidates(within(grid));
            case "sdk", "opensudoku", "link" -> grid.withCandidates(null);
            case "pencilmarks" -> marks(grid);
            case "kaggle" -> grid.isComplete() ? grid.givens() : grid.allGiven();
            default -> grid.allGiven();
        };
    }

    /** The marks as far as they are a choice among what the digits leave; none if they leave all of it. */
    private static @Nullable CandidateSet within(Grid grid) {
        CandidateSet own = grid.candidates();
        CandidateSet possible = CandidateSet.of(grid);
        if (own == null) {
            return null;
        }
        CandidateSet.Builder both = new CandidateSet.Builder(grid.geometry());
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            for (int digit = 1; digit <= grid.geometry().side(); digit++) {
                if (own.contains(cell, digit) && possible.contains(cell, digit)) {
                    both.add(cell, digit);
                }
            }
        }
        CandidateSet kept = both.build();
        return kept.equals(possible) ? null : kept;
    }

    /** The marks of empty cells, or what the digits leave to them. */
    private static Grid marks(Grid grid) {
        CandidateSet own = grid.candidates();
        CandidateSet marks = own == null ? CandidateSet.of(grid) : own;
        CandidateSet.Builder kept = new CandidateSet.Builder(grid.geometry());
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            for (int digit = 1; digit <= grid.geometry().side(); digit++) {
                if (grid.isEmpty(cell) && marks.contains(cell, digit)) {
                    kept.add(cell, digit);
                }
            }
        }
        return grid.withCandidates(grid.isComplete() ? null : kept.build());
    }
}
