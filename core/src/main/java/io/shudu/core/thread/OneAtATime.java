package io.shudu.core.thread;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Sees to it that working memory serves one call at a time. A second call, from another thread or from inside the first
 * one, would find half of its answer in the memory of the other, and look as good as any; so it is refused.
 *
 * <p>A call begins and ends with it, also when it fails. Together that takes some ten nanoseconds.
 *
 * <pre>{@code
 * calls.begin();
 * try {
 *     …
 * } finally {
 *     calls.end();
 * }
 * }</pre>
 */
public final class OneAtATime {
    private final String owner;
    private final AtomicBoolean busy = new AtomicBoolean();

    /**
     * For the working memory of an object.
     *
     * @param owner its class, for messages
     */
    public OneAtATime(String owner) {
        this.owner = owner;
    }

    /**
     * Begins a call.
     *
     * @throws IllegalStateException if another one has not ended
     */
    public void begin() {
        if (!busy.compareAndSet(false, true)) {
            throw new IllegalStateException("this " + owner
                    + " is at work and serves one call at a time: make one for each thread,"
                    + " and another one for calls from inside an action");
        }
    }

    /** Ends the call that began. */
    public void end() {
        // What the call left in memory is seen by the next one; nobody waits for it, so that this may be cheap.
        busy.lazySet(false);
    }

    /** Begins a call, does its work and ends it; for work that makes an object anyway. */
    public <T> T during(Supplier<T> work) {
        begin();
        try {
            return work.get();
        } finally {
            end();
        }
    }
}
