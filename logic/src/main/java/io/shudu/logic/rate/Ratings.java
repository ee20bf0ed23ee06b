package io.shudu.logic.rate;

import io.shudu.logic.se.SeRating;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a puzzle asks of a person, on each scale that was asked for. */
public final class Ratings {
    private final Map<ScaleId, Rating> ratings = new EnumMap<>(ScaleId.class);

    private final @Nullable SeRating se;

    /** Ratings on some scales. */
    public Ratings(Map<ScaleId, Rating> ratings) {
        this(ratings, null);
    }

    private Ratings(Map<ScaleId, Rating> ratings, @Nullable SeRating se) {
        this.ratings.putAll(ratings);
        this.se = se;
    }

    /** The same with the rating of Sudoku Explainer. */
    public Ratings with(SeRating rating) {
        return new Ratings(ratings, rating);
    }

    /** The rating of Sudoku Explainer, null if nobody asked for it. */
    public @Nullable SeRating se() {
        return se;
    }

    /**
     * The rating on a scale that is a table; null if nobody asked for it, or if the scale is not made for the board.
     */
    public @Nullable Rating on(ScaleId scale) {
        return ratings.get(scale);
    }

    /** The rating on our own scale, or on ours with exotic patterns; null if nobody asked for one of them. */
    public @Nullable Rating own() {
        Rating usual = ratings.get(ScaleId.SHUDU);
        return usual == null ? ratings.get(ScaleId.EXOTIC) : usual;
    }

    /** The level on that scale, null if nobody asked for it. */
    public @Nullable Level level() {
        Rating rating = own();
        return rating == null ? null : ShuduScale.level(rating);
    }
}
