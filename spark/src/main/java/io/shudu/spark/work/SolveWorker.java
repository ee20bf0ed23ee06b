package io.shudu.spark.work;

import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.classic.PuzzleBatch;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** The solution, and whether it is the only one, as {@code shudu solve} tells it. */
public final class SolveWorker extends PuzzleWorker {
    /** What an answer has. */
    public static final StructType TYPE = Types.ofVerdict().text("solution").withProblem();

    private static final int SOLUTION = 4;

    /** A worker of one task. */
    public SolveWorker(Settings settings, Wanted wanted) {
        super(settings, wanted, TYPE.size(), true);
    }

    @Override
    Answer ofProper(PuzzleBatch batch, int place) {
        int start = place * PuzzleBatch.CELLS;
        return unique(batch, place).value(SOLUTION, UTF8String.fromBytes(batch.solutions(), start, PuzzleBatch.CELLS));
    }

    @Override
    Answer solved(Grid grid, @Nullable Long number, Answer answer) {
        SolveResult result = solve(grid, LIMIT);
        told(answer, grid, result);
        if (!result.solutions().isEmpty()) {
            answer.text(SOLUTION, result.solution().toString());
        }
        return judged(answer, grid, result);
    }
}
