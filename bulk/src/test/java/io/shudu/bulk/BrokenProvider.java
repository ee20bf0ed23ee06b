package io.shudu.bulk;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.core.solve.spi.BatchEngine;
import io.shudu.core.solve.spi.EngineProvider;

/** An engine that fails. */
public final class BrokenProvider implements EngineProvider {
    /** The provider. */
    public BrokenProvider() {}

    @Override
    public String id() {
        return "broken";
    }

    @Override
    public String description() {
        return "for tests";
    }

    @Override
    public BatchEngine create() {
        return new BatchEngine() {
            @Override
            public String id() {
                return "broken";
            }

            @Override
            public long solve(PuzzleBatch batch, SolveLimit limit) {
                throw new IllegalStateException("broken engine");
            }
        };
    }
}
