package io.shudu.core.thread;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Calls that are too short to be met in the midst on purpose. */
public final class Overlaps {
    private static final int MOST = 2_000_000;

    private Overlaps() {}

    /** Two threads ask the same again and again until one asks while the other is answered, which must be refused. */
    public static void assertRefused(BooleanSupplier isRight) throws InterruptedException {
        AtomicInteger refused = new AtomicInteger();
        AtomicInteger wrong = new AtomicInteger();
        Runnable asking = () -> {
            for (int i = 0; i < MOST && refused.get() == 0; i++) {
                try {
                    wrong.addAndGet(isRight.getAsBoolean() ? 0 : 1);
                } catch (IllegalStateException refusal) {
                    refused.incrementAndGet();
                }
            }
        };
        Thread other = Thread.ofPlatform().daemon().start(asking);
        asking.run();
        other.join();
        assertThat(refused).hasPositiveValue();
        assertThat(wrong).hasValue(0);
    }
}
