package io.shudu.generate;

import io.shudu.core.grid.Rng;
import io.shudu.generate.unbiased.UnbiasedPuzzle;
import io.shudu.generate.unbiased.UnbiasedPuzzles;

/** A minimal puzzle with its weight. */
final class UnbiasedRecipe implements Recipe {
    private final UnbiasedPuzzles puzzles = new UnbiasedPuzzles();

    @Override
    public Attempt attempt(Rng rng) {
        UnbiasedPuzzle puzzle = puzzles.next(rng);
        return new Attempt(puzzle.grid(), puzzle.solution(), 0, puzzle.relativeWeight());
    }
}
