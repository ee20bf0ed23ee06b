package io.shudu.spark.work;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Minimality;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.util.stream.Collectors;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** Whether a grid is a proper puzzle, as {@code shudu check} tells it. */
public final class CheckWorker extends PuzzleWorker {
    /** What an answer has. */
    public static final StructType TYPE = Types.ofVerdict()
            .field("minimal", DataTypes.BooleanType)
            .text("conflicts")
            .withProblem();

    private static final int MINIMAL = 4;
    private static final int CONFLICTS = 5;
    private static final UTF8String NOTHING = ascii("");
    private static final SolveLimit CHECKED = SolveLimit.unique().withBudget(10_000_000);

    /** A worker of one task. */
    public CheckWorker(Settings settings, Wanted wanted) {
        super(settings, wanted, TYPE.size(), true);
    }

    @Override
    Answer ofProper(PuzzleBatch batch, int place) {
        Answer answer = unique(batch, place).value(CONFLICTS, NOTHING);
        if (wanted().has(MINIMAL)) {
            Grid grid = Grid.ofGivens(Geometry.CLASSIC, digits(batch, place));
            answer.value(MINIMAL, isMinimal(grid, Grid.ofGivens(Geometry.CLASSIC, solution(batch, place))));
        }
        return answer;
    }

    @Override
    Answer solved(Grid grid, @Nullable Long number, Answer answer) {
        SolveResult result = solve(grid, CHECKED);
        told(answer, grid, result).text(CONFLICTS, conflicts(grid));
        if (result.verdict() == Verdict.ONE && wanted().has(MINIMAL)) {
            answer.value(MINIMAL, isMinimal(grid, result.solution()));
        }
        return judged(answer, grid, result);
    }

    /** Never gives up: with one solution known, each of these searches is short. */
    private boolean isMinimal(Grid grid, Grid solution) {
        return Minimality.of(grid, solution, solver(grid.geometry()), Long.MAX_VALUE) == Minimality.MINIMAL;
    }

    private static String conflicts(Grid grid) {
        Geometry geometry = grid.geometry();
        return grid.conflicts().stream()
                .map(pair -> geometry.cellName(pair.first()) + "=" + geometry.cellName(pair.second()))
                .collect(Collectors.joining(";"));
    }
}
