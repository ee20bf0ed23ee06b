package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.SeedSequence;
import io.shudu.core.json.JsonFields;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Provenance;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.holes.HoleStrategies;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Level;
import io.shudu.generate.holes.Symmetry;
import java.util.List;
import java.util.Locale;

/**
 * Makes a puzzle with exactly one solution, or makes the one of an id again. The same request makes the same puzzle,
 * and the answer says nothing that its id does not.
 */
final class GenerateOperation {
    /** All fields, in the order to look for those that must not be there. */
    private static final List<String> FIELDS =
            List.of("id", "pattern", "size", "box", "level", "holes", "symmetry", "method", "seed", "index");

    private GenerateOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Puzzle puzzle = make(provenance(request), request);
        Provenance from = puzzle.provenance();
        JsonFields json = new JsonFields()
                .string("puzzle", puzzle.grid().toString())
                .string("solution", puzzle.solution().toString())
                .string("box", from.geometry().boxName())
                .number("clues", puzzle.grid().givenCount());
        Level level = Level.of(from.holes(), from.geometry());
        if (level != null) {
            json.string("level", level.id());
        }
        return json.string("symmetry", from.symmetry().id())
                .string("method", from.method())
                .string("holes", from.holes())
                .number("seed", from.seed())
                .number("index", from.index())
                .string("id", PuzzleId.of(from))
                .number("missing", puzzle.missing());
    }

    /**
     * Makes a puzzle in no more tries than the limits allow. If it comes as wished, more tries would have made the same
     * one, and it keeps its id; if not, they might have found a better one. Then an id stands for a puzzle that cannot
     * be made here, and a wish gets the id of what was found.
     */
    private static Puzzle make(Provenance wished, Request request) throws BadRequest {
        if (!(wished instanceof Provenance.Run run)) {
            return wished.make();
        }
        int most = request.limits().mostTries(run.geometry(), run.spec().holes());
        if (run.spec().tries() <= most) {
            return run.make();
        }
        GenerationSpec spec = run.spec();
        GenerationSpec shorter =
                new GenerationSpec(spec.geometry(), spec.method(), spec.holes(), spec.symmetry(), spec.unique(), most);
        Puzzle puzzle = new Provenance.Run(shorter, run.seed(), run.index()).make();
        if (puzzle.missing() != 0) {
            if (request.has("id")) {
                throw BadRequest.in("id", "a puzzle that is found within " + most + " tries");
            }
            return puzzle;
        }
        return new Puzzle(puzzle.grid(), puzzle.solution(), 0, puzzle.tries(), puzzle.weight(), run);
    }

    private static Provenance provenance(Request request) throws BadRequest {
        String id = request.optionalText("id");
        if (id != null) {
            allowOnly(request, "id", List.of("id"));
            return ofId(id, request.limits());
        }
        String pattern = request.optionalText("pattern");
        if (pattern != null) {
            allowOnly(request, "pattern", List.of("pattern", "seed"));
            if (!pattern.equals("heart")) {
                throw BadRequest.in("pattern", "heart");
            }
            return new Provenance.Heart(seed(request));
        }
        Geometry geometry = geometry(request);
        requireSide(geometry, request.limits(), request.has("box") ? "box" : "size");
        HoleStrategy holes = holes(request, geometry);
        GenerationSpec spec = new GenerationSpec(
                geometry,
                method(request, geometry),
                holes,
                symmetry(request),
                true,
                Limits.usualTries(geometry, holes));
        return new Provenance.Run(spec, seed(request), request.number("index", 0, SeedSequence.MAX_SEED, 0));
    }

    private static void allowOnly(Request request, String field, List<String> allowed) throws BadRequest {
        for (String other : FIELDS) {
            if (request.has(other) && !allowed.contains(other)) {
                throw BadRequest.in(other, "nothing, beside " + field);
            }
        }
    }

    private static Provenance ofId(String id, Limits limits) throws BadRequest {
        return switch (PuzzleId.parse(id)) {
            case PuzzleId.Result.Ok ok -> {
                requireSide(ok.provenance().geometry(), limits, "id");
                if (ok.provenance() instanceof Provenance.Run run) {
                    requireQuick(run.spec().holes(), "id");
                }
                yield ok.provenance();
            }
            case PuzzleId.Result.Bad bad ->
                throw BadRequest.in(
                        "id",
                        "the id of a puzzle, such as 1:3x3:search:5/row:rot180:unique:482913:0; wrong is the "
                                + bad.part().name().toLowerCase(Locale.ROOT) + ": " + BadRequest.quoted(bad.text()));
        };
    }

    private static void requireQuick(HoleStrategy holes, String field) throws BadRequest {
        if (holes.takesLong()) {
            throw BadRequest.in(field, "a kind of puzzle that is made at once; the command line makes the others");
        }
    }

    private static void requireSide(Geometry geometry, Limits limits, String field) throws BadRequest {
        int most = Math.min(limits.side(), limits.generatedSide());
        if (geometry.side() > most) {
            throw BadRequest.in(field, "a board with a side of at most " + most);
        }
    }

    private static Geometry geometry(Request request) throws BadRequest {
        Geometry box = request.box();
        int usual = (box == null ? Geometry.CLASSIC : box).side();
        int side = (int) request.number("size", Geometry.MIN_SIDE, Geometry.MAX_SIDE, usual);
        if (box != null) {
            if (box.side() != side) {
                throw BadRequest.in("box", "a box of " + side + " cells, as size says");
            }
            return box;
        }
        if (!Geometry.isSide(side)) {
            throw BadRequest.in("size", "a product of two numbers from 2 on, such as 4, 6, 8, 9, 10, 12, 16, 25");
        }
        return Geometry.ofSide(side);
    }

    private static GridMethod method(Request request, Geometry geometry) throws BadRequest {
        String id = request.optionalText("method");
        GridMethod method = id == null ? GridMethods.usual(geometry) : GridMethods.byId(id);
        if (method == null) {
            throw BadRequest.in("method", "one of " + String.join(", ", GridMethods.ids()));
        }
        if (!method.suits(geometry)) {
            throw BadRequest.in("method", "a method for this board; " + method.id() + " makes 9x9 grids alone");
        }
        return method;
    }

    private static HoleStrategy holes(Request request, Geometry geometry) throws BadRequest {
        String holes = request.optionalText("holes");
        String level = request.optionalText("level");
        if (holes != null && level != null) {
            throw BadRequest.in("level", "nothing, beside holes");
        }
        if (holes == null) {
            Level named = level == null ? Level.NORMAL : Level.byId(level);
            if (named == null) {
                throw BadRequest.in("level", "one of " + String.join(", ", Level.ids()));
            }
            return named.holes(geometry);
        }
        HoleStrategy strategy = HoleStrategies.parse(holes, geometry);
        if (strategy == null) {
            throw BadRequest.in(
                    "holes",
                    "a number or range up to " + geometry.cellCount() + ", or a number up to " + geometry.side()
                            + " with /row or /column, such as 50, 50..57, 5/row, 5/column; or minimal");
        }
        requireQuick(strategy, "holes");
        return strategy;
    }

    private static Symmetry symmetry(Request request) throws BadRequest {
        String id = request.optionalText("symmetry");
        Symmetry symmetry = id == null ? Symmetry.NONE : Symmetry.byId(id);
        if (symmetry == null) {
            throw BadRequest.in("symmetry", "one of " + String.join(", ", Symmetry.ids()));
        }
        return symmetry;
    }

    /** Nothing here is random by itself: whoever wants another puzzle each time draws the seed. */
    private static long seed(Request request) throws BadRequest {
        return request.number("seed", 0, SeedSequence.MAX_SEED);
    }
}
