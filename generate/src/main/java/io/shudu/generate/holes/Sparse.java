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

    /** Calls of the solver in a try, 2 to 3 µs each. */
    private static final int BUDGET = 2_000_000;

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

    /** A search for a puzzle with few clues. A try is some seconds of it. */
    @Override
    public Recipe recipe(GenerationSpec spec) {
        if (!spec.acceptance().unique()) {
            return SearchedHoles.super.recipe(spec);
        }
        FewClues search = new FewClues();
        return rng -> {
            FewClues.Found found = search.find(CELLS - wanted, rng, BUDGET);
            int missing = Math.max(0, required - (CELLS - found.clues()));
            return new Recipe.Attempt(found.puzzle(), found.solution(), missing);
        };
    }
}
