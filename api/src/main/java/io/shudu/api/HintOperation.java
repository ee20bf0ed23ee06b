package io.shudu.api;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.logic.Single;
import io.shudu.logic.Singles;
import io.shudu.render.json.StepJson;
import io.shudu.render.words.RequestReason;
import java.util.List;

/** Finds the next step: the easiest single. */
final class HintOperation {
    private HintOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid position = request.markedPosition();
        String near = request.optionalText("near");
        int nearCell = near == null ? -1 : position.geometry().cellOf(near);
        if (near != null && nearCell < 0) {
            throw BadRequest.in("near", RequestReason.CELL);
        }
        Single single = new Singles(trusted(position, request)).easiest(nearCell);
        return new JsonFields()
                .objects(
                        "steps",
                        single == null
                                ? List.of()
                                : List.of(StepJson.of(single.step(position.geometry()), position.geometry())));
    }

    /**
     * The position with what its pencil marks say: nothing about a cell without any. Without all of them if they leave
     * no solution: what follows from them would be wrong.
     */
    private static Grid trusted(Grid position, Request request) throws BadRequest {
        CandidateSet marks = position.candidates();
        if (marks == null) {
            return position;
        }
        CandidateSet.Builder possible = new CandidateSet.Builder(position.geometry());
        for (int cell = 0; cell < position.geometry().cellCount(); cell++) {
            for (int digit = 1; digit <= position.geometry().side(); digit++) {
                if (marks.count(cell) == 0 || marks.contains(cell, digit)) {
                    possible.add(cell, digit);
                }
            }
        }
        Grid believed = position.withCandidates(possible.build());
        SolveResult result = Solver.of(position.geometry())
                .solve(believed, SolveLimit.first().withBudget(request.budget(position.geometry())));
        return result.verdict() == Verdict.FOUND ? believed : position.withCandidates(null);
    }
}
