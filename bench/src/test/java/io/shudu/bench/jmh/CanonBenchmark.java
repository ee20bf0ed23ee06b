package io.shudu.bench.jmh;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.transform.Canonizer;
import io.shudu.core.transform.Transform;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long it takes to find a canonical form. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class CanonBenchmark {
    private final int[][] grids = new int[10_000][];
    private final int[] digits = new int[Geometry.CLASSIC.cellCount()];
    private final Canonizer canonizer = new Canonizer();
    private int next;

    /** Makes random grids. */
    public CanonBenchmark() {
        Solver solver = Solver.of(Geometry.CLASSIC);
        SeedSequence seeds = new SeedSequence(1);
        for (int i = 0; i < grids.length; i++) {
            Rng rng = seeds.at(i);
            Grid grid = solver.solve(Grid.empty(Geometry.CLASSIC), SolveLimit.first(), rng)
                    .solution();
            grids[i] = Transform.random(Geometry.CLASSIC, rng).apply(grid).digits();
        }
    }

    /** One complete grid. */
    @Benchmark
    public int completeGrid() {
        next = next + 1 == grids.length ? 0 : next + 1;
        System.arraycopy(grids[next], 0, digits, 0, digits.length);
        return canonizer.ofSolved(digits);
    }
}
