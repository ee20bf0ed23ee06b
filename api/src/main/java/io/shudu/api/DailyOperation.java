package io.shudu.api;

import io.shudu.core.json.JsonFields;
import io.shudu.generate.daily.Day;
import io.shudu.generate.daily.Rung;
import io.shudu.render.json.DailyJson;
import io.shudu.render.words.RequestReason;
import java.util.List;

/** Makes the puzzles of a day, or one of them. */
final class DailyOperation {
    private DailyOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Day day = Day.parse(request.text("date"));
        if (day == null) {
            throw BadRequest.in("date", RequestReason.DATE);
        }
        List<Rung> all = List.of(Rung.values());
        return DailyJson.of(day, request.has("rung") ? List.of(request.oneOf("rung", all)) : all);
    }
}
