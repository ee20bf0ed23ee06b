package io.shudu.logic.rate;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a puzzle asks of a person, on each scale that was asked for. */
public final class Ratings {
    private final Map<ScaleId, Rating> ratings = new EnumMap<>(ScaleId.class);

    /** Ratings on some scales. */
    public Ratings(Map<ScaleId, Rating> ratings) {
        this.ratings.putAll(ratings);
    }

    /** The rating on a scale; null if nobody asked for it, or if the scale is not made for the board. */
    public @Nullable Rating on(ScaleId scale) {
        return ratings.get(scale);
    }

    /** The level on our own scale, null if nobody asked for it. */
    public @Nullable Level level() {
        Rating rating = ratings.get(ScaleId.SHUDU);
        return rating == null ? null : ShuduScale.level(rating);
    }
}
