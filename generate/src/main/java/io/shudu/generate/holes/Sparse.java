package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;
import io.shudu.generate.few.FewClues;

/**
 * More holes than digging reaches in a reasonable time: puzzles that are searched for in the vicinity of others. It is
 * for the classic board alone.
 *
 * @param required the fewest holes that will do
 * @param wanted how many holes to make if possible
 */
public record Sparse(int required, int wanted) implements SearchedHoles {
    /** What its ids begin with. */
    public static final String PREFIX = "sparse/";

    /** From so many clues on there is nothing to search: digging finds them. */
    public static final int MOST_CLUES = 22;

    /** No puzzle with one solution has fewer clues. */
    public static final int LEAST_CLUES = FewClues.LEAST;

    private static final int CELLS = Geometry.CLASSIC.cellCount();

    /** Checks that a search for it makes sense. */
    public Sparse {
        if (!suits(new RandomCells(required, wanted))) {
            throw new IllegalArgumentException("from " + required + " to " + wanted + " holes");
        }
    }

    /** Whether a search for so many holes makes sense. */
    public static boolean suits(RandomCells range) {
        return range.required() >= CELLS - MOST_CLUES && range.wanted() <= CELLS - LEAST_CLUES;
    }

    @Override
    public String id() {
        return PREFIX + new RandomCells(required, wanted).id();
    }

    @Override
    public Total total(Geometry geometry) {
        return new Total(wanted, required);
    }

    @Override
    public Recipe recipe(GenerationSpec spec) {
        return spec.acceptance().unique() ? new SparseRecipe(spec, this) : SearchedHoles.super.recipe(spec);
    }
}
