package io.shudu.cli.command;

import io.shudu.bulk.BulkSolver;
import io.shudu.bulk.EngineChoice;
import io.shudu.cli.input.Input;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;

/**
 * How files with one puzzle a line are solved; tests do it with small numbers.
 *
 * @param left which of them are solved as lines of bytes, without making objects of them
 * @param chunkSize bytes that a thread takes at a time, by the number of threads
 * @param worthwhile nanoseconds of work that must be ahead for the warming up of a faster engine to pay
 */
public record LineSettings(Input.LinesLeft left, IntUnaryOperator chunkSize, long worthwhile) {
    public static final LineSettings USUAL =
            new LineSettings(Input.LinesLeft.LONG, BulkSolver::chunkSize, 4_000_000_000L);

    /** Begins with the engine that is there at once, and goes on with the fastest if the input is worth it. */
    EngineChoice engines(long bytes) {
        EngineChoice choice = EngineChoice.handOver(BatchSolver::classic, Vectors::fastest, worthwhile, cpuNanos());
        choice.expect(bytes / (PuzzleBatch.CELLS + 1));
        return choice;
    }

    /** Tells how long the calling thread has worked. */
    public static LongSupplier cpuNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads::getCurrentThreadCpuTime : System::nanoTime;
    }
}
