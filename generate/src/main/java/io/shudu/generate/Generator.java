package io.shudu.generate;

import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.thread.Interruption;
import io.shudu.core.thread.OneAtATime;
import io.shudu.generate.Recipe.Attempt;
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
        Acceptance.Judge judge = spec.acceptance().judge(spec.geometry());
        recipe = spec.acceptance().stages().isEmpty()
                ? spec.holes().recipe(spec)
                : spec.holes().recipe(spec, judge);
    }

    /**
     * Puzzle number {@code index} of the run. If no try has as many holes as the wish requires, it is the puzzle that
     * comes nearest, and {@link Puzzle#missing()} tells by how many; if none is accepted, {@link Puzzle#accepted()}
     * tells.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     * @throws IllegalStateException if the generator is at work in another thread
     */
    public Puzzle make(long index) {
        return calls.during(() -> make(index, new SeedSequence(seed).at(index)));
    }

    private Puzzle make(long index, Rng rng) {
        List<Attempt> nearest = new ArrayList<>();
        int tries = 0;
        do {
            Interruption.check();
            keep(recipe.attempt(rng), nearest);
            tries++;
        } while (!nearest.getFirst().isRight() && tries < spec.tries());
        Attempt first = nearest.getFirst();
        Attempt best = first.missing() == 0 ? first : recipe.improve(nearest);
        // Part of what it took may have been left out.
        Interruption.check();
        return new Puzzle(
                best.puzzle(),
                best.solution(),
                best.missing(),
                best.off() == 0,
                tries,
                best.weight(),
                new Provenance.Run(spec, seed, index));
    }

    /** Puts a try among the nearest so far, behind those that are as near. */
    private static void keep(Attempt attempt, List<Attempt> nearest) {
        int place = nearest.size();
        while (place > 0 && attempt.isNearerThan(nearest.get(place - 1))) {
            place--;
        }
        nearest.add(place, attempt);
        if (nearest.size() > NEAREST) {
            nearest.removeLast();
        }
    }
}
