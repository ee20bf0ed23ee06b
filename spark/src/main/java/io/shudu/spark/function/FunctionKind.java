package io.shudu.spark.function;

import io.shudu.logic.rate.ScaleId;
import io.shudu.spark.work.CanonWorker;
import io.shudu.spark.work.CheckWorker;
import io.shudu.spark.work.MakeWorker;
import io.shudu.spark.work.RateWorker;
import io.shudu.spark.work.Settings;
import io.shudu.spark.work.SolutionsWorker;
import io.shudu.spark.work.SolveWorker;
import io.shudu.spark.work.TransformWorker;
import io.shudu.spark.work.Wanted;
import io.shudu.spark.work.Worker;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** The functions: what they take and give, and who does the work. */
public enum FunctionKind {
    /** The solution of a puzzle. */
    SOLVE(SolveWorker.TYPE, 4096, "(puzzle) - the solution of a puzzle, and whether it is the only one."),
    /** All its solutions. */
    SOLUTIONS(
            SolutionsWorker.TYPE,
            16,
            "(puzzle, limit) - up to so many solutions of a puzzle; the limit is the same for all rows."),
    /** Whether it is a proper puzzle. */
    CHECK(CheckWorker.TYPE, 512, "(puzzle) - whether a puzzle has one solution and needs all its clues."),
    /** How hard it is. */
    RATE(
            RateWorker.TYPE,
            32,
            "(puzzle[, scale]) - how hard a puzzle is; the scale is shudu, hodoku, se or exotic, the same for all rows."),
    /** Its canonical form. */
    CANON(CanonWorker.TYPE, 4096, "(puzzle) - the form that all symmetric images of a puzzle share."),
    /** A symmetric image. */
    TRANSFORM(TransformWorker.TYPE, 256, "(puzzle, seed) - a random symmetric image of a puzzle."),
    /** A puzzle of a run; what {@code shudu_generate} is made of. */
    MAKE(MakeWorker.TYPE, 16, "(recipe, index) - puzzle number index of the run whose first puzzle has the id recipe.");

    private static final List<DataType> PUZZLE = List.of(DataTypes.StringType);

    // Nobody changes it, but nothing says so.
    @SuppressWarnings("ImmutableEnumChecker")
    private final StructType type;

    private final int batch;
    private final String usage;

    FunctionKind(StructType type, int batch, String usage) {
        this.type = type;
        this.batch = batch;
        this.usage = usage;
    }

    /** The name in SQL. */
    public String sqlName() {
        return "shudu_" + name().toLowerCase(Locale.ROOT);
    }

    /** How it is used, for {@code DESCRIBE FUNCTION}. */
    public String usage() {
        return sqlName() + usage;
    }

    /** What an answer has. */
    public StructType type() {
        return type;
    }

    /**
     * Rows that are answered at a time: many where they are solved together, few where each takes long, so that
     * {@code LIMIT} need not wait for what nobody wants.
     */
    public int batch() {
        return batch;
    }

    /** Whether rows of a batch are solved together. */
    public boolean isSolvedTogether() {
        return this == SOLVE || this == CHECK || this == RATE || this == CANON;
    }

    /** The types of the arguments. */
    List<DataType> arguments() {
        return switch (this) {
            case SOLVE, CHECK, CANON -> PUZZLE;
            case SOLUTIONS -> List.of(DataTypes.StringType, DataTypes.IntegerType);
            case RATE -> List.of(DataTypes.StringType, DataTypes.StringType);
            case TRANSFORM, MAKE -> List.of(DataTypes.StringType, DataTypes.LongType);
        };
    }

    /** How many arguments there must be at least. */
    public int leastArguments() {
        return this == RATE ? 1 : arguments().size();
    }

    /** How many there may be. */
    public int mostArguments() {
        return arguments().size();
    }

    /** Which argument is the same for all rows; negative if none is. */
    int constant() {
        return switch (this) {
            case SOLVE, CHECK, CANON, TRANSFORM -> -1;
            case SOLUTIONS, RATE -> 1;
            case MAKE -> 0;
        };
    }

    /** Which argument is a number that each row has; negative if none is. */
    int number() {
        return this == TRANSFORM || this == MAKE ? 1 : -1;
    }

    /** Which argument is the text of a puzzle; negative if none is. */
    int puzzle() {
        return this == MAKE ? -1 : 0;
    }

    /**
     * Someone to do the work of one task.
     *
     * @param constant the argument that is the same for all rows, null if it was left out
     */
    Worker worker(Settings settings, Wanted wanted, @Nullable Object constant) {
        return switch (this) {
            case SOLVE -> new SolveWorker(settings, wanted);
            case SOLUTIONS -> new SolutionsWorker(settings, wanted, (Integer) Objects.requireNonNull(constant));
            case CHECK -> new CheckWorker(settings, wanted);
            case RATE -> new RateWorker(settings, wanted, constant == null ? null : ScaleId.byId(constant.toString()));
            case CANON -> new CanonWorker(settings, wanted);
            case TRANSFORM -> new TransformWorker(settings, wanted);
            case MAKE -> new MakeWorker(wanted, Objects.requireNonNull(constant).toString());
        };
    }
}
