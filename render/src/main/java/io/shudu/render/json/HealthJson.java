package io.shudu.render.json;

import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.logic.teach.Health;
import io.shudu.render.narrate.Narrator;
import io.shudu.render.words.TeachWords;

/** Whether all is well on a player's board. */
public final class HealthJson {
    private HealthJson() {}

    /** How a board stands. */
    public static JsonFields of(Health health, Geometry geometry) {
        return new JsonFields()
                .string("state", health.state().id())
                .bool("unique", health.unique())
                .strings("wrong", Narrator.names(health.wrong(), geometry))
                .strings("missing", Narrator.names(health.missing(), geometry))
                .put("text", AllLanguages.of(language -> JsonValue.of(TeachWords.health(language, health, geometry))));
    }
}
