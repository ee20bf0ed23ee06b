package io.shudu.generate;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Named;
import io.shudu.core.grid.Parts;
import io.shudu.core.grid.Symbols;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.grids.ShuffleMethod;
import io.shudu.generate.holes.HoleStrategies;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Symmetry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A {@link Provenance} as one word that can be kept, sent and typed, and its puzzle made again on any machine:
 *
 * <pre>
 * 1:9:search:5/row:rot180:unique:482913:0
 * </pre>
 *
 * <p>The parts are the version of the recipe, the board, the grid method, the holes, the symmetry, {@code unique} or
 * {@code multiple}, the seed and the index. The method {@code shuffle} may be followed by the grid that it starts from,
 * and the whole by the number of tries if that is not the usual one. The method must suit the board. Older ids have
 * rows and columns of the box, such as {@code 3x3}. The heart has an id of its own: {@code 1:heart:482913}. A puzzle in
 * disguise has {@code disguised} and a number behind the version.
 *
 * <p>The version goes up when the same id would make another puzzle. An id of another version is refused: a wrong
 * puzzle would be worse than none.
 */
public final class PuzzleId {
    /** The version of the recipe, first part of every id. */
    public static final int VERSION = 1;

    private static final int MOST_TRIES = 1_000_000;

    /** What became of a text. */
    public sealed interface Result {
        /**
         * The text is an id.
         *
         * @param provenance what it stands for
         */
        record Ok(Provenance provenance) implements Result {}

        /**
         * The text is no id.
         *
         * @param part which part of it is wrong
         * @param text what stands there; empty if the text ends before it
         */
        record Bad(Part part, String text) implements Result {}
    }

    /** A part of an id, in their order. */
    public enum Part implements Named.Constant {
        /** The version of the recipe. */
        VERSION,
        /** The board. */
        BOARD,
        /** The grid method. */
        METHOD,
        /** The hole strategy. */
        HOLES,
        /** The symmetry of the givens. */
        SYMMETRY,
        /** What the puzzle must be. */
        ACCEPTANCE,
        /** The run's seed. */
        SEED,
        /** The puzzle's number in the run. */
        INDEX,
        /** How many grids are tried. */
        TRIES,
        /** Something behind the last part. */
        END
    }

    private PuzzleId() {}

    /** The id of a puzzle. */
    public static String of(Provenance provenance) {
        return VERSION + withoutVersion(provenance);
    }

    private static String withoutVersion(Provenance provenance) {
        return switch (provenance) {
            case Provenance.Heart heart -> ":" + Provenance.Heart.ID + ":" + heart.seed();
            case Provenance.Disguised disguised ->
                ":" + Provenance.Disguised.ID + ":" + disguised.disguise() + withoutVersion(disguised.original());
            case Provenance.Run run -> {
                GenerationSpec spec = run.spec();
                int usual = GenerationSpec.usualTries(spec.geometry(), spec.holes(), spec.acceptance());
                yield ":" + spec.geometry().id()
                        + ":" + run.method()
                        + ":" + run.holes()
                        + ":" + run.symmetry().id()
                        + ":" + run.acceptance().id()
                        + ":" + run.seed()
                        + ":" + run.index()
                        + (spec.tries() == usual ? "" : ":" + spec.tries());
            }
        };
    }

    /** What an id stands for. */
    public static Result parse(String id) {
        try {
            Reader reader = new Reader(id);
            reader.number(Part.VERSION, VERSION, VERSION);
            Provenance provenance = reader.skip(Provenance.Heart.ID)
                    ? heart(reader)
                    : reader.skip(Provenance.Disguised.ID) ? disguised(reader) : run(reader);
            reader.end();
            return new Result.Ok(provenance);
        } catch (BadPart bad) {
            return new Result.Bad(bad.part, bad.text);
        }
    }

    private static Provenance heart(Reader reader) throws BadPart {
        return new Provenance.Heart(reader.number(Part.SEED, 0, SeedSequence.MAX_SEED));
    }

