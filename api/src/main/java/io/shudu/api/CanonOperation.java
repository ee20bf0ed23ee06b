package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import io.shudu.core.transform.CanonicalForm;
import io.shudu.core.transform.Canonizer;
import io.shudu.render.json.ImageJson;
import io.shudu.render.words.RequestReason;

/**
 * Finds the form that all symmetric images of a 9×9 puzzle share. That is quick for any puzzle: grids without exactly
 * one solution took less than a tenth of a second, the empty one hardly any time.
 */
final class CanonOperation {
    private CanonOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        if (!puzzle.geometry().equals(Geometry.CLASSIC)) {
            throw BadRequest.in(request.boardField(), RequestReason.ONE_OF, Geometry.CLASSIC.id());
        }
        SolveResult solved = request.solve(puzzle);
        if (solved.verdict() == Verdict.GAVE_UP) {
            return new JsonFields().string("puzzle", puzzle.toString()).string("verdict", "incomplete");
        }
        Canonizer canonizer = new Canonizer();
        CanonicalForm form = solved.verdict() == Verdict.ONE
                ? canonizer.ofProper(puzzle, solved.solution())
                : canonizer.ofImproper(puzzle);
        return ImageJson.canonical(puzzle.toString(), form.grid().toString(), form.automorphisms());
    }
}
