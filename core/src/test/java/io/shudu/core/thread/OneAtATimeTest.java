package io.shudu.core.thread;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class OneAtATimeTest {
    private final OneAtATime calls = new OneAtATime("Solver");

    @Test
    void a_call_within_a_call_is_refused_and_told_what_to_do() {
        calls.begin();
        assertThatIllegalStateException()
                .isThrownBy(calls::begin)
                .withMessageContaining("this Solver is at work")
                .withMessageContaining("one for each thread")
                .withMessageContaining("another one for calls from inside an action");
        calls.end();
        calls.begin();
    }

    /** One thread counts, without any other protection; had two been let in at once, some counts would be lost. */
    @Test
    void of_many_threads_one_is_let_in() throws Exception {
        int[] count = {0};
        AtomicInteger letIn = new AtomicInteger();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < threads.length; t++) {
            threads[t] = Thread.ofPlatform().start(() -> {
                for (int i = 0; i < 200_000; i++) {
                    try {
                        calls.begin();
                    } catch (IllegalStateException refused) {
                        continue;
                    }
                    count[0]++;
                    letIn.incrementAndGet();
                    calls.end();
                }
            });
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(count[0]).isEqualTo(letIn.get()).isPositive();
    }
}
