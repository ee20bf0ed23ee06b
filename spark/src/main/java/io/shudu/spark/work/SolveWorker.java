package io.shudu.spark.work;

import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.render.json.SolveJson;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** The solution, and whether it is the only one, as {@code shudu solve} tells it. */
public final class SolveWorker extends PuzzleWorker {
    /** What an answer has. */
    public static final StructType TYPE = new Types()
            .text("puzzle")
            .text("board")
            .text("verdict")
            .text("solutions")
            .text("solution")
            .withProblem();

    private static final int BOARD = 1;
    private static final int VERDICT = 2;
    private static final int SOLUTIONS = 3;
    private static final int SOLUTION = 4;
    private static final UTF8String CLASSIC = ascii("9");
    private static final UTF8String UNIQUE = ascii("unique");
    private static final UTF8String ONE = ascii("1");

    /** A worker of one task. */
    public SolveWorker(Settings settings, Wanted wanted) {
        super(settings, wanted, TYPE.size(), true);
    }

    @Override
    Answer ofProper(PuzzleBatch batch, int place) {
        int start = place * PuzzleBatch.CELLS;
        Answer answer = answer().value(BOARD, CLASSIC)
                .value(VERDICT, UNIQUE)
                .value(SOLUTIONS, ONE)
                .value(SOLUTION, UTF8String.fromBytes(batch.solutions(), start, PuzzleBatch.CELLS));
        return wanted().has(PUZZLE) ? answer.value(PUZZLE, plain(batch, place)) : answer;
    }

    @Override
    Answer solved(Grid grid, @Nullable Long number, Answer answer) {
        SolveResult result = solve(grid, LIMIT);
        answer.text(PUZZLE, grid.toString())
                .text(BOARD, grid.geometry().id())
                .text(VERDICT, SolveJson.verdict(grid, result))
                .text(SOLUTIONS, SolveJson.number(result));
        if (!result.solutions().isEmpty()) {
            answer.text(SOLUTION, result.solution().toString());
        }
        return judged(answer, grid, result);
    }
}
