package io.shudu.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import io.shudu.testkit.RandomPuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * All engines find the same on random puzzles of every kind: how many solutions up to a thousand, and solutions that
 * are some. {@code -Dshudu.random.puzzles=5000000} tries more of them than a usual build does.
 */
class EnginesAgreeTest {
    private static final int PUZZLES = Integer.getInteger("shudu.random.puzzles", 20_000);
    private static final int BATCH = 1000;
    private static final int FEW = 5;
    private static final int EVERY = 50;
    private static final SolveLimit LIMIT = SolveLimit.upTo(1000);
    private static final List<String> ENGINES = BatchSolver.engines();

    /** A test that passes because an engine is not here would prove nothing. */
    @Test
    void all_of_them_are_here() {
        assertThat(ENGINES).startsWith("classic").contains("vector");
    }

    @Test
    void on_random_puzzles() {
        List<String> differences = new ArrayList<>();
        TreeMap<String, Integer> kinds = new TreeMap<>();
        IntStream.range(0, (PUZZLES + BATCH - 1) / BATCH).parallel().forEach(index -> {
            Round round = new Round(index);
            synchronized (differences) {
                differences.addAll(round.differences);
                round.kinds.forEach((kind, count) -> kinds.merge(kind, count, Integer::sum));
            }
        });
        System.out.println("engines agree on random puzzles with so many solutions: " + kinds);
        assertThat(differences).isEmpty();
        assertThat(kinds).containsKeys("none", "one", "several");
    }

    /** A thousand puzzles, solved by every engine. */
    private static final class Round {
        private final List<String> differences = new ArrayList<>();
        private final TreeMap<String, Integer> kinds = new TreeMap<>();
        private final Solver general = Solver.of(Geometry.CLASSIC, Solver.GENERAL);
        private final List<int[]> puzzles = new ArrayList<>();

        Round(long index) {
            RandomPuzzles random = new RandomPuzzles(new SeedSequence(2026).at(index));
            byte[] text = new byte[BATCH * PuzzleBatch.CELLS + PuzzleBatch.PADDING];
            for (int i = 0; i < BATCH; i++) {
                int[] puzzle = random.next();
                puzzles.add(puzzle);
                for (int cell = 0; cell < PuzzleBatch.CELLS; cell++) {
                    text[i * PuzzleBatch.CELLS + cell] = (byte) ('0' + puzzle[cell]);
                }
            }
            List<PuzzleBatch> batches =
                    ENGINES.stream().map(engine -> solved(text, engine)).toList();
            PuzzleBatch classic = batches.getFirst();
            for (int i = 0; i < BATCH; i++) {
                Grid grid = Grid.ofGivens(Geometry.CLASSIC, puzzles.get(i));
                // The general engine is too slow to count many thousand times to a thousand.
                boolean few = classic.count(i) <= FEW || i % EVERY == 0;
                SolveResult expected = general.count(grid, few ? LIMIT : SolveLimit.unique());
                kinds.merge(kind(expected), 1, Integer::sum);
                for (int engine = 0; engine < ENGINES.size(); engine++) {
                    PuzzleBatch batch = batches.get(engine);
                    if (classic.count(i) != batch.count(i) || classic.isExhausted(i) != batch.isExhausted(i)) {
                        differences.add(grid + " classic " + classic.count(i) + ", " + ENGINES.get(engine) + " "
                                + batch.count(i));
                    }
                    compare(grid, expected, few, batch, i, ENGINES.get(engine));
                }
            }
        }

        private static String kind(SolveResult result) {
            return result.count() == 0 ? "none" : result.count() == 1 ? "one" : "several";
        }

        private static PuzzleBatch solved(byte[] text, String engine) {
            PuzzleBatch batch = new PuzzleBatch(BATCH);
            batch.clear(text);
            for (int i = 0; i < BATCH; i++) {
                batch.add(i * PuzzleBatch.CELLS);
            }
            BatchSolver solver = Objects.requireNonNull(BatchSolver.of(engine), engine);
            assertThat(solver.engineId()).isEqualTo(engine);
            solver.solve(batch, LIMIT);
            return batch;
        }

        private void compare(Grid grid, SolveResult expected, boolean few, PuzzleBatch batch, int i, String engine) {
            boolean same = (few ? batch.count(i) : Math.min(2, batch.count(i))) == expected.count()
                    && (!few || batch.isExhausted(i) == expected.exhausted())
                    && !batch.isBad(i)
                    && (expected.count() == 0 || isSolution(grid, batch, i));
            if (!same) {
                differences.add(engine + ": " + grid + " " + batch.count(i) + " instead of " + expected.count());
            }
        }

        private static boolean isSolution(Grid grid, PuzzleBatch batch, int i) {
            int[] digits = new int[PuzzleBatch.CELLS];
            for (int cell = 0; cell < digits.length; cell++) {
                digits[cell] = batch.solutions()[i * PuzzleBatch.CELLS + cell] - '0';
                if (!grid.isEmpty(cell) && grid.digit(cell) != digits[cell]) {
                    return false;
                }
            }
            return grid.filledWith(digits).isSolved();
        }
    }
}
