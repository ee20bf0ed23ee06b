package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonFields;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Provenance;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.holes.Emptiness;
import io.shudu.generate.holes.HoleStrategies;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.passport.Inspector;
import io.shudu.generate.wish.Wishes;
import io.shudu.logic.rate.ScaleId;
import io.shudu.render.json.PuzzleJson;
import io.shudu.render.words.RequestReason;
import io.shudu.render.words.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes a puzzle with exactly one solution, or makes the one of an id again. The same request makes the same puzzle,
 * and the answer says nothing that its id does not.
 */
final class GenerateOperation {
    /** All fields, in the order to look for those that must not be there. */
    private static final List<String> FIELDS = List.of(
            "id",
            "pattern",
            "size",
            "board",
            "box",
            "level",
            "technique",
            "only",
            "score",
            "holes",
            "symmetry",
            "method",
            "seed",
            "index");

    private GenerateOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Puzzle puzzle = make(provenance(request), request);
        Inspector inspector = new Inspector(puzzle.grid().geometry(), ScaleId.usual(), Inspector.QUICK_SIDE);
        return PuzzleJson.of(puzzle, inspector.inspect(puzzle));
    }

    /**
     * Makes a puzzle in no more tries than the limits allow. If it comes as wished, more tries would have made the same
     * one, and it keeps its id; if not, they might have found a better one. Then an id stands for a puzzle that cannot
     * be made here, and a wish gets the id of what was found.
     */
    private static Puzzle make(Provenance wished, Request request) throws BadRequest {
        if (wished instanceof Provenance.Disguised disguised) {
            return disguised.of(make(disguised.original(), request));
        }
        if (!(wished instanceof Provenance.Run run)) {
            return wished.make();
        }
        int most = request.limits().mostTries(run.geometry(), run.spec().holes(), run.acceptance());
        if (run.spec().tries() <= most) {
            return run.make();
        }
        Puzzle puzzle = new Provenance.Run(run.spec().withTries(most), run.seed(), run.index()).make();
        if (puzzle.missing() != 0 || !puzzle.accepted()) {
            if (request.has("id")) {
                throw BadRequest.in("id", RequestReason.TRIES, most);
            }
            return puzzle;
        }
        return new Puzzle(puzzle.grid(), puzzle.solution(), 0, true, puzzle.tries(), puzzle.weight(), run);
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
                throw BadRequest.in("pattern", RequestReason.ONE_OF, "heart");
            }
            return new Provenance.Heart(request.seed());
        }
        Geometry geometry = geometry(request);
        requireSide(geometry, request.limits(), request.has(request.boardField()) ? request.boardField() : "size");
        GridMethod method = method(request, geometry);
        Symmetry symmetry = request.oneOf("symmetry", List.of(Symmetry.values()), Symmetry.NONE);
        Acceptance acceptance = acceptance(request, geometry);
        HoleStrategy holes =
                GenerationSpec.wished(geometry, method, holes(request, geometry, acceptance), symmetry, acceptance);
        requireQuick(holes, "holes");
        GenerationSpec spec = new GenerationSpec(
                geometry, method, holes, symmetry, acceptance, Limits.usualTries(geometry, holes, acceptance));
        return new Provenance.Run(spec, request.seed(), request.index());
    }

    private static void allowOnly(Request request, String field, List<String> allowed) throws BadRequest {
        for (String other : FIELDS) {
            if (request.has(other) && !allowed.contains(other)) {
                throw BadRequest.in(other, RequestReason.ALONE, field);
            }
        }
    }

    private static Provenance ofId(String id, Limits limits) throws BadRequest {
        return switch (PuzzleId.parse(id)) {
            case PuzzleId.Result.Ok ok -> {
                requireSide(ok.provenance().geometry(), limits, "id");
                if (ok.provenance() instanceof Provenance.Generated made) {
                    requireQuick(made.spec().holes(), "id");
                }
                yield ok.provenance();
            }
            case PuzzleId.Result.Bad bad ->
                throw BadRequest.in("id", RequestReason.ID, bad.part().id(), Words.shortened(bad.text()));
        };
    }

    private static void requireQuick(HoleStrategy holes, String field) throws BadRequest {
        if (holes.takesLong()) {
            throw BadRequest.in(field, RequestReason.QUICK);
        }
    }

    private static void requireSide(Geometry geometry, Limits limits, String field) throws BadRequest {
        int most = Math.min(limits.side(), limits.generatedSide());
        if (geometry.side() > most) {
            throw BadRequest.in(field, RequestReason.SIDE, most);
        }
    }

    private static Geometry geometry(Request request) throws BadRequest {
        Geometry board = request.board();
        int usual = (board == null ? Geometry.CLASSIC : board).side();
        int side = (int) request.number("size", Geometry.MIN_SIDE, Geometry.MAX_SIDE, usual);
        if (board != null) {
            if (board.side() != side) {
                throw BadRequest.in(request.boardField(), RequestReason.BOX_SIZE, side);
            }
            return board;
        }
        if (!Geometry.isSide(side)) {
            throw BadRequest.in("size", RequestReason.SIZE);
        }
        return Geometry.ofSide(side);
    }

    private static GridMethod method(Request request, Geometry geometry) throws BadRequest {
        GridMethod method = request.oneOf("method", GridMethods.all(), GridMethods.usual(geometry));
        if (!method.suits(geometry)) {
            throw BadRequest.in("method", RequestReason.METHOD_BOARD, method.id());
        }
        return method;
    }

    /** What thinking the puzzle must need. */
    private static Acceptance acceptance(Request request, Geometry geometry) throws BadRequest {
        List<Acceptance.Stage> stages = new ArrayList<>();
        for (String field : Wishes.NAMES) {
            String text = request.optionalText(field);
            if (text != null) {
                Acceptance.Stage stage = Wishes.byId(field + "=" + text);
                if (stage == null || !stage.suits(geometry)) {
                    throw BadRequest.in(field, RequestReason.THINKING, field);
                }
                stages.add(stage);
            }
        }
        return new Acceptance(true, stages);
    }

    private static HoleStrategy holes(Request request, Geometry geometry, Acceptance acceptance) throws BadRequest {
        String holes = request.optionalText("holes");
        if (holes == null) {
            return acceptance.stages().isEmpty()
                    ? Emptiness.SOME.holes(geometry)
                    : GenerationSpec.usualHoles(geometry, acceptance);
        }
        HoleStrategy strategy = HoleStrategies.parse(holes, geometry);
        int most = GenerationSpec.mostHoles(geometry, acceptance);
        if (strategy == null || strategy.total(geometry).required() > most) {
            throw BadRequest.in("holes", RequestReason.HOLES, most, geometry.side());
        }
        return strategy;
    }
}
