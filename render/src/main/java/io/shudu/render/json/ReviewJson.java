package io.shudu.render.json;

import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonFields;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.teach.Review;
import io.shudu.render.narrate.Narrator;
import java.util.ArrayList;
import java.util.List;

/** What a look back on a game found. */
public final class ReviewJson {
    private ReviewJson() {}

    /** The digits placed, in their order. */
    public static JsonFields of(List<Review.Move> moves, Geometry geometry) {
        List<JsonFields> all = new ArrayList<>();
        for (Review.Move move : moves) {
            JsonFields json = new JsonFields()
                    .string("entry", Narrator.name(move.entry(), geometry))
                    .bool("right", move.right())
                    .bool("known", move.by() != null);
            TechniqueId by = move.by();
            if (by != null) {
                json.string("by", by.id());
            }
            TechniqueId easiest = move.easiest();
            if (easiest != null) {
                json.string("easiest", easiest.id());
            }
            all.add(json);
        }
        return new JsonFields().objects("moves", all);
    }
}
