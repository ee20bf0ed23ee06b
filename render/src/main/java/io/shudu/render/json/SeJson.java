package io.shudu.render.json;

import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.logic.se.SeRating;

/** Sudoku Explainer's rating of a puzzle. */
public final class SeJson {
    private SeJson() {}

    /** The three numbers; {@code more} only where the rating stopped early, and is at least that. */
    public static JsonFields of(SeRating rating) {
        JsonFields json = new JsonFields()
                .put("er", tenths(rating.er()))
                .put("ep", tenths(rating.ep()))
                .put("ed", tenths(rating.ed()));
        return rating.more() ? json.bool("more", true) : json;
    }

    /** A number of tenths. */
    public static JsonValue tenths(int value) {
        return new JsonValue.Numeral(SeRating.text(value));
    }
}
