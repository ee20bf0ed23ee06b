package io.shudu.bench.jmh;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.holes.RandomCells;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long it takes to make a large grid, and a puzzle with as few clues as singles allow. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class LargeBoardsBenchmark {
    /** The boxes of the board. */
    @Param({"4x4", "5x5", "6x6"})
    public String box = "4x4";

    private final SeedSequence seeds = new SeedSequence(1);
    private Geometry geometry = Geometry.CLASSIC;
    private GridMethod method = GridMethods.usual(geometry);
    private @Nullable Generator generator;
    private int next;

    /** Takes the board. */
    @Setup
    public void prepare() {
        geometry = Objects.requireNonNull(Geometry.ofBox(box));
        method = GridMethods.usual(geometry);
        RandomCells all = new RandomCells(0, geometry.cellCount());
        generator = new Generator(new GenerationSpec(geometry, method, all, true, 1), 1);
    }

    /** One complete grid. */
    @Benchmark
    public Grid grid() {
        return method.make(geometry, seeds.at(next++));
    }

    /** One puzzle, its grid included. */
    @Benchmark
    public Puzzle puzzle() {
        return Objects.requireNonNull(generator).make(next++);
    }
}
