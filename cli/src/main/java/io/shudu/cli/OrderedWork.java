package io.shudu.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Work on several threads whose results come out in the order that the work went in. */
final class OrderedWork {
    private OrderedWork() {}

    /**
     * Does all jobs.
     *
     * @param jobs gives the next job, null behind the last; called by this thread alone
     * @param results takes each result, in order; called by this thread alone
     */
    static <R> void run(int threads, Supplier<@Nullable Callable<R>> jobs, Consumer<R> results) {
        Callable<R> first = jobs.get();
        Callable<R> second = first == null || threads == 1 ? null : jobs.get();
        if (second == null) {
            // One thread, or a single job: a pool would only cost time.
            for (Callable<R> job = first; job != null; job = jobs.get()) {
                results.accept(call(job));
            }
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("shudu-", 1).factory());
        try {
            Deque<Future<R>> pending = new ArrayDeque<>();
            pending.add(pool.submit(first));
            for (Callable<R> job = second; job != null; job = jobs.get()) {
                pending.add(pool.submit(job));
                if (pending.size() >= threads * 4) {
                    results.accept(await(pending.remove()));
                }
            }
            while (!pending.isEmpty()) {
                results.accept(await(pending.remove()));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static <R> R call(Callable<R> job) {
        try {
            return job.call();
        } catch (Exception e) {
            throw unchecked(e);
        }
    }

    private static <R> R await(Future<R> future) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw unchecked(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private static RuntimeException unchecked(@Nullable Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException e ? e : new IllegalStateException(cause);
    }
}
