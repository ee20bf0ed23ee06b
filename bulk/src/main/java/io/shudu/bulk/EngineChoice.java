package io.shudu.bulk;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Which engine solves: the same one from beginning to end, or first one that is fast at once and then one that is
 * faster but takes a while to get warm.
 *
 * <p>The faster engine gets warm in the background on puzzles of the input, if so much work is ahead that this pays: it
 * costs as much as a few million easy puzzles. How much is ahead is known from how long the first engine takes for a
 * puzzle once it is warm itself, and from how many are announced; of those that nobody announced, as many are expected
 * as have come. As soon as it takes less time for a puzzle than the first one does, every thread changes over to such
 * an engine of its own. It is for the caller to see to it that this changes nothing but the time: of a puzzle with
 * several solutions, engines may find another one first.
 */
public final class EngineChoice implements AutoCloseable {
    private final @Nullable Supplier<BatchSolver> faster;
    private final LongSupplier cpuNanos;
    private final long worthwhile;
    private long announced;
    private long solved;
    private long spent;
    private double leastNanos = Double.MAX_VALUE;
    private @Nullable WarmUp warmUp;
    private volatile Supplier<BatchSolver> current;
    private volatile boolean closed;

    private EngineChoice(
            Supplier<BatchSolver> first,
            @Nullable Supplier<BatchSolver> faster,
            long worthwhile,
            LongSupplier cpuNanos) {
        this.faster = faster;
        this.worthwhile = worthwhile;
        this.cpuNanos = cpuNanos;
        this.current = first;
    }

    /** The same engine from beginning to end. */
    public static EngineChoice only(Supplier<BatchSolver> engine) {
        return new EngineChoice(engine, null, 0, () -> 0);
    }

    /**
     * An engine that is fast at once, and one that is faster once warm.
     *
     * @param worthwhile how many nanoseconds of work must be ahead of the first engine for the faster one to pay
     * @param cpuNanos the time that the calling thread has worked
     */
    public static EngineChoice handOver(
            Supplier<BatchSolver> first, Supplier<BatchSolver> faster, long worthwhile, LongSupplier cpuNanos) {
        return new EngineChoice(first, faster, worthwhile, cpuNanos);
    }

    /** Says that so many puzzles will come. */
    public synchronized void expect(long puzzles) {
        announced += puzzles;
    }

    /** Ends the warming up, if it is still going on. */
    @Override
    public void close() {
        closed = true;
    }

    boolean isClosed() {
        return closed;
    }

    /** Gives every thread such an engine from its next batch on. */
    void change(Supplier<BatchSolver> engine) {
        current = engine;
    }

    private synchronized void report(PuzzleBatch batch, SolveLimit limit, long nanos, String engineId) {
        solved += batch.size();
        spent += nanos;
        leastNanos = Math.min(leastNanos, (double) nanos / batch.size());
        if (warmUp != null) {
            warmUp.report(batch, nanos);
        } else if (faster != null && pays()) {
            warmUp = new WarmUp(this, faster, cpuNanos, limit, engineId);
            warmUp.start(batch, nanos);
        }
    }

    /** Whether enough work is ahead, as far as can be told after a little of it. */
    private boolean pays() {
        double ahead = announced > solved ? (announced - solved) * leastNanos : spent;
        return spent >= worthwhile / 16 && ahead >= worthwhile;
    }

    /** The engine of one thread. */
    public final class Seat {
        private Supplier<BatchSolver> kind = current;
        private BatchSolver solver = kind.get();

        /** Takes the engine that everybody has now. */
        public Seat() {}

        /** Solves a batch and tells which engine did it. */
        public String solve(PuzzleBatch batch, SolveLimit limit) {
            if (kind != current) {
                kind = current;
                solver = kind.get();
            }
            if (faster == null || kind == faster || batch.size() == 0) {
                solver.solve(batch, limit);
            } else {
                long before = cpuNanos.getAsLong();
                solver.solve(batch, limit);
                report(batch, limit, cpuNanos.getAsLong() - before, solver.engineId());
            }
            return solver.engineId();
        }
    }
}
