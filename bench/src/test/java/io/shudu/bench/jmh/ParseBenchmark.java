package io.shudu.bench.jmh;

import io.shudu.bench.BuiltInSets;
import io.shudu.bench.PuzzleSet;
import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
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

/** How long a line takes to become a grid. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class ParseBenchmark {
    private final PuzzleSet puzzles = BuiltInSets.mixed(BuiltInSets.hard());
    private int next;

    /** One line, its format not known beforehand. */
    @Benchmark
    public ParseResult line() {
        next = next + 1 == puzzles.size() ? 0 : next + 1;
        String line = puzzles.puzzle(next);
        return GridFormats.recognise(line).parse(line, null);
    }
}
