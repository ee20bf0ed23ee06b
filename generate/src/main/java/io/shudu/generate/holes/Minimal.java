package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;

/**
 * Holes until no clue can go: without any of its clues the puzzle would have several solutions. With a symmetry it is
 * orbits that cannot go. It is for small boards: on large ones nobody can tell in a reasonable time.
 *
 * @param fewest the fewest holes that will do
 * @param most the most holes that will do
 */
public record Minimal(int fewest, int most) implements HoleStrategy {
    static final String ID = "minimal";

    /** As many holes as there happen to be. */
    public static final Minimal ANY = new Minimal(0, Integer.MAX_VALUE);

    /** The largest board whose puzzles are known to be minimal. */
    public static final int MOST_SIDE = 9;

    /** Checks the order of the two. */
    public Minimal {
        if (fewest < 0 || fewest > most) {
            throw new IllegalArgumentException("from " + fewest + " to " + most + " holes");
        }
    }

    @Override
    public boolean isAnywhere() {
        return true;
    }

    /** {@code minimal}, or with the number of holes {@code minimal/57..60}. */
    @Override
    public String id() {
        return equals(ANY) ? ID : ID + "/" + new RandomCells(fewest, most).id();
    }

    @Override
    public Total total(Geometry geometry) {
        return new Total(geometry.cellCount(), Math.min(fewest, geometry.cellCount()));
    }

    @Override
    public boolean suits(Geometry geometry) {
        return geometry.side() <= MOST_SIDE;
    }

    /** What is searched for is minimal in any case. */
    @Override
    public HoleStrategy searched() {
        RandomCells range = new RandomCells(fewest, most);
        return Sparse.suits(range) ? range.searched() : this;
    }

    @Override
    public int tooMany(int holes) {
        return Math.max(0, holes - most);
    }

    @Override
    public Recipe recipe(GenerationSpec spec, Acceptance.Judge judge) {
        return new GuidedRecipe(spec, judge, true);
    }
}
