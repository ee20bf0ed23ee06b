package io.shudu.generate.holes;

import io.shudu.core.random.Rng;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;
import io.shudu.generate.few.FewClues;

/** A search for a puzzle with few clues. A try is some seconds of it. */
final class SparseRecipe implements Recipe {
    /** Calls of the solver in a try, 2 to 3 µs each. */
    private static final int BUDGET = 2_000_000;

    private final FewClues search = new FewClues();
    private final Sparse wish;
    private final int cells;

    /** Searches for puzzles as wished. */
    SparseRecipe(GenerationSpec spec, Sparse wish) {
        this.wish = wish;
        cells = spec.geometry().cellCount();
    }

    @Override
    public Attempt attempt(Rng rng) {
        FewClues.Found found = search.find(cells - wish.wanted(), rng, BUDGET);
        int missing = Math.max(0, wish.required() - (cells - found.clues()));
        return new Attempt(found.puzzle(), found.solution(), missing);
    }
}
