package io.shudu.spark.work;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Generator;
import io.shudu.generate.Provenance;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.passport.Inspector;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.se.SeRater;
import io.shudu.render.words.RatingText;
import java.util.Objects;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** Puzzles of a run by their numbers, as {@code shudu generate} makes them. */
public final class MakeWorker implements Worker {
    /** What an answer has. */
    public static final StructType TYPE = new Types()
            .text("puzzle")
            .text("solution")
            .whole("clues")
            .text("level")
            .whole("score")
            .field("er", DataTypes.DoubleType)
            .field("seed", DataTypes.LongType)
            .field("index", DataTypes.LongType)
            .text("id")
            .field("as_wished", DataTypes.BooleanType)
            .struct();

    private static final int PUZZLE = 0;
    private static final int SOLUTION = 1;
    private static final int CLUES = 2;
    private static final int LEVEL = 3;
    private static final int SCORE = 4;
    private static final int ER = 5;
    private static final int SEED = 6;
    private static final int INDEX = 7;
    private static final int ID = 8;
    private static final int AS_WISHED = 9;

    private final Wanted wanted;
    private final Provenance.Run run;
    private final Generator generator;
    private final Answer answer;
    private @Nullable Inspector inspector;
    private @Nullable SeRater explainer;

    /**
     * A worker of one task.
     *
     * @param recipe the id of the first puzzle of the run
     */
    public MakeWorker(Wanted wanted, String recipe) {
        this.wanted = wanted;
        this.answer = new Answer(wanted, TYPE.size());
        this.run = run(recipe);
        this.generator = new Generator(run.spec(), run.seed());
    }

    private static Provenance.Run run(String recipe) {
        if (PuzzleId.parse(recipe) instanceof PuzzleId.Result.Ok ok && ok.provenance() instanceof Provenance.Run run) {
            return run;
        }
        throw new IllegalArgumentException(recipe + ": not the id of a puzzle of a run");
    }

    @Override
    public String solve(Rows rows) {
        return "";
    }

    @Override
    public InternalRow answer(Rows rows, int row) {
        Puzzle puzzle = generator.make(Objects.requireNonNull(rows.number(row)));
        answer.cleared()
                .text(PUZZLE, puzzle.grid().toString())
                .text(SOLUTION, puzzle.solution().toString())
                .value(CLUES, puzzle.grid().givenCount())
                .value(SEED, puzzle.provenance().seed())
                .value(INDEX, puzzle.provenance().index())
                .value(AS_WISHED, puzzle.missing() == 0 && puzzle.accepted());
        if (wanted.has(ID)) {
            answer.text(ID, PuzzleId.of(puzzle.provenance()));
        }
        if ((wanted.has(LEVEL) || wanted.has(SCORE)) && run.acceptance().unique()) {
            Ratings ratings = inspector().rate(puzzle.grid(), puzzle.solution());
            Rating hodoku = ratings == null ? null : ratings.on(ScaleId.HODOKU);
            answer.text(LEVEL, ratings == null ? null : RatingText.level(ratings))
                    .value(SCORE, hodoku == null ? null : hodoku.score());
        }
        if (wanted.has(ER) && run.acceptance().unique() && run.geometry().equals(Geometry.CLASSIC)) {
            SeRater rater = explainer == null ? new SeRater() : explainer;
            explainer = rater;
            answer.value(ER, rater.rate(puzzle.grid()).er() / 10.0);
        }
        return answer.row();
    }

    private Inspector inspector() {
        Inspector known =
                inspector == null ? new Inspector(run.geometry(), ScaleId.usual(), Inspector.QUICK_SIDE) : inspector;
        inspector = known;
        return known;
    }
}
