package io.shudu.bench.rating;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Solver;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.HodokuScale;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.se.SeRater;
import io.shudu.logic.se.SeRating;
import java.util.EnumSet;
import java.util.Objects;
import java.util.function.Function;

/** A scale that a rival rates on as well. */
enum RivalScale {
    /** HoDoKu's level and score. */
    HODOKU("HoDoKu", 5) {
        @Override
        Function<Grid, String> rater() {
            Rater rater = new Rater(Geometry.CLASSIC, EnumSet.of(ScaleId.HODOKU));
            Solver solver = Solver.of(Geometry.CLASSIC);
            return puzzle -> {
                Rating rating = Objects.requireNonNull(
                        rater.rate(puzzle, solver.solve(puzzle).solution()).on(ScaleId.HODOKU));
                return HodokuScale.level(rating) + " " + rating.score();
            };
        }
    },
    /** ER, EP and ED of Sudoku Explainer. Above 11 SukakuExplainer has other levels. */
    SE("SukakuExplainer", 3) {
        @Override
        Function<Grid, String> rater() {
            SeRater rater = new SeRater();
            return puzzle -> {
                SeRating rating = rater.rate(puzzle);
                return SeRating.text(rating.er()) + " " + SeRating.text(rating.ep()) + " " + SeRating.text(rating.ed());
            };
        }

        @Override
        boolean mayDiffer(String rating) {
            return Double.parseDouble(rating.substring(0, rating.indexOf(' '))) >= 11;
        }
    };

    final String rival;
    final int rounds;

    RivalScale(String rival, int rounds) {
        this.rival = rival;
        this.rounds = rounds;
    }

    /** Says of a puzzle what the rival says. */
    abstract Function<Grid, String> rater();

    /** Whether the rival may say something else than this rating. */
    boolean mayDiffer(String rating) {
        return false;
    }
}
