package io.shudu.generate;

import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Rng;
import io.shudu.core.grid.SeedSequence;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.HoleStrategy.Quota;
import io.shudu.generate.holes.SymmetricHoles;
import io.shudu.generate.holes.Symmetry;
import java.util.List;

/**
 * Makes the puzzles of a run. Puzzle number i depends on the wish, the seed and i alone. A generator keeps its working
 * memory from puzzle to puzzle: one for each thread.
 */
public final class Generator {
    private final GenerationSpec spec;
    private final long seed;
    private final HoleStrategy holes;
    private final Digger digger;

    /** A run of puzzles of one kind. */
    public Generator(GenerationSpec spec, long seed) {
        this.spec = spec;
        this.seed = seed;
        // Without symmetry a strategy keeps its own way of choosing cells, which says more than how many.
        holes = spec.symmetry() == Symmetry.NONE ? spec.holes() : new SymmetricHoles(spec.holes(), spec.symmetry());
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
        return new Puzzle(best.puzzle, best.solution, best.missing, tries, new Provenance.Run(spec, seed, index));
    }

    private Attempt attempt(Rng rng) {
        Grid solution = spec.method().make(spec.geometry(), rng);
        digger.start(solution);
        int missing = 0;
        for (Quota quota : holes.plan(spec.geometry(), rng)) {
            missing += quota.missing(fill(quota));
        }
        return new Attempt(digger.puzzle(), solution, missing);
    }

    /** Empties cells of a quota and tells how many. */
    private int fill(Quota quota) {
        int emptied = 0;
        for (int i = 0; i < quota.groups().size() && emptied < quota.wanted(); i++) {
            List<Integer> group = quota.groups().get(i);
            if (emptied + group.size() <= quota.wanted() && empty(group)) {
                emptied += group.size();
            }
        }
        return emptied;
    }

    private boolean empty(List<Integer> group) {
        if (spec.unique()) {
            return digger.tryEmpty(group);
        }
        digger.empty(group);
        return true;
    }

    private record Attempt(Grid puzzle, Grid solution, int missing) {}
}
