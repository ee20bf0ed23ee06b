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
        String id = request.optionalText("rung");
        if (id == null) {
            return DailyJson.of(day, List.of(Rung.values()));
        }
        Rung rung = Rung.byId(id);
        if (rung == null) {
            throw BadRequest.in("rung", RequestReason.ONE_OF, String.join(", ", Rung.ids()));
        }
        return DailyJson.of(day, List.of(rung));
    }
}
