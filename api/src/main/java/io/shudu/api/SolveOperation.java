package io.shudu.api;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;

/** Finds the solutions of a puzzle. */
final class SolveOperation {
    private static final long USUAL_LIMIT = 2;

    private SolveOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        long budget = request.budget(puzzle.geometry());
        SolveLimit limit = SolveLimit.upTo(request.solutions(USUAL_LIMIT)).withBudget(budget);
        boolean listed = request.flag("all");
        SolveResult result = Solver.of(puzzle.geometry()).solve(puzzle, limit);
        JsonFields json = new JsonFields()
                .string("puzzle", puzzle.toString())
                .string("box", puzzle.geometry().boxName())
                .string("verdict", Findings.verdict(result, !puzzle.conflicts().isEmpty()));
        Findings.addCount(json, result);
        Findings.addFirst(json, result);
        if (listed) {
            Listing all = new Listing(request.roomBeside(json.toString().length()));
            for (Grid solution : result.solutions()) {
                all.add(JsonValue.of(solution.toString()));
            }
            json.put("all", all.value());
            Findings.addMore(json, all);
        }
        return json;
    }
}
