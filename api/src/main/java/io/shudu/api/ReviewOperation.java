package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import io.shudu.logic.Rater;
import io.shudu.logic.teach.Review;
import io.shudu.render.json.ReviewJson;
import io.shudu.render.json.SolveJson;

/**
 * Looks back on a game: which digits could be known when they were placed, and what else could be done then. Of a
 * puzzle without exactly one solution it tells only how many solutions there are.
 */
final class ReviewOperation {
    private ReviewOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle(Rater.LARGEST_SIDE);
        Geometry geometry = puzzle.geometry();
        SolveResult solved = request.solve(puzzle);
        return solved.verdict() == Verdict.ONE
                ? ReviewJson.of(new Review(geometry).of(puzzle, solved.solution(), request.entries(geometry)), geometry)
                : SolveJson.of(puzzle, solved, null, 2);
    }
}
