package io.shudu.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What may be in memory at once is less than there is, and nobody takes it all. */
class MemoryTest {
    private static final long MIB = 1 << 20;

    @Test
    void allTogetherIsLessThanTheHeap() {
        for (long heap = 168 * MIB; heap < 20_000 * MIB; heap += heap / 7) {
            for (int workers = 1; workers <= 64; workers++) {
                Memory memory = new Memory(heap, workers);
                assertThat(Memory.PROGRAM
                                + memory.connections() * Memory.CONNECTION
                                + memory.workers() * Memory.WORKER
                                + memory.all())
                        .as("heap of %d MiB, %d workers", heap / MIB, workers)
                        .isLessThanOrEqualTo(heap / 4 * 3);
                assertThat(memory.workers()).isBetween(1, workers);
                assertThat(memory.connections()).isBetween(1000, 4000);
                // The largest body fits, for each of some clients.
                assertThat(memory.all() / 4).isGreaterThan(3 * RequestBody.MOST_BYTES);
            }
        }
    }

    @Test
    void evenASmallHeapAnswersSomething() {
        Memory memory = new Memory(16 * MIB, 4);
        assertThat(memory.workers()).isEqualTo(1);
        assertThat(memory.all()).isEqualTo(Memory.LEAST);
    }

    @Test
    void oneClientHoldsAQuarterAtMost() {
        Memory memory = new Memory(1000 * MIB, 2);
        long quarter = memory.all() / 4;
        Memory.Share first = memory.share("a");
        Memory.Share second = memory.share("a");
        first.take(quarter - 10);
        second.take(10);
        assertThatThrownBy(() -> second.take(1)).isInstanceOf(Problem.class);
        memory.share("b").take(1);
        second.close();
        assertThat(memory.held()).isEqualTo(quarter - 10 + 1);
        first.take(10);
        first.close();
        second.close();
        assertThat(memory.held()).isEqualTo(1);
    }

    @Test
    void largeRequestsLeaveRoomForSmallOnes() {
        Memory memory = new Memory(1000 * MIB, 2);
        for (int i = 0; i < 4; i++) {
            memory.share("large " + i).take(memory.all() / 16 * 3);
        }
        assertThatThrownBy(() -> memory.share("x").take(Memory.SMALL + 1)).isInstanceOf(Problem.class);
        Memory.Share growing = memory.share("y");
        growing.take(Memory.SMALL);
        assertThatThrownBy(() -> growing.take(1)).isInstanceOf(Problem.class);
        int small = 0;
        while (memory.held() + Memory.SMALL <= memory.all()) {
            memory.share("small " + small++).take(Memory.SMALL);
        }
        assertThat(small).isGreaterThan(100);
        assertThatThrownBy(() -> memory.share("z").take(Memory.SMALL)).isInstanceOf(Problem.class);
    }
}
