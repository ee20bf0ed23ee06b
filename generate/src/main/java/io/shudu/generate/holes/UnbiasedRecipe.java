package io.shudu.generate.holes;

import io.shudu.core.random.Rng;
import io.shudu.generate.Recipe;
import io.shudu.generate.unbiased.UnbiasedPuzzle;
import io.shudu.generate.unbiased.UnbiasedPuzzles;

/** A minimal puzzle with its weight. */
final class UnbiasedRecipe implements Recipe {
    private final UnbiasedPuzzles puzzles = new UnbiasedPuzzles();

    /** Draws puzzles. */
    UnbiasedRecipe() {}

    @Override
    public Attempt attempt(Rng rng) {
        UnbiasedPuzzle puzzle = puzzles.next(rng);
        return new Attempt(puzzle.grid(), puzzle.solution(), 0, puzzle.relativeWeight());
    }
}
