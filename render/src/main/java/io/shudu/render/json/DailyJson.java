package io.shudu.render.json;

import io.shudu.core.json.JsonFields;
import io.shudu.generate.Puzzle;
import io.shudu.generate.daily.Day;
import io.shudu.generate.daily.Rung;
import io.shudu.generate.passport.Inspector;
import io.shudu.logic.rate.ScaleId;
import java.util.ArrayList;
import java.util.List;

/** The puzzles of a day. */
public final class DailyJson {
    private DailyJson() {}

    /** Some of the puzzles of a day, with all that is known about them. */
    public static JsonFields of(Day day, List<Rung> rungs) {
        List<JsonFields> puzzles = new ArrayList<>();
        for (Rung rung : rungs) {
            Puzzle puzzle = day.puzzle(rung).make();
            Inspector inspector = new Inspector(rung.geometry(), ScaleId.usual(), Inspector.QUICK_SIDE);
            puzzles.add(new JsonFields()
                    .string("rung", rung.id())
                    .putAll(PuzzleJson.of(puzzle, inspector.inspect(puzzle))));
        }
        return new JsonFields().string("date", day.toString()).objects("puzzles", puzzles);
    }
}
