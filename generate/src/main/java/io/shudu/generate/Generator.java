package io.shudu.generate;

import io.shudu.core.grid.Rng;
import io.shudu.core.grid.SeedSequence;
import io.shudu.core.thread.Interruption;
import io.shudu.core.thread.OneAtATime;
import io.shudu.generate.Recipe.Attempt;
import io.shudu.generate.holes.Pattern;
import io.shudu.generate.holes.Sparse;
import io.shudu.generate.holes.Unbiased;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes the puzzles of a run. Puzzle number i depends on the wish, the seed and i alone. A generator keeps its working
 * memory from puzzle to puzzle: one for each thread.
 *
 * <p>What it does may take long, and ends soon after its thread was interrupted: with a
 * {@link java.util.concurrent.CancellationException}, as half a puzzle is none. The thread stays interrupted. So do
 * {@link io.shudu.generate.grids.GridMethod grid methods}, {@link io.shudu.generate.few.FewClues} and
 * {@link io.shudu.generate.unbiased.UnbiasedPuzzles}.
 */
public final class Generator {
    /** How many tries are remembered, for more to be done about them. */
    private static final int NEAREST = 20;

    private final GenerationSpec spec;
    private final long seed;
    private final Recipe recipe;
    private final OneAtATime calls = new OneAtATime("Generator");

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
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     * @throws IllegalStateException if the generator is at work in another thread
     */
    public Puzzle make(long index) {
        calls.begin();
        try {
            return make(index, new SeedSequence(seed).at(index));
        } finally {
            calls.end();
        }
    }

    private Puzzle make(long index, Rng rng) {
        List<Attempt> nearest = new ArrayList<>();
        int tries = 0;
        do {
            Interruption.check();
            keep(recipe.attempt(rng), nearest);
            tries++;
        } while (nearest.getFirst().missing() != 0 && tries < spec.tries());
        Attempt best = nearest.getFirst().missing() == 0 ? nearest.getFirst() : recipe.improve(nearest);
        // Part of what it took may have been left out.
        Interruption.check();
        return new Puzzle(
                best.puzzle(),
                best.solution(),
                best.missing(),
                tries,
                best.weight(),
                new Provenance.Run(spec, seed, index));
    }

    /** Puts a try among the nearest so far, behind those that are as near. */
    private static void keep(Attempt attempt, List<Attempt> nearest) {
        int place = nearest.size();
        while (place > 0
                && Math.abs(attempt.missing()) < Math.abs(nearest.get(place - 1).missing())) {
            place--;
        }
        nearest.add(place, attempt);
        if (nearest.size() > NEAREST) {
            nearest.removeLast();
        }
    }
}
