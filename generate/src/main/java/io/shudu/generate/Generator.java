package io.shudu.generate;

/**
 * Makes the puzzles of a run. Puzzle number i depends on the wish, the seed and i alone. A generator keeps its working
 * memory from puzzle to puzzle: one for each thread.
 */
public final class Generator {
    private final GenerationSpec spec;
    private final long seed;

    /** A run of puzzles of one kind. */
    public Generator(GenerationSpec spec, long seed) {
        this.spec = spec;
        this.seed = seed;
    }

    /** Puzzle number {@code index} of the run. */
    public Puzzle make(long index) {
        throw new UnsupportedOperationException(spec + " " + seed + " " + index);
    }
}
