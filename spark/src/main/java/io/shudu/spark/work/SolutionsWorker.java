package io.shudu.spark.work;

import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** The solutions of a puzzle up to some number, as {@code shudu solve --all --limit} lists them. */
public final class SolutionsWorker extends PuzzleWorker {
    /** More than that in a row are more than a row should have. */
    public static final int MOST = 1_000_000;

    /** What an answer has. */
    public static final StructType TYPE = Types.ofVerdict()
            .field("all", DataTypes.createArrayType(DataTypes.StringType, false))
            .withProblem();

    private static final int LISTED = 4;

    private final SolveLimit limit;

    /** A worker of one task. */
    public SolutionsWorker(Settings settings, Wanted wanted, int most) {
        super(settings, wanted, TYPE.size(), false);
        limit = SolveLimit.upTo(most).withBudget(LIMIT.nodes());
    }

    @Override
    Answer solved(Grid grid, @Nullable Long number, Answer answer) {
        SolveResult result = solve(grid, limit);
        Object[] listed = result.solutions().stream()
                .map(solution -> UTF8String.fromString(solution.toString()))
                .toArray();
        told(answer, grid, result).value(LISTED, new GenericArrayData(listed));
        // Here several solutions are what was asked for.
        return result.count() > 0 ? answer : judged(answer, grid, result);
    }
}
