package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.logic.teach.Teacher;
import io.shudu.logic.teach.WorkedSolution;

/** Tells the whole way to the solution, step by step, from the position as it stands. */
final class ExplainOperation {
    private ExplainOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid position = request.markedPosition();
        Geometry geometry = position.geometry();
        WorkedSolution worked = new Teacher(geometry).solve(position, request.budget(geometry));
        return HintOperation.answer(
                request, geometry, new JsonFields().bool("solved", worked.solved()), worked.health(), worked.steps());
    }
}
