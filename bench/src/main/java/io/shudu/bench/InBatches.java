package io.shudu.bench;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import org.jspecify.annotations.Nullable;

/**
 * A contestant that takes a batch of puzzles at a time.
 *
 * @param solver the solver
 */
public record InBatches(BatchSolver solver) implements Contestant {
    /** Puzzles in a batch: so many that its end, where lanes run empty, does not count. */
    static final int BATCH = 4096;

    @Override
    public String name() {
        return solver.engineId();
    }

    @Override
    public String description() {
        return solver.description();
    }

    @Override
    public Entry enter(PuzzleSet set) {
        return new OwnEntry(set) {
            private final PuzzleBatch batch = new PuzzleBatch(Math.min(BATCH, set.size()));

            @Override
            int solve(int from, int end, @Nullable FirstAnswers answers) {
                // Equal shares of what is left: the last batch is not nearly empty.
                int stop = from + Math.ceilDiv(end - from, Math.ceilDiv(end - from, BATCH));
                batch.clear(set.text());
                for (int puzzle = from; puzzle < stop; puzzle++) {
                    batch.add(set.start(puzzle));
                }
                solver.solve(batch, SolveLimit.unique());
                for (int i = 0; answers != null && i < batch.size(); i++) {
                    answers.add(batch.count(i), batch.solutions(), i * PuzzleBatch.CELLS);
                }
                return stop;
            }
        };
    }
}
