package io.shudu.api;

import io.shudu.core.json.JsonFields;
import io.shudu.generate.lesson.Drill;
import io.shudu.generate.lesson.Drills;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.json.LessonJson;
import io.shudu.render.words.RequestReason;

/** Makes a position to practise a technique. The same request makes the same position. */
final class DrillOperation {
    private DrillOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        TechniqueId technique = request.technique();
        if (technique == null || ShuduScale.upTo(technique) == null) {
            throw BadRequest.in("technique", RequestReason.THINKING, "technique");
        }
        Drill drill = new Drills(technique, request.seed(), Drills.FEW_TRIES).make(request.index());
        JsonFields json = new JsonFields().bool("found", drill != null);
        return drill == null ? json.string("technique", technique.id()) : json.putAll(LessonJson.of(drill));
    }
}
