package io.shudu.core.thread;

import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Work in a thread of its own that is to be interrupted. */
public final class Background<T> {
    private final FutureTask<T> task;
    private final Thread thread;

    private Background(Callable<T> work) {
        task = new FutureTask<>(work);
        thread = Thread.ofPlatform().daemon().start(task);
    }

    public static <T> Background<T> start(Callable<T> work) {
        return new Background<>(work);
    }

    /** Waits until the work is inside a method. */
    public Background<T> awaitInside(Class<?> type, String method) {
        while (Arrays.stream(thread.getStackTrace())
                .noneMatch(frame -> frame.getClassName().equals(type.getName())
                        && frame.getMethodName().equals(method))) {
            if (task.isDone()) {
                throw new AssertionError("it ended before it was seen in " + type + "." + method);
            }
            Thread.onSpinWait();
        }
        return this;
    }

    /** Interrupts the work and waits for what it comes to. */
    public T interrupt() throws InterruptedException, ExecutionException {
        thread.interrupt();
        return task.get();
    }
}
