package io.shudu.generate;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Minimal;
import io.shudu.generate.holes.Pattern;
import io.shudu.generate.holes.Sparse;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.holes.Unbiased;
import org.jspecify.annotations.Nullable;

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

    /** Checks that all goes together and that there is at least one try. */
    public GenerationSpec {
        PuzzleId.Part part = mismatch(geometry, method, holes, symmetry);
        if (part != null) {
            throw new IllegalArgumentException(geometry + ", " + method.id() + ", " + holes.id() + ", " + symmetry.id()
                    + ": do not go together, for the " + part);
        }
        if (tries < 1) {
            throw new IllegalArgumentException(tries + " tries: there must be at least 1");
        }
    }

    /** Which part of a wish does not go with the others; null if all is well. */
    static PuzzleId.@Nullable Part mismatch(
            Geometry geometry, GridMethod method, HoleStrategy holes, Symmetry symmetry) {
        boolean searched = holes instanceof Sparse || holes instanceof Unbiased;
        if (!method.suits(geometry) || (searched && !(method instanceof UniformMethod))) {
            return PuzzleId.Part.METHOD;
        }
        if ((holes instanceof Minimal && geometry.side() > Minimal.MOST_SIDE)
                || (holes instanceof Pattern pattern && !pattern.geometry().equals(geometry))) {
            return PuzzleId.Part.HOLES;
        }
        return holes.takesLong() && symmetry != Symmetry.NONE ? PuzzleId.Part.SYMMETRY : null;
    }

    /**
     * How many grids to try when nobody has said how many: seconds of work at most, or minutes if its puzzles are
     * searched for.
     */
    public static int usualTries(Geometry geometry, HoleStrategy holes) {
        return geometry.side() > SMALL_SIDE ? 50 : holes.takesLong() ? 100 : 1000;
    }

    /** A puzzle without symmetry. */
    public GenerationSpec(Geometry geometry, GridMethod method, HoleStrategy holes, boolean unique, int tries) {
        this(geometry, method, holes, Symmetry.NONE, unique, tries);
    }
}
