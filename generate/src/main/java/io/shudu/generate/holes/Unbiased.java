package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;
import io.shudu.generate.unbiased.UnbiasedPuzzle;
import io.shudu.generate.unbiased.UnbiasedPuzzles;
import java.util.List;

/**
 * Minimal puzzles drawn with known chances, each with a weight, so that a run stands for all minimal puzzles. Digging
 * at random prefers those with few clues, and nobody knows by how much. It is for the classic board alone.
 */
public record Unbiased() implements SearchedHoles {
    /** The word for it. */
    public static final String ID = "unbiased";

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Total total(Geometry geometry) {
        return Minimal.ANY.total(geometry);
    }

    @Override
    public Recipe recipe(GenerationSpec spec) {
        if (!spec.acceptance().unique()) {
            return SearchedHoles.super.recipe(spec);
        }
        UnbiasedPuzzles puzzles = new UnbiasedPuzzles();
        return rng -> {
            UnbiasedPuzzle puzzle = puzzles.next(rng);
            return new Recipe.Attempt(puzzle.grid(), puzzle.solution(), 0, 0, puzzle.relativeWeight(), List.of());
        };
    }
}
