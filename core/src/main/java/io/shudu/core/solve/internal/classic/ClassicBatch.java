package io.shudu.core.solve.internal.classic;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.core.solve.spi.BatchEngine;

/** The classic engine for batches: one puzzle after the other, from text to text. */
public final class ClassicBatch implements BatchEngine {
    private final ClassicSearch search = new ClassicSearch();
    private final ClassicText text = new ClassicText();

    @Override
    public String id() {
        return "classic";
    }

    @Override
    public long solve(PuzzleBatch batch, SolveLimit limit) {
        int most = (int) Math.min(Integer.MAX_VALUE, limit.solutions());
        long nodes = 0;
        for (int puzzle = 0; puzzle < batch.size(); puzzle++) {
            if (!text.read(batch.text(), batch.start(puzzle), search)) {
                batch.foundBad(puzzle);
                continue;
            }
            int count = 0;
            while (count < most && search.next(limit.nodes())) {
                if (count++ == 0) {
                    ClassicText.write(search, batch.solutions(), puzzle * PuzzleBatch.CELLS);
                }
            }
            batch.found(puzzle, count, search.exhausted);
            nodes += search.nodes;
            if (search.interrupted) {
                batch.interrupted(puzzle + 1);
                return nodes;
            }
        }
        return nodes;
    }
}
