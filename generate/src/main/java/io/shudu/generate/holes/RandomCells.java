package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;

/**
 * Holes anywhere on the board.
 *
 * @param required the fewest holes that will do
 * @param wanted how many holes to make if possible
 */
public record RandomCells(int required, int wanted) implements HoleStrategy {
    /** Checks the order of the two. */
    public RandomCells {
        if (required < 0 || required > wanted) {
            throw new IllegalArgumentException("from " + required + " to " + wanted + " holes");
        }
    }

    /** Exactly so many holes. */
    public RandomCells(int holes) {
        this(holes, holes);
    }

    @Override
    public boolean isAnywhere() {
        return true;
    }

    /** The number of holes, such as {@code 50}, or the fewest and the most, such as {@code 50..57}. */
    @Override
    public String id() {
        return required == wanted ? Integer.toString(wanted) : required + ".." + wanted;
    }

    @Override
    public Total total(Geometry geometry) {
        return new Total(wanted, required);
    }

    @Override
    public HoleStrategy searched() {
        return Sparse.suits(this) ? new Sparse(required, wanted) : this;
    }

    @Override
    public Recipe recipe(GenerationSpec spec, Acceptance.Judge judge) {
        return new GuidedRecipe(spec, judge, false);
    }
}
