package io.shudu.generate;

import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Rng;
import io.shudu.core.grid.SeedSequence;
import io.shudu.generate.holes.HoleStrategy.Quota;

/**
 * Makes the puzzles of a run. Puzzle number i depends on the wish, the seed and i alone. A generator keeps its working
 * memory from puzzle to puzzle: one for each thread.
 */
public final class Generator {
    private final GenerationSpec spec;
    private final long seed;
    private final Digger digger;

    /** A run of puzzles of one kind. */
    public Generator(GenerationSpec spec, long seed) {
        this.spec = spec;
        this.seed = seed;
        digger = new Digger(spec.geometry());
    }

    /**
     * Puzzle number {@code index} of the run. If no try has all the holes that the wish requires, it is the puzzle that
     * comes nearest, and {@link Puzzle#missing()} tells by how many.
     */
    public Puzzle make(long index) {
        Rng rng = new SeedSequence(seed).at(index);
        Attempt best = attempt(rng);
        int tries = 1;
        while (best.missing > 0 && tries < spec.tries()) {
            Attempt next = attempt(rng);
            best = next.missing < best.missing ? next : best;
            tries++;
        }
        Provenance provenance = new Provenance(spec.method().id(), spec.holes().id(), spec.unique(), seed, index);
        return new Puzzle(best.puzzle, best.solution, best.missing, tries, provenance);
    }

    private Attempt attempt(Rng rng) {
        Grid solution = spec.method().make(spec.geometry(), rng);
        digger.start(solution);
        int missing = 0;
        for (Quota quota : spec.holes().plan(spec.geometry(), rng)) {
            int emptied = 0;
            for (int i = 0; i < quota.cells().size() && emptied < quota.wanted(); i++) {
                int cell = quota.cells().get(i);
                if (!spec.unique()) {
                    digger.empty(cell);
                    emptied++;
                } else if (digger.tryEmpty(cell)) {
                    emptied++;
                }
            }
            missing += Math.max(0, quota.required() - emptied);
        }
        return new Attempt(digger.puzzle(), solution, missing);
    }

    private record Attempt(Grid puzzle, Grid solution, int missing) {}
}
