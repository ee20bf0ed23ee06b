package io.shudu.cli.command;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.wish.WishProvider;
import io.shudu.logic.se.SeGoal;
import io.shudu.logic.se.SeRater;
import io.shudu.logic.se.SeRating;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles to which Sudoku Explainer gives an ER in a range.
 *
 * @param least the lowest ER, in tenths
 * @param most the highest ER, in tenths
 */
record OfExplainerRating(int least, int most) implements Acceptance.Stage {
    static final String PREFIX = "er=";
    private static final String TO = "..";
    /** From here on a puzzle needs fish, wings or chains; such are more frequent if clues go digit by digit. */
    private static final int HARD = 32;

    @Override
    public String id() {
        return PREFIX + SeRating.text(least) + TO + SeRating.text(most);
    }

    /** Sudoku Explainer knows one board alone. */
    @Override
    public boolean suits(Geometry geometry) {
        return geometry.equals(Geometry.CLASSIC);
    }

    @Override
    public Acceptance.Judge judge(Geometry geometry) {
        SeRater rater = new SeRater();
        return (puzzle, solution) -> {
            int er = rater.rate(puzzle, SeGoal.RATING, most).er();
            return er > most ? er - most : Math.min(0, er - least);
        };
    }

    @Override
    public boolean isDugByDigits() {
        return least >= HARD;
    }

    /** Reads such wishes, so that the id of a puzzle makes it again. */
    public static final class Provider implements WishProvider {
        @Override
        public Acceptance.@Nullable Stage byId(String id) {
            int dots = id.indexOf(TO);
            if (!id.startsWith(PREFIX) || dots < 0) {
                return null;
            }
            int least = ErText.tenths(id.substring(PREFIX.length(), dots));
            int most = ErText.tenths(id.substring(dots + TO.length()));
            return least < 0 || most < least ? null : new OfExplainerRating(least, most);
        }
    }
}
