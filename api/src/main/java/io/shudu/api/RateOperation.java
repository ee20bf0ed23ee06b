package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.passport.Inspector;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.ScaleId;
import io.shudu.render.json.RateJson;
import io.shudu.render.json.SolveJson;
import io.shudu.render.words.RequestReason;

/** Tells how hard a puzzle with one solution is. Of any other it tells only how many solutions there are. */
final class RateOperation {
    private RateOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        Geometry geometry = puzzle.geometry();
        if (geometry.side() > Rater.LARGEST_SIDE) {
            throw BadRequest.in("puzzle", RequestReason.SIDE, Rater.LARGEST_SIDE);
        }
        SolveResult result =
                Solver.of(geometry).solve(puzzle, SolveLimit.unique().withBudget(request.budget(geometry)));
        return result.verdict() == Verdict.ONE
                ? RateJson.of(
                        new Inspector(geometry, ScaleId.usual(), Rater.LARGEST_SIDE).inspect(puzzle, result.solution()))
                : SolveJson.of(puzzle, result, null, 2);
    }
}