    private static Provenance disguised(Reader reader) throws BadPart {
        long disguise = reader.number(Part.SEED, 0, SeedSequence.MAX_SEED);
        return new Provenance.Disguised(run(reader), disguise);
    }

    private static Provenance.Run run(Reader reader) throws BadPart {
        Geometry geometry = reader.require(Part.BOARD, Geometry.byId(reader.peek()));
        GridMethod method = reader.require(Part.METHOD, GridMethods.byId(reader.peek()));
        if (method instanceof ShuffleMethod && reader.peek().length() == geometry.cellCount()) {
            Grid base = reader.require(Part.METHOD, completeGrid(reader.peek(), geometry));
            method = new ShuffleMethod(base);
        }
        if (!method.suits(geometry)) {
            throw new BadPart(Part.METHOD, method.id());
        }
        HoleStrategy holes = reader.require(Part.HOLES, HoleStrategies.parse(reader.peek(), geometry));
        Symmetry symmetry = reader.require(Part.SYMMETRY, Symmetry.byId(reader.peek()));
        Acceptance acceptance = reader.require(Part.ACCEPTANCE, Acceptance.byId(reader.peek()));
        Part wrong = GenerationSpec.mismatch(geometry, method, holes, symmetry, acceptance);
        if (wrong != null) {
            throw new BadPart(
                    wrong,
                    switch (wrong) {
                        case METHOD -> method.id();
                        case HOLES -> holes.id();
                        case SYMMETRY -> symmetry.id();
                        default -> acceptance.id();
                    });
        }
        long seed = reader.number(Part.SEED, 0, SeedSequence.MAX_SEED);
        long index = reader.number(Part.INDEX, 0, SeedSequence.MAX_SEED);
        int tries = reader.atEnd()
                ? GenerationSpec.usualTries(geometry, holes, acceptance)
                : (int) reader.number(Part.TRIES, 1, MOST_TRIES);
        return new Provenance.Run(
                new GenerationSpec(geometry, method, holes, symmetry, acceptance, tries), seed, index);
    }

    private static @Nullable Grid completeGrid(String line, Geometry geometry) {
        int[] digits = new int[line.length()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Symbols.digit(line.charAt(cell));
            if (digits[cell] < 1 || digits[cell] > geometry.side()) {
                return null;
            }
        }
        Grid grid = Grid.ofGivens(geometry, digits);
        return grid.isSolved() ? grid : null;
    }

    /** Goes through the parts of an id from front to back. */
    private static final class Reader {
        private final List<String> parts;
        private int next;

        Reader(String id) {
            parts = Parts.of(id, ':');
        }

        boolean atEnd() {
            return next == parts.size();
        }

        /** The next part, empty behind the last. */
        String peek() {
            return atEnd() ? "" : parts.get(next);
        }

        /** Goes on behind the next part if it is this word. */
        boolean skip(String word) {
            boolean found = peek().equals(word);
            next += found ? 1 : 0;
            return found;
        }

        /** Goes on behind the next part, which means this value; rejects it if it means none. */
        <T> T require(Part part, @Nullable T value) throws BadPart {
            if (value == null) {
                throw new BadPart(part, peek());
            }
            next++;
            return value;
        }

        long number(Part part, long least, long most) throws BadPart {
            long number = WholeNumbers.parse(peek(), least, most);
            return require(part, number < 0 ? null : number);
        }

        void end() throws BadPart {
            if (!atEnd()) {
                throw new BadPart(Part.END, peek());
            }
        }
    }

    /** How the reader leaves at the first problem; it never gets out of this class. */
    private static final class BadPart extends Exception {
        private static final long serialVersionUID = 1L;

        private final Part part;
        private final String text;

        BadPart(Part part, String text) {
            super(text, null, false, false);
            this.part = part;
            this.text = text;
        }
    }
}
