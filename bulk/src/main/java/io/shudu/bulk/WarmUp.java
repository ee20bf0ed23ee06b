package io.shudu.bulk;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The thread in which the faster engine gets warm: it solves puzzles of the input until it beats the first engine. */
final class WarmUp {
    /** Puzzles a round: a few, since an engine that is cold may take a tenth of a millisecond for each. */
    private static final int SAMPLE = 512;
    /** A single fast round may be an accident. */
    private static final int ROUNDS_WON = 3;
    /** An engine that has worked for so long and is not faster will not become so. */
    private static final long PATIENCE_NANOS = 20_000_000_000L;

    private final EngineChoice choice;
    private final Supplier<BatchSolver> faster;
    private final LongSupplier cpuNanos;
    private final SolveLimit limit;
    private final String firstId;
    /** Puzzles for the next round; null if the threads that have some should leave new ones. */
    private final AtomicReference<byte @Nullable []> sample = new AtomicReference<>();
    /** What the first engine takes for a puzzle. */
    private volatile double nanosToBeat;

    WarmUp(EngineChoice choice, Supplier<BatchSolver> faster, LongSupplier cpuNanos, SolveLimit limit, String firstId) {
        this.choice = choice;
        this.faster = faster;
        this.cpuNanos = cpuNanos;
        this.limit = limit;
        this.firstId = firstId;
    }

    /** Begins, with the puzzles of a batch of the first engine and how long it took for them. */
    void start(PuzzleBatch batch, long nanos) {
        report(batch, nanos);
        Thread.ofPlatform().daemon().name("shudu-warm-up").start(this::run);
    }

    /** Takes note of how long the first engine took for a batch, and of its puzzles if new ones are wanted. */
    void report(PuzzleBatch batch, long nanos) {
        nanosToBeat = (double) nanos / batch.size();
        if (sample.get() == null) {
            int size = Math.min(SAMPLE, batch.size());
            byte[] copy = new byte[size * PuzzleBatch.CELLS + PuzzleBatch.PADDING];
            for (int i = 0; i < size; i++) {
                System.arraycopy(batch.text(), batch.start(i), copy, i * PuzzleBatch.CELLS, PuzzleBatch.CELLS);
            }
            sample.set(copy);
        }
    }

    private void run() {
        try {
            BatchSolver solver = faster.get();
            if (!solver.engineId().equals(firstId) && isFaster(solver)) {
                choice.change(faster);
            }
        } catch (RuntimeException | LinkageError unusable) {
            // Then all goes on with the first engine.
        }
    }

    private boolean isFaster(BatchSolver solver) {
        PuzzleBatch batch = new PuzzleBatch(SAMPLE);
        int won = 0;
        long begin = cpuNanos.getAsLong();
        long now = begin;
        while (won < ROUNDS_WON) {
            if (choice.isClosed() || now - begin > PATIENCE_NANOS) {
                return false;
            }
            fill(batch);
            long before = now;
            solver.solve(batch, limit);
            now = cpuNanos.getAsLong();
            won = now - before < nanosToBeat * batch.size() ? won + 1 : 0;
        }
        return true;
    }

    /** New puzzles if there are any, else the same again. */
    private void fill(PuzzleBatch batch) {
        byte[] fresh = sample.getAndSet(null);
        if (fresh == null) {
            return;
        }
        batch.clear(fresh);
        for (int start = 0; start < fresh.length - PuzzleBatch.PADDING; start += PuzzleBatch.CELLS) {
            batch.add(start);
        }
    }
}
