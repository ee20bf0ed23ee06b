package io.shudu.api;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.core.solve.Minimality;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.render.json.CheckJson;

/** Tells whether a grid is a proper puzzle, and what is wrong if not. Placed digits count as much as givens. */
final class CheckOperation {
    private static final long USUAL_LIMIT = 1000;

    private CheckOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid grid = request.position();
        long budget = request.budget(grid.geometry());
        SolveLimit limit = SolveLimit.upTo(request.solutions(USUAL_LIMIT)).withBudget(budget);
        Solver solver = Solver.of(grid.geometry());
        SolveResult result = solver.solve(grid, limit);
        Minimality minimal = result.verdict() == Verdict.ONE
                ? Minimality.of(
                        grid, result.solution(), solver, budget - result.stats().nodes())
                : null;
        return shortened(CheckJson.of(grid, result, minimal), request);
    }

    /** Leaves out conflicts that the answer has no room for. */
    private static JsonFields shortened(JsonFields json, Request request) {
        if (json.value().get("conflicts") instanceof JsonValue.Items all) {
            int others = json.toString().length() - all.toString().length();
            Listing pairs = new Listing(request.roomBeside(others));
            all.items().forEach(pairs::add);
            pairs.addTo(json, "conflicts");
        }
        return json;
    }
}
