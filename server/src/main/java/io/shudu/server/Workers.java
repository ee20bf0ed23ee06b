package io.shudu.server;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * The threads that compute: a few, with a short queue before them. Who finds the queue full, or waits in it too long,
 * is sent away at once and told to come back, so that those who are let in are answered in good time. One client never
 * has all of the threads, unless there is only one.
 *
 * <p>Requests are handled on virtual threads, but these are not for computing: as many of them as there are cores would
 * keep every other request waiting until they are done. Hence threads of the operating system, which shares the cores
 * out fairly.
 */
final class Workers implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 3;
    private static final int RETRY_SECONDS = 1;

    private final ThreadPoolExecutor threads;
    private final Turns turns;
    private final AtomicInteger requests = new AtomicInteger();

    Workers(int number, int queue) {
        threads = new ThreadPoolExecutor(
                number,
                number,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(queue),
                Thread.ofPlatform().name("worker-", 0).daemon().factory());
        threads.prestartAllCoreThreads();
        turns = new Turns(number, queue);
    }

    /**
     * Takes in a request of a client.
     *
     * @param slow whether it is expected to take long
     * @throws Problem if there is no room
     */
    Place enter(String client, boolean slow) {
        return new Place(client, slow);
    }

    /** The place of a request among those that compute or wait for it. */
    final class Place implements AutoCloseable {
        private final String client;
        private final boolean slow;
        private final Semaphore turn;
        private boolean letIn;

        private Place(String client, boolean slow) {
            this.client = client;
            this.slow = slow;
            turn = turns.enter(client);
            requests.incrementAndGet();
        }

        /**
         * Computes something on one of the threads and waits for it. What has computed once is let in and may go on,
         * however long it then has to wait for its turn.
         *
         * @throws Problem if there is no room, or none soon enough
         */
        <T> T compute(Supplier<T> computation) throws InterruptedException {
            if (!slow) {
                // Straight into the queue: handing on permits under load would leave threads without work.
                return computeNow(computation);
            }
            if (letIn) {
                turn.acquire();
            } else if (!turn.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                throw overloaded();
            }
            try {
                return computeNow(computation);
            } finally {
                turn.release();
            }
        }

        private <T> T computeNow(Supplier<T> computation) throws InterruptedException {
            Work<T> work = new Work<>(computation);
            hand(work);
            letIn = true;
            return work.result();
        }

        private void hand(Work<?> work) throws InterruptedException {
            if (letIn) {
                threads.getQueue().put(work);
                return;
            }
            try {
                threads.execute(work);
            } catch (RejectedExecutionException full) {
                throw overloaded();
            }
            if (!work.startsInTime()) {
                threads.remove(work);
                throw overloaded();
            }
        }

        @Override
        public void close() {
            requests.decrementAndGet();
            turns.leave(client);
        }
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

        /** Waits until the work is done, or has at least begun before patience ended. If not, it never will. */
        boolean startsInTime() throws InterruptedException {
            try {
                get(PATIENCE_SECONDS, TimeUnit.SECONDS);
                return true;
            } catch (TimeoutException late) {
                return !claimed.compareAndSet(false, true);
            } catch (ExecutionException failed) {
                return true;
            }
        }

        T result() throws InterruptedException {
            try {
                return get();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof Problem problem) {
                    throw problem;
                }
                // Also errors, such as a stack too deep: they end one request, not the server.
                throw new IllegalStateException(e.getCause());
            }
        }
    }

    static Problem overloaded() {
        return Problem.passing(503, "overloaded", RETRY_SECONDS);
    }

    /** Threads that compute. */
    int busy() {
        return threads.getActiveCount();
    }

    /** Requests that wait for a thread. */
    int waiting() {
        return Math.max(0, requests.get() - busy());
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
