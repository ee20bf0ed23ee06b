package io.shudu.generate;

import io.shudu.core.grid.Rng;
import io.shudu.core.grid.SeedSequence;
import io.shudu.generate.Recipe.Attempt;
import io.shudu.generate.holes.Pattern;
import io.shudu.generate.holes.Sparse;
import io.shudu.generate.holes.Unbiased;

/**
 * Makes the puzzles of a run. Puzzle number i depends on the wish, the seed and i alone. A generator keeps its working
 * memory from puzzle to puzzle: one for each thread.
 */
public final class Generator {
    private final GenerationSpec spec;
    private final long seed;
    private final Recipe recipe;

    /** A run of puzzles of one kind. */
    public Generator(GenerationSpec spec, long seed) {
        this.spec = spec;
        this.seed = seed;
        recipe = recipe(spec);
    }

    private static Recipe recipe(GenerationSpec spec) {
        if (!spec.unique()) {
            return new DiggingRecipe(spec);
        }
        return switch (spec.holes()) {
            // On large boards nobody can count solutions: what is outside the pattern is dug away as far as possible.
            case Pattern pattern ->
                spec.geometry().side() <= Digger.SMALL_SIDE
                        ? new PatternRecipe(spec, pattern)
                        : new DiggingRecipe(spec);
            case Sparse sparse -> new SparseRecipe(spec, sparse);
            case Unbiased unbiased -> new UnbiasedRecipe();
            default -> new DiggingRecipe(spec);
        };
    }

    /**
     * Puzzle number {@code index} of the run. If no try has as many holes as the wish requires, it is the puzzle that
     * comes nearest, and {@link Puzzle#missing()} tells by how many.
     */
    public Puzzle make(long index) {
        Rng rng = new SeedSequence(seed).at(index);
        Attempt best = recipe.attempt(rng);
        int tries = 1;
        while (best.missing() != 0 && tries < spec.tries()) {
            Attempt next = recipe.attempt(rng);
            best = Math.abs(next.missing()) < Math.abs(best.missing()) ? next : best;
            tries++;
        }
        return new Puzzle(
                best.puzzle(),
                best.solution(),
                best.missing(),
                tries,
                best.weight(),
                new Provenance.Run(spec, seed, index));
    }
}
