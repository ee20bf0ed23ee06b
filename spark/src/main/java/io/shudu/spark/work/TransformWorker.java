package io.shudu.spark.work;

import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/** A random symmetric image, as {@code shudu transform --shuffle --seed N} gives it for one puzzle. */
public final class TransformWorker extends PuzzleWorker {
    /** What an answer has. */
    public static final StructType TYPE =
            new Types().text("puzzle").text("grid").withProblem();

    private static final int GRID = 1;

    /** A worker of one task. */
    public TransformWorker(Settings settings, Wanted wanted) {
        super(settings, wanted, TYPE.size(), false);
    }

    @Override
    Answer solved(Grid grid, @Nullable Long seed, Answer answer) {
        answer.text(PUZZLE, grid.toString());
        if (seed == null || seed < 0 || seed > SeedSequence.MAX_SEED) {
            return failed(answer, "number", String.valueOf(seed), 0, SeedSequence.MAX_SEED);
        }
        Transform transform = Transform.random(grid.geometry(), new SeedSequence(seed).at(0));
        return answer.text(GRID, transform.apply(grid).toString());
    }
}
