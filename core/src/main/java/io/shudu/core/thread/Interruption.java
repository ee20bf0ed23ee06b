package io.shudu.core.thread;

import java.util.concurrent.CancellationException;

/**
 * Whether somebody wants the work of this thread to end ({@link Thread#interrupt()}). Long work asks now and then,
 * which takes a nanosecond, and ends. The thread stays interrupted, for whoever called to see.
 */
public final class Interruption {
    private Interruption() {}

    /** Whether the thread is interrupted. For work that can tell how far it came. */
    public static boolean isAsked() {
        return Thread.currentThread().isInterrupted();
    }

    /**
     * Goes on unless the thread is interrupted. For work that has nothing to show before its end.
     *
     * @throws CancellationException if the thread is interrupted
     */
    public static void check() {
        if (isAsked()) {
            throw new CancellationException("the thread was interrupted");
        }
    }
}
