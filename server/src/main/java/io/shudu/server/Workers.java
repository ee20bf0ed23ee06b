package io.shudu.server;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * The threads that compute: a few, with a short queue before them. Who finds the queue full, or waits in it too long,
 * is sent away at once and told to come back, so that those who are let in are answered in good time.
 *
 * <p>Requests are handled on virtual threads, but these are not for computing: as many of them as there are cores would
 * keep every other request waiting until they are done. Hence threads of the operating system, which shares the cores
 * out fairly.
 */
final class Workers implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 3;
    private static final int RETRY_SECONDS = 1;

    private final ThreadPoolExecutor threads;

    Workers(int number, int queue) {
        threads = new ThreadPoolExecutor(
                number,
                number,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(queue),
                Thread.ofPlatform().name("worker-", 0).daemon().factory());
        threads.prestartAllCoreThreads();
    }

    /** A piece of work that either starts or is given up by whoever waits for it, never both. */
    private static final class Work<T> extends FutureTask<T> {
        private final AtomicBoolean claimed = new AtomicBoolean();

        Work(Supplier<T> computation) {
            super(computation::get);
        }

        @Override
        public void run() {
            if (claimed.compareAndSet(false, true)) {
                super.run();
            }
        }

        boolean giveUp() {
            return claimed.compareAndSet(false, true);
        }
    }

    /**
     * Computes something on one of the threads and waits for it.
     *
     * @throws Problem if there is no room
     */
    <T> T compute(Supplier<T> computation) throws InterruptedException {
        Work<T> work = new Work<>(computation);
        try {
            threads.execute(work);
        } catch (RejectedExecutionException full) {
            throw overloaded();
        }
        if (!startsInTime(work)) {
            threads.remove(work);
            throw overloaded();
        }
        return result(work);
    }

    /** Computes the next part of something that was let in before, however long it has to wait for its turn. */
    <T> T computeOn(Supplier<T> computation) throws InterruptedException {
        Work<T> work = new Work<>(computation);
        threads.getQueue().put(work);
        return result(work);
    }

    /** Waits until the work is done, or has at least begun before patience ended. */
    private static boolean startsInTime(Work<?> work) throws InterruptedException {
        try {
            work.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException late) {
            return !work.giveUp();
        } catch (ExecutionException failed) {
            return true;
        }
        return true;
    }

    private static <T> T result(Work<T> work) throws InterruptedException {
        try {
            return work.get();
        } catch (ExecutionException e) {
            // Also errors, such as a stack too deep: they end one request, not the server.
            throw new IllegalStateException(e.getCause());
        }
    }

    private static Problem overloaded() {
        return Problem.passing(503, "overloaded", RETRY_SECONDS);
    }

    int waiting() {
        return threads.getQueue().size();
    }

    int busy() {
        return threads.getActiveCount();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
