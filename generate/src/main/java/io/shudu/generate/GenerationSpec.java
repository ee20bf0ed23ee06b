package io.shudu.generate;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.Pattern;
import io.shudu.generate.holes.Symmetry;

/**
 * What kind of puzzle is wanted.
 *
 * @param geometry the board
 * @param method how the complete grid is made
 * @param holes which digits are taken away
 * @param symmetry how the givens have to lie; with one, {@code holes} only says how many
 * @param unique whether the puzzle must have exactly one solution
 * @param tries how many grids to try before settling for the best puzzle so far
 */
public record GenerationSpec(
        Geometry geometry, GridMethod method, HoleStrategy holes, Symmetry symmetry, boolean unique, int tries) {
    private static final int SMALL_SIDE = 9;

    /** Checks that the method suits the board and that there is at least one try. */
    public GenerationSpec {
        if (!method.suits(geometry)) {
            throw new IllegalArgumentException(geometry + ": the method " + method.id() + " is for other boards");
        }
        if (holes instanceof Minimal && geometry.side() > Minimal.MOST_SIDE) {
            throw new IllegalArgumentException(geometry + ": minimal puzzles are for boards up to 9×9");
        }
        if (tries < 1) {
            throw new IllegalArgumentException(tries + " tries: there must be at least 1");
        }
    }

    /** How many grids to try when nobody has said how many: some seconds of work at most, usually much less. */
    public static int usualTries(Geometry geometry, HoleStrategy holes) {
        return geometry.side() > SMALL_SIDE ? 20 : holes instanceof Pattern ? 100 : 1000;
    }

    /** A puzzle without symmetry. */
    public GenerationSpec(Geometry geometry, GridMethod method, HoleStrategy holes, boolean unique, int tries) {
        this(geometry, method, holes, Symmetry.NONE, unique, tries);
    }
}
