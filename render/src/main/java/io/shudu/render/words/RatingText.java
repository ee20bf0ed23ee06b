package io.shudu.render.words;

import io.shudu.logic.rate.HodokuScale;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.se.SeRating;
import java.util.List;

/** Ratings in short. */
public final class RatingText {
    private RatingText() {}

    /** The level on our own scale; on HoDoKu's, if only that is asked for. */
    public static String level(Ratings ratings) {
        Level level = ratings.level();
        Rating hodoku = ratings.on(ScaleId.HODOKU);
        return level != null ? level.id() : hodoku != null ? HodokuScale.level(hodoku) : "";
    }

    /** The score on HoDoKu's scale. */
    public static String score(Ratings ratings) {
        Rating hodoku = ratings.on(ScaleId.HODOKU);
        return hodoku == null ? "" : String.valueOf(hodoku.score());
    }

    /** Sudoku Explainer's ratings: the hardest step, the hardest up to the first placement, and the first step. */
    public static List<String> se(Ratings ratings) {
        SeRating se = ratings.se();
        return se == null ? List.of("", "", "") : List.of(se.erText(), SeRating.text(se.ep()), SeRating.text(se.ed()));
    }
}
