package io.shudu.bench.jmh;

import io.shudu.core.random.SeedSequence;
import io.shudu.generate.few.FewClues;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long it takes to find a puzzle with few clues. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 5)
public class FewCluesBenchmark {
    /** How many clues. */
    @Param({"22", "20", "19", "18"})
    public int clues;

    private final FewClues few = new FewClues();
    private final SeedSequence seeds = new SeedSequence(1);
    private int next;

    /** One puzzle, each time another. */
    @Benchmark
    public FewClues.Found puzzle() {
        return few.find(clues, seeds.at(next++), Integer.MAX_VALUE);
    }
}
