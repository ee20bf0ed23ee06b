package io.shudu.generate.passport;

import io.shudu.core.grid.Grid;
import io.shudu.generate.holes.Symmetry;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import org.jspecify.annotations.Nullable;

/**
 * What a puzzle with one solution is, wherever it comes from.
 *
 * @param puzzle the puzzle, all its digits given
 * @param symmetry the highest symmetry of its clues
 * @param minimal whether every clue is needed; null on large boards, where that takes long
 * @param ratings how hard it is; null if nobody asked, or on large boards
 * @param canonical the form that all its symmetric images share; null if nobody asked, or on other boards than 9×9
 */
public record Passport(
        Grid puzzle,
        Symmetry symmetry,
        @Nullable Boolean minimal,
        @Nullable Ratings ratings,
        @Nullable Grid canonical) {
    /** The same with other ratings. */
    public Passport with(Ratings others) {
        return new Passport(puzzle, symmetry, minimal, others, canonical);
    }

    /** The hardest technique on our way to the solution, null if that is not known. */
    public @Nullable TechniqueId hardest() {
        Rating rating = ratings == null ? null : ratings.own();
        return rating == null ? null : ShuduScale.hardest(rating);
    }
}
