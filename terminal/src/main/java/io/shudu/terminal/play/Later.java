package io.shudu.terminal.play;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Work that may take a while, so that keys and clock go on meanwhile. One thing at a time. */
public interface Later {
    /**
     * Begins a work; what was begun before is given up.
     *
     * @param then what to do with the result, in the thread of whoever calls {@link #poll}
     * @param failed what to do if there is none
     */
    <T extends @Nullable Object> void begin(Callable<T> work, Consumer<T> then, Runnable failed);

    /** Gives up what was begun. */
    void cancel();

    /** Whether something was begun that is not done. */
    boolean busy();

    /** Hands over what is done; whether anything was. */
    boolean poll();

    /** Does everything at once, for tests. */
    static Later atOnce() {
        return new Later() {
            @Override
            public <T extends @Nullable Object> void begin(Callable<T> work, Consumer<T> then, Runnable failed) {
                T result;
                try {
                    result = work.call();
                } catch (Exception problem) {
                    failed.run();
                    return;
                }
                then.accept(result);
            }

            @Override
            public void cancel() {}

            @Override
            public boolean busy() {
                return false;
            }

            @Override
            public boolean poll() {
                return false;
            }
        };
    }
}
