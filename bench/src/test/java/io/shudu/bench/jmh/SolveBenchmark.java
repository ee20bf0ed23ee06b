package io.shudu.bench.jmh;

import io.shudu.bench.BuiltInSets;
import io.shudu.bench.PuzzleSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long a puzzle takes: alone, from grid to grid, and as one of a batch, from text to text. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class SolveBenchmark {
    private static final int SIZE = 4096;

    /** The puzzles. */
    @State(Scope.Thread)
    public static class Puzzles {
        /** Name of a built-in set. */
        @Param({"easy", "minimal", "hard"})
        public String set = "easy";

        private final Grid[] grids = new Grid[SIZE];
        private final PuzzleBatch batch = new PuzzleBatch(SIZE);
        private final Solver solver = Solver.of(Geometry.CLASSIC);
        private int next;

        /** Makes the puzzles. */
        @Setup(Level.Trial)
        public void make() {
            for (PuzzleSet some : BuiltInSets.all(1000)) {
                if (some.name().equals(set)) {
                    PuzzleSet mixed = BuiltInSets.mixed(some);
                    batch.clear(mixed.text());
                    for (int i = 0; i < SIZE; i++) {
                        batch.add(mixed.start(i));
                        int[] digits = mixed.puzzle(i)
                                .chars()
                                .map(sign -> sign == '.' ? 0 : sign - '0')
                                .toArray();
                        grids[i] = Grid.ofGivens(Geometry.CLASSIC, digits);
                    }
                }
            }
        }
    }

    /** The engine. */
    @State(Scope.Thread)
    public static class Engine {
        /** Its name. */
        @Param({"classic", "vector"})
        public String engine = "classic";

        private BatchSolver solver = BatchSolver.classic();

        /** Finds it, or fails: another engine must not answer in its place. */
        @Setup(Level.Trial)
        public void find() {
            solver = Objects.requireNonNull(BatchSolver.of(engine), engine);
        }
    }

    /** One grid on {@link Solver}. */
    @Benchmark
    public SolveResult one(Puzzles puzzles) {
        puzzles.next = (puzzles.next + 1) % SIZE;
        return puzzles.solver.solve(puzzles.grids[puzzles.next]);
    }

    /** A batch on {@link BatchSolver}. */
    @Benchmark
    @OperationsPerInvocation(SIZE)
    public long batch(Puzzles puzzles, Engine engine) {
        return engine.solver.solve(puzzles.batch, SolveLimit.unique());
    }
}
