package io.shudu.core.solve.internal.classic;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.PuzzleBatch;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.internal.general.GeneralEngine;
import io.shudu.core.solve.spi.BatchEngine;
import io.shudu.core.solve.spi.Engine;

/** One puzzle after the other. */
public final class ClassicBatch implements BatchEngine {
    private final Engine engine = new GeneralEngine(Geometry.CLASSIC);
    private final int[] digits = new int[PuzzleBatch.CELLS];

    @Override
    public String id() {
        return "classic";
    }

    @Override
    public long solve(PuzzleBatch batch, SolveLimit limit) {
        long nodes = 0;
        for (int puzzle = 0; puzzle < batch.size(); puzzle++) {
            nodes += read(batch, puzzle) ? solve(batch, puzzle, limit) : 0;
        }
        return nodes;
    }

    private boolean read(PuzzleBatch batch, int puzzle) {
        byte[] text = batch.text();
        int start = batch.start(puzzle);
        for (int cell = 0; cell < PuzzleBatch.CELLS; cell++) {
            int sign = text[start + cell];
            if (sign >= '1' && sign <= '9') {
                digits[cell] = sign - '0';
            } else if (sign == '.' || sign == '0' || sign == '*' || sign == '_') {
                digits[cell] = 0;
            } else {
                batch.foundBad(puzzle);
                return false;
            }
        }
        return true;
    }

    private long solve(PuzzleBatch batch, int puzzle, SolveLimit limit) {
        byte[] solutions = batch.solutions();
        boolean[] first = {true};
        Engine.Outcome outcome = engine.search(Grid.ofGivens(Geometry.CLASSIC, digits), limit, null, solution -> {
            if (first[0]) {
                first[0] = false;
                for (int cell = 0; cell < PuzzleBatch.CELLS; cell++) {
                    solutions[puzzle * PuzzleBatch.CELLS + cell] = (byte) ('0' + solution[cell]);
                }
            }
        });
        batch.found(puzzle, (int) Math.min(Integer.MAX_VALUE, outcome.count()), outcome.exhausted());
        return outcome.stats().nodes();
    }
}
