package io.shudu.bench.wish;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.grids.UniformMethod;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.Symmetry;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Generators as the command line makes them for a wish. */
final class WishedGenerators {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS = 1e9;

    private WishedGenerators() {}

    static Generator generator(Acceptance.Stage stage, Symmetry symmetry, long seed) {
        return generator(stage, stage.usualHoles(Geometry.CLASSIC), symmetry, seed);
    }

    static Generator generator(Acceptance.Stage stage, HoleStrategy holes, Symmetry symmetry, long seed) {
        Acceptance acceptance = new Acceptance(true, List.of(stage));
        return new Generator(
                new GenerationSpec(
                        Geometry.CLASSIC, new UniformMethod(), holes, symmetry, acceptance, stage.usualTries()),
                seed);
    }

    /** Makes puzzles; median and longest time, and the mean of the tries. */
    static String times(Generator generator, Puzzle[] puzzles) {
        double[] times = new double[puzzles.length];
        for (int i = 0; i < puzzles.length; i++) {
            long begun = THREADS.getCurrentThreadCpuTime();
            puzzles[i] = generator.make(i);
            times[i] = (THREADS.getCurrentThreadCpuTime() - begun) / NANOS;
        }
        Arrays.sort(times);
        return String.format(
                Locale.ROOT,
                "%.3f | %.3f | %,.0f",
                times[times.length / 2],
                times[times.length - 1],
                Arrays.stream(puzzles).mapToInt(Puzzle::tries).average().orElse(0));
    }
}
