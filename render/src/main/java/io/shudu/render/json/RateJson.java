package io.shudu.render.json;

import io.shudu.core.format.GridParts;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.logic.rate.HodokuScale;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;

/** How hard a puzzle is. */
public final class RateJson {
    private RateJson() {}

    /** The ratings of a puzzle: the parts that were asked for. */
    public static JsonFields of(Grid puzzle, Ratings ratings) {
        JsonFields json = GridParts.json(puzzle.withCandidates(null));
        Level level = ratings.level();
        Rating own = ratings.on(ScaleId.SHUDU);
        Rating hodoku = ratings.on(ScaleId.HODOKU);
        if (level != null && own != null) {
            json.string("level", level.id()).number("effort", own.score()).bool("solved", own.solved());
        }
        if (hodoku != null) {
            json.put(
                    "hodoku",
                    new JsonFields()
                            .string("level", HodokuScale.level(hodoku))
                            .number("score", hodoku.score())
                            .number("guesses", hodoku.guesses()));
        }
        Rating path = own == null ? hodoku : own;
        if (path != null) {
            JsonFields techniques = new JsonFields();
            path.techniques().forEach((technique, uses) -> techniques.number(technique.id(), uses));
            json.put("techniques", techniques);
        }
        return json;
    }
}
