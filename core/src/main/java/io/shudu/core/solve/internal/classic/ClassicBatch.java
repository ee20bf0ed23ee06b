package io.shudu.core.solve.internal.classic;

import io.shudu.core.solve.PuzzleBatch;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.spi.BatchEngine;

/** One puzzle after the other. */
public final class ClassicBatch implements BatchEngine {
    private final ClassicSearch search = new ClassicSearch();

    @Override
    public String id() {
        return "classic";
    }

    @Override
    public long solve(PuzzleBatch batch, SolveLimit limit) {
        long nodes = 0;
        int most = (int) Math.min(Integer.MAX_VALUE, limit.solutions());
        for (int puzzle = 0; puzzle < batch.size(); puzzle++) {
            if (!search.read(batch.text(), batch.start(puzzle))) {
                batch.foundBad(puzzle);
                continue;
            }
            int count = 0;
            while (count < most && search.next()) {
                if (count++ == 0) {
                    search.write(batch.solutions(), puzzle * PuzzleBatch.CELLS);
                }
            }
            batch.found(puzzle, count, count < most);
            nodes += search.nodes;
        }
        return nodes;
    }
}
