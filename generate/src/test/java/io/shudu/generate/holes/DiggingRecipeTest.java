package io.shudu.generate.holes;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;
import io.shudu.generate.grids.GridMethods;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiggingRecipeTest {
    /** However many tries there are to improve, effort ends. */
    @Test
    void effortIsBounded() {
        Geometry geometry = Geometry.of(5, 5);
        GenerationSpec spec =
                new GenerationSpec(geometry, GridMethods.usual(geometry), new RandomCells(625 - 248), true, 20);
        DiggingRecipe recipe = new DiggingRecipe(spec);
        Rng rng = new SeedSequence(1).at(0);
        List<Recipe.Attempt> attempts = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            // The same again and again: it cannot be reached.
            attempts.add(i == 0 ? recipe.attempt(rng) : attempts.getFirst());
        }
        int missing = attempts.getFirst().missing();
        assertThat(missing).isBetween(11, 24);
        assertThat(recipe.improve(attempts).missing()).isBetween(1, missing - 1);
        assertThat(recipe.guesses()).isBetween(10_000L, 100_000L);
    }

    /** The centre of the board is an orbit of one cell, and must not stand in the way of an even number. */
    @Test
    void anEvenNumberOfHolesIsMadeOfPairs() {
        GenerationSpec spec = new GenerationSpec(
                Geometry.CLASSIC,
                GridMethods.usual(Geometry.CLASSIC),
                new RandomCells(20),
                Symmetry.ROT180,
                Acceptance.UNIQUE,
                20);
        DiggingRecipe recipe = new DiggingRecipe(spec);
        for (int i = 0; i < 50; i++) {
            assertThat(recipe.attempt(new SeedSequence(1).at(i)).puzzle().givenCount())
                    .isEqualTo(81 - 20);
        }
    }
}
