package io.shudu.api;

import io.shudu.core.grid.Conflict;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.core.solve.Minimality;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.util.ArrayList;
import java.util.List;

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
        List<Conflict> conflicts = grid.conflicts();
        JsonFields json = new JsonFields()
                .string("puzzle", grid.givens().toString())
                .string("box", grid.geometry().boxName())
                .string("verdict", Findings.verdict(result, !conflicts.isEmpty()));
        Findings.addCount(json, result);
        JsonValue minimal = minimal(grid, result, solver, budget);
        JsonValue ambiguous = JsonValue.strings(ambiguous(grid.geometry(), result.solutions()));
        int others = json.toString().length()
                + ambiguous.toString().length()
                + grid.geometry().cellCount();
        Listing pairs = pairs(conflicts, grid.geometry(), request.roomBeside(others));
        json.put("minimal", minimal).put("conflicts", pairs.value()).put("ambiguous", ambiguous);
        Findings.addFirst(json, result);
        return Findings.addMore(json, pairs);
    }

    private static JsonValue minimal(Grid grid, SolveResult result, Solver solver, long budget) {
        if (result.verdict() != Verdict.ONE) {
            return JsonValue.NULL;
        }
        long left = budget - result.stats().nodes();
        return switch (Minimality.of(grid, result.solution(), solver, left)) {
            case MINIMAL -> JsonValue.of(true);
            case REDUNDANT -> JsonValue.of(false);
            case GAVE_UP -> JsonValue.NULL;
        };
    }

    private static Listing pairs(List<Conflict> conflicts, Geometry geometry, int room) {
        Listing pairs = new Listing(room);
        for (Conflict conflict : conflicts) {
            pairs.add(JsonValue.strings(
                    List.of(geometry.cellName(conflict.first()), geometry.cellName(conflict.second()))));
        }
        return pairs;
    }

    /** The cells in which the solutions differ. */
    private static List<String> ambiguous(Geometry geometry, List<Grid> solutions) {
        List<String> cells = new ArrayList<>();
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            boolean same = true;
            for (int i = 1; i < solutions.size() && same; i++) {
                same = solutions.get(i).digit(cell) == solutions.getFirst().digit(cell);
            }
            if (!same) {
                cells.add(geometry.cellName(cell));
            }
        }
        return cells;
    }
}
