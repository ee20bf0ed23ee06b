package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.teach.Advice;
import io.shudu.logic.teach.Health;
import io.shudu.logic.teach.Teacher;
import io.shudu.render.json.HealthJson;
import io.shudu.render.json.StepJson;
import io.shudu.render.words.RequestReason;
import java.util.List;

/** Finds the next step: the easiest, and of equally easy ones the nearest; or several; or one against a candidate. */
final class HintOperation {
    private HintOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid position = request.markedPosition();
        String near = request.optionalText("near");
        int nearCell = near == null ? -1 : position.geometry().cellOf(near);
        if (near != null && nearCell < 0) {
            throw BadRequest.in("near", RequestReason.CELL);
        }
        TechniqueId technique = request.technique();
        Teacher teacher = new Teacher(position.geometry());
        long budget = request.budget(position.geometry());
        Candidate against = request.optionalCandidate("against", position.geometry());
        Advice advice;
        if (against != null) {
            advice = teacher.against(position, against, budget);
        } else if (technique != null) {
            advice = teacher.all(position, technique, budget);
        } else if (request.flag("all")) {
            int enough = (int) request.number("enough", 1, Integer.MAX_VALUE, Integer.MAX_VALUE);
            advice = teacher.all(position, enough, budget);
        } else {
            advice = teacher.next(position, nearCell, budget);
        }
        return answer(request, position.geometry(), new JsonFields(), advice.health(), advice.steps());
    }

    /** What steps of a board say; a list that would be too long ends early. */
    static JsonFields answer(Request request, Geometry geometry, JsonFields json, Health health, List<Step> steps) {
        json.put("health", HealthJson.of(health, geometry));
        Listing listed = new Listing(request.roomBeside(json.toString().length()));
        steps.forEach(step -> listed.add(StepJson.of(step, geometry).value()));
        return listed.addTo(json, "steps");
    }
}
