package io.shudu.core.thread;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class InterruptionTest {
    @Test
    void the_thread_stays_interrupted() {
        Interruption.check();
        assertThat(Interruption.isAsked()).isFalse();
        Thread.currentThread().interrupt();
        assertThat(Interruption.isAsked()).isTrue();
        assertThatThrownBy(Interruption::check)
                .isInstanceOf(CancellationException.class)
                .hasMessage("the thread was interrupted");
        assertThat(Thread.interrupted()).isTrue();
        Interruption.check();
    }
}
