package io.shudu.spark.work;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.generate.passport.Inspector;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.se.SeRater;
import io.shudu.logic.se.SeRating;
import io.shudu.render.words.RatingText;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** How hard a puzzle is, as {@code shudu rate} tells it. */
public final class RateWorker extends PuzzleWorker {
    /** What an answer has. */
    public static final StructType TYPE = new Types()
            .text("puzzle")
            .text("board")
            .text("level")
            .whole("score")
            .field("er", DataTypes.DoubleType)
            .field("ep", DataTypes.DoubleType)
            .field("ed", DataTypes.DoubleType)
            .withProblem();

    private static final int LEVEL = 2;
    private static final int SCORE = 3;
    private static final int ER = 4;
    private static final int EP = 5;
    private static final int ED = 6;

    private final @Nullable ScaleId scale;
    private final Set<ScaleId> scales;
    private final Map<Geometry, Inspector> inspectors = new HashMap<>();
    private @Nullable SeRater explainer;

    /**
     * A worker of one task.
     *
     * @param scale the scale that was asked for, null for the usual ones
     */
    public RateWorker(Settings settings, Wanted wanted, @Nullable ScaleId scale) {
        super(settings, wanted, TYPE.size(), true);
        this.scale = scale;
        this.scales = scale == null ? ScaleId.usual() : EnumSet.of(scale);
    }

    @Override
    Answer ofProper(PuzzleBatch batch, int place) {
        Grid puzzle = Grid.ofGivens(Geometry.CLASSIC, digits(batch, place));
        return rated(puzzle, Grid.ofGivens(Geometry.CLASSIC, solution(batch, place)), answer());
    }

    @Override
    Answer solved(Grid grid, @Nullable Long number, Answer answer) {
        Grid puzzle = grid.withCandidates(null).allGiven();
        if (puzzle.geometry().side() > Rater.LARGEST_SIDE) {
            return failed(answer, "too-large", puzzle.geometry(), Rater.LARGEST_SIDE);
        }
        if (scale != null && !scale.suitsAllBoards() && !puzzle.geometry().equals(Geometry.CLASSIC)) {
            return failed(answer, "classic-only", puzzle.geometry(), scale.id());
        }
        SolveResult result = solve(puzzle, LIMIT);
        if (result.verdict() == Verdict.ONE) {
            return rated(puzzle, result.solution(), answer);
        }
        if (scale == ScaleId.SE) {
            // It rates what has no solution or several as well, if only to say 20.0.
            explained(puzzle, answer);
        }
        return judged(
                answer.text(PUZZLE, puzzle.toString())
                        .text(BOARD, puzzle.geometry().id()),
                puzzle,
                result);
    }

    private Answer rated(Grid puzzle, Grid solution, Answer answer) {
        answer.text(PUZZLE, puzzle.toString()).text(BOARD, puzzle.geometry().id());
        if (scale == ScaleId.SE) {
            return explained(puzzle, answer);
        }
        if (!wanted().has(LEVEL) && !wanted().has(SCORE)) {
            return answer;
        }
        Inspector inspector = inspectors.computeIfAbsent(
                puzzle.geometry(), board -> new Inspector(board, scales, Rater.LARGEST_SIDE));
        Ratings ratings = Objects.requireNonNull(inspector.rate(puzzle, solution));
        Rating hodoku = ratings.on(ScaleId.HODOKU);
        return answer.text(LEVEL, RatingText.level(ratings)).value(SCORE, hodoku == null ? null : hodoku.score());
    }

    private Answer explained(Grid puzzle, Answer answer) {
        SeRater rater = explainer == null ? new SeRater() : explainer;
        explainer = rater;
        SeRating rating = rater.rate(puzzle);
        return answer.value(ER, rating.er() / 10.0)
                .value(EP, rating.ep() / 10.0)
                .value(ED, rating.ed() / 10.0);
    }
}
