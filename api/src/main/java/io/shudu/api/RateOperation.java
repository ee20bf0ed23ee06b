package io.shudu.api;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.passport.Inspector;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.ScaleId;
import io.shudu.render.json.PuzzleJson;
import io.shudu.render.json.SolveJson;

/** Tells how hard a puzzle with one solution is. Of any other it tells only how many solutions there are. */
final class RateOperation {
    private RateOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle(Rater.LARGEST_SIDE);
        SolveResult result = request.solve(puzzle);
        return result.verdict() == Verdict.ONE
                ? PuzzleJson.of(new Inspector(puzzle.geometry(), ScaleId.usual(), Rater.LARGEST_SIDE)
                        .inspect(puzzle, result.solution()))
                : SolveJson.of(puzzle, result, null, 2);
    }
}
