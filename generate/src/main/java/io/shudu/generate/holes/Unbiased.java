package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;

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
        return spec.acceptance().unique() ? new UnbiasedRecipe() : SearchedHoles.super.recipe(spec);
    }
}
