package io.shudu.bench;

import io.shudu.core.solve.classic.PuzzleBatch;
import org.jspecify.annotations.Nullable;

/**
 * A contestant that takes one puzzle at a time.
 *
 * @param name the name for options and tables
 * @param description how it works here, for people
 * @param solver the solver
 */
public record OneByOne(String name, String description, PuzzleSolver solver) implements Contestant {
    @Override
    public Entry enter(PuzzleSet set) {
        return new OwnEntry(set) {
            private static final int MOST = 64;
            private static final long SLOW_NANOS = 1_000_000;

            private final byte[] solution = new byte[PuzzleBatch.CELLS];
            /** How many puzzles between two looks at the clock: few for a slow solver, which would miss the end. */
            private int block = 1;

            @Override
            int solve(int from, int end, @Nullable FirstAnswers answers) {
                int stop = Math.min(end, from + block);
                long begun = System.nanoTime();
                for (int puzzle = from; puzzle < stop; puzzle++) {
                    int count = solver.solve(set.text(), set.start(puzzle), solution);
                    if (answers != null) {
                        answers.add(count, solution, 0);
                    }
                }
                block = System.nanoTime() - begun < SLOW_NANOS ? Math.min(MOST, 2 * block) : Math.max(1, block / 2);
                return stop;
            }
        };
    }
}
