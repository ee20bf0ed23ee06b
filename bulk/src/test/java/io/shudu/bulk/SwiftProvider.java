package io.shudu.bulk;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.core.solve.spi.BatchEngine;
import io.shudu.core.solve.spi.EngineProvider;

/** An engine of another name that finds what the classic one does. */
public final class SwiftProvider implements EngineProvider {
    /** The provider. */
    public SwiftProvider() {}

    @Override
    public String id() {
        return "swift";
    }

    @Override
    public String description() {
        return "for tests";
    }

    @Override
    public BatchEngine create() {
        BatchSolver classic = BatchSolver.classic();
        return new BatchEngine() {
            @Override
            public String id() {
                return "swift";
            }

            @Override
            public long solve(PuzzleBatch batch, SolveLimit limit) {
                return classic.solve(batch, limit);
            }
        };
    }
}
