package io.shudu.bulk;

import io.shudu.core.solve.BatchSolver;
import io.shudu.core.solve.PuzzleBatch;
import io.shudu.core.solve.SolveLimit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Which engine solves: the same one from beginning to end, or first one that is fast at once and then one that is
 * faster but takes a while to get warm.
 *
 * <p>The faster engine gets warm in the background on puzzles of the input. As soon as it takes less time for a puzzle
 * than the first one does, every thread changes over to such an engine of its own. It is for the caller to see to it
 * that this changes nothing but the time: of a puzzle with several solutions, engines may find another one first.
 */
public final class EngineChoice implements AutoCloseable {
    private final @Nullable Supplier<BatchSolver> faster;
    private final LongSupplier cpuNanos;
    private long awaited;
    private @Nullable WarmUp warmUp;
    private volatile Supplier<BatchSolver> current;
    private volatile boolean closed;

    private EngineChoice(
            Supplier<BatchSolver> first,
            @Nullable Supplier<BatchSolver> faster,
            long worthwhile,
            LongSupplier cpuNanos) {
        this.faster = faster;
        this.awaited = worthwhile;
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
     * @param worthwhile how many puzzles there must be for the faster one to pay
     * @param cpuNanos the time that the calling thread has worked
     */
    public static EngineChoice handOver(
            Supplier<BatchSolver> first, Supplier<BatchSolver> faster, long worthwhile, LongSupplier cpuNanos) {
        return new EngineChoice(first, faster, worthwhile, cpuNanos);
    }

    /** Says that so many puzzles will come; those that come unannounced are counted when they are there. */
    public synchronized void expect(long puzzles) {
        awaited -= puzzles;
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
        awaited -= batch.size();
        if (awaited > 0 || faster == null) {
            return;
        }
        boolean isNew = warmUp == null;
        WarmUp going = warmUp == null ? new WarmUp(this, faster, cpuNanos, limit, engineId) : warmUp;
        warmUp = going;
        going.report(batch, nanos);
        if (isNew) {
            going.start();
        }
    }

    /** The engine of one thread. */
    final class Seat {
        private Supplier<BatchSolver> kind = current;
        private BatchSolver solver = kind.get();

        /** Solves a batch and tells which engine did it. */
        String solve(PuzzleBatch batch, SolveLimit limit) {
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
