package io.shudu.api;

import io.shudu.core.json.JsonFields;
import io.shudu.generate.lesson.Lesson;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.json.LessonJson;
import io.shudu.render.words.RequestReason;

/** Makes the lesson of a technique: examples, drills and a puzzle. The same request makes the same lesson. */
final class LessonOperation {
    private LessonOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        TechniqueId technique = request.technique();
        if (technique == null) {
            throw BadRequest.in("technique", RequestReason.MISSING);
        }
        return LessonJson.of(Lesson.of(technique, request.seed()));
    }
}
