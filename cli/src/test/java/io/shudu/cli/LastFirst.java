package io.shudu.cli;

import io.shudu.core.format.GridParts;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.core.solve.spi.BatchEngine;
import io.shudu.core.solve.spi.EngineProvider;
import java.nio.charset.StandardCharsets;

/** An engine that finds what the classic one does, but of several solutions the last one first. */
public final class LastFirst implements EngineProvider {
    public static final String ID = "last-first";

    /** The provider. */
    public LastFirst() {}

    @Override
    public String id() {
        return ID;
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
                return ID;
            }

            @Override
            public long solve(PuzzleBatch batch, SolveLimit limit) {
                long nodes = classic.solve(batch, limit);
                for (int puzzle = 0; puzzle < batch.size(); puzzle++) {
                    if (batch.count(puzzle) > 1) {
                        byte[] last = last(batch, puzzle, limit).toString().getBytes(StandardCharsets.US_ASCII);
                        System.arraycopy(last, 0, batch.solutions(), puzzle * PuzzleBatch.CELLS, last.length);
                    }
                }
                return nodes;
            }
        };
    }

    private static Grid last(PuzzleBatch batch, int puzzle, SolveLimit limit) {
        String text = new String(batch.text(), batch.start(puzzle), PuzzleBatch.CELLS, StandardCharsets.US_ASCII);
        Grid grid = ((ParseResult.Ok) GridParts.givens(text, Geometry.CLASSIC)).grid();
        return Solver.of(Geometry.CLASSIC).solve(grid, limit).solutions().getLast();
    }
}
