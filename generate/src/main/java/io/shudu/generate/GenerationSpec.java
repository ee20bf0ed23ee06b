package io.shudu.generate;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.Clues;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.holes.Sparse;
import io.shudu.generate.holes.Symmetry;
import org.jspecify.annotations.Nullable;

/**
 * What kind of puzzle is wanted.
 *
 * @param geometry the board
 * @param method how the complete grid is made
 * @param holes which digits are taken away
 * @param symmetry how the givens have to lie; with one, {@code holes} only says how many
 * @param acceptance what the puzzle must be besides
 * @param tries how many grids to try before settling for the best puzzle so far
 */
public record GenerationSpec(
        Geometry geometry, GridMethod method, HoleStrategy holes, Symmetry symmetry, Acceptance acceptance, int tries) {
    private static final int SMALL_SIDE = 9;

    /** Checks that all goes together and that there is at least one try. */
    public GenerationSpec {
        PuzzleId.Part part = mismatch(geometry, method, holes, symmetry, acceptance);
        if (part != null) {
            throw new IllegalArgumentException(geometry + ", " + method.id() + ", " + holes.id() + ", " + symmetry.id()
                    + ", " + acceptance.id() + ": do not go together, for the " + part);
        }
        if (tries < 1) {
            throw new IllegalArgumentException(tries + " tries: there must be at least 1");
        }
    }

    /** Which part of a wish does not go with the others; null if all is well. */
    static PuzzleId.@Nullable Part mismatch(
            Geometry geometry, GridMethod method, HoleStrategy holes, Symmetry symmetry, Acceptance acceptance) {
        if (!method.suits(geometry) || (holes.choosesGrids() && !(method instanceof UniformMethod))) {
            return PuzzleId.Part.METHOD;
        }
        if (!holes.suits(geometry)) {
            return PuzzleId.Part.HOLES;
        }
        if (holes.takesLong() && symmetry != Symmetry.NONE) {
            return PuzzleId.Part.SYMMETRY;
        }
        return acceptance.suits(geometry) ? null : PuzzleId.Part.ACCEPTANCE;
    }

    /**
     * How many grids to try when nobody has said how many: seconds of work at most, or minutes if its puzzles are
     * searched for or must be of some kind.
     */
    public static int usualTries(Geometry geometry, HoleStrategy holes, Acceptance acceptance) {
        boolean large = geometry.side() > SMALL_SIDE;
        if (acceptance.stages().isEmpty()) {
            return large ? 50 : holes.takesLong() ? 100 : 1000;
        }
        return large ? 200 : acceptance.usualTries();
    }

    /** The holes to ask for when nobody has said how many. */
    public static HoleStrategy usualHoles(Geometry geometry, Acceptance acceptance) {
        return acceptance.stages().isEmpty()
                ? new RandomCells(geometry.cellCount() - Clues.usual(geometry))
                : acceptance.stages().getFirst().usualHoles(geometry);
    }

    /**
     * The holes to ask for if somebody wishes for these: with nothing else to keep, many holes are searched for.
     *
     * @param acceptance what the puzzles must be
     */
    public static HoleStrategy wished(
            Geometry geometry, GridMethod method, HoleStrategy holes, Symmetry symmetry, Acceptance acceptance) {
        boolean plain = geometry.equals(Geometry.CLASSIC)
                && method instanceof UniformMethod
                && symmetry == Symmetry.NONE
                && acceptance.equals(Acceptance.UNIQUE);
        return plain ? holes.searched() : holes;
    }

    /** Whether only the number of clues counts, wherever they lie: so any symmetry of the board keeps the wish. */
    boolean isAnywhere() {
        return geometry.isBoxed() && symmetry == Symmetry.NONE && holes.isAnywhere();
    }

    /** The most holes that a puzzle may be asked for. */
    public static int mostHoles(Geometry geometry, Acceptance acceptance) {
        int least = geometry.equals(Geometry.CLASSIC) && acceptance.unique() ? Sparse.LEAST_CLUES : 0;
        return geometry.cellCount() - least;
    }

    /** A puzzle without symmetry, with exactly one solution or perhaps with several. */
    public GenerationSpec(Geometry geometry, GridMethod method, HoleStrategy holes, boolean unique, int tries) {
        this(geometry, method, holes, Symmetry.NONE, unique ? Acceptance.UNIQUE : Acceptance.MULTIPLE, tries);
    }

    /** The same with other tries. */
    public GenerationSpec withTries(int other) {
        return new GenerationSpec(geometry, method, holes, symmetry, acceptance, other);
    }
}
