package io.shudu.api;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.render.json.SolveJson;

/** Finds the solutions of a puzzle. */
final class SolveOperation {
    private static final long USUAL_LIMIT = 2;

    private SolveOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        SolveLimit limit =
                SolveLimit.upTo(request.solutions(USUAL_LIMIT)).withBudget(request.budget(puzzle.geometry()));
        boolean listed = request.flag("all");
        SolveResult result = Solver.of(puzzle.geometry()).solve(puzzle, limit);
        Grid first = result.solutions().isEmpty() ? null : result.solution();
        JsonFields json = SolveJson.of(puzzle, result, first, limit.solutions());
        if (listed) {
            Listing all = new Listing(request.roomBeside(json.toString().length()));
            for (Grid solution : result.solutions()) {
                all.add(JsonValue.of(solution.toString()));
            }
            all.addTo(json, "all");
        }
        return json;
    }
}
