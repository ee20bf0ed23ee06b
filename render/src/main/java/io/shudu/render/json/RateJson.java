package io.shudu.render.json;

import io.shudu.core.format.GridParts;
import io.shudu.core.json.JsonFields;
import io.shudu.generate.passport.Passport;

/** How hard a puzzle is, and what else is known about it. */
public final class RateJson {
    private RateJson() {}

    /** A puzzle and its passport. */
    public static JsonFields of(Passport passport) {
        return GridParts.json(passport.puzzle().withCandidates(null)).putAll(PassportJson.of(passport));
    }
}
