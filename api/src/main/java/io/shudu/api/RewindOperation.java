package io.shudu.api;

import io.shudu.core.format.GridParts;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the last of several positions of a game from which the puzzle can still be solved. If the puzzle has one
 * solution, positions are compared with it; otherwise each is searched, from the last one back.
 */
final class RewindOperation {
    private RewindOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        List<Grid> positions = positions(request, puzzle);
        long budget = request.budget(puzzle.geometry());
        Solver solver = Solver.of(puzzle.geometry());
        SolveResult whole = solver.solve(puzzle, SolveLimit.unique().withBudget(budget));
        budget -= whole.stats().nodes();
        for (int i = positions.size() - 1; i >= 0; i--) {
            if (whole.verdict() == Verdict.ONE) {
                if (isPartOf(positions.get(i), whole.solution())) {
                    return last(JsonValue.of(i));
                }
                continue;
            }
            SolveResult result =
                    solver.solve(positions.get(i), SolveLimit.first().withBudget(Math.max(1, budget)));
            budget -= result.stats().nodes();
            if (result.verdict() != Verdict.NONE) {
                return last(result.verdict() == Verdict.FOUND ? JsonValue.of(i) : JsonValue.NULL);
            }
        }
        return last(JsonValue.NULL);
    }

    private static JsonFields last(JsonValue index) {
        return new JsonFields().put("lastSound", index);
    }

    private static List<Grid> positions(Request request, Grid puzzle) throws BadRequest {
        List<Grid> positions = new ArrayList<>();
        for (String line : request.texts("positions")) {
            positions.add(Request.grid("positions", GridParts.placed(puzzle, line)));
        }
        return positions;
    }

    private static boolean isPartOf(Grid position, Grid solution) {
        for (int cell = 0; cell < position.geometry().cellCount(); cell++) {
            if (!position.isEmpty(cell) && position.digit(cell) != solution.digit(cell)) {
                return false;
            }
        }
        return true;
    }
}
