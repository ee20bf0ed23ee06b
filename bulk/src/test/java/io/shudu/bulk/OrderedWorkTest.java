package io.shudu.bulk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class OrderedWorkTest {
    private static final class Slot {
        int number;
        int square;
    }

    @Property(tries = 200)
    void resultsKeepTheirOrder(@ForAll @IntRange(min = 1, max = 5) int threads, @ForAll @IntRange(max = 200) int count)
            throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        AtomicInteger slots = new AtomicInteger();
        AtomicBoolean loading = new AtomicBoolean();
        AtomicBoolean delivering = new AtomicBoolean();
        List<Integer> results = new ArrayList<>();
        OrderedWork.<Slot>run(
                threads,
                () -> {
                    slots.incrementAndGet();
                    return new Slot();
                },
                slot -> {
                    assertThat(loading.getAndSet(true)).isFalse();
                    slot.number = next.getAndIncrement();
                    loading.set(false);
                    return slot.number < count;
                },
                () -> slot -> {
                    for (int i = 0; i < slot.number % 5 * 1000; i++) {
                        Thread.onSpinWait();
                    }
                    slot.square = slot.number * slot.number;
                },
                slot -> {
                    assertThat(delivering.getAndSet(true)).isFalse();
                    results.add(slot.square);
                    delivering.set(false);
                },
                none -> {});
        assertThat(results).hasSize(count);
        for (int i = 0; i < count; i++) {
            assertThat(results.get(i)).isEqualTo(i * i);
        }
        assertThat(slots.get()).isLessThanOrEqualTo(OrderedWork.slots(threads) + 1);
    }

    @Test
    void aSlowSinkHoldsTheSourceBack() throws InterruptedException {
        AtomicInteger loaded = new AtomicInteger();
        AtomicInteger delivered = new AtomicInteger();
        OrderedWork.<Slot>run(
                3,
                Slot::new,
                slot -> loaded.incrementAndGet() <= 1000,
                () -> slot -> {},
                slot -> {
                    assertThat(loaded.get() - delivered.get()).isLessThanOrEqualTo(OrderedWork.slots(3) + 1);
                    delivered.incrementAndGet();
                },
                none -> {});
        assertThat(delivered.get()).isEqualTo(1000);
    }

    @Test
    void whatIsDoneOfSlowWorkIsTakenByThePulse() throws InterruptedException {
        CountDownLatch taken = new CountDownLatch(1);
        List<Integer> results = new ArrayList<>();
        AtomicInteger left = new AtomicInteger(1);
        for (int threads = 1; threads <= 2; threads++) {
            results.clear();
            left.set(2);
            OrderedWork.<List<Integer>>run(
                    threads,
                    () -> Collections.synchronizedList(new ArrayList<>()),
                    slot -> {
                        slot.clear();
                        return left.getAndDecrement() > 0;
                    },
                    () -> slot -> {
                        slot.add(1);
                        // Only the pulse can let this end.
                        assertThat(awaits(taken)).isTrue();
                        slot.add(2);
                    },
                    slot -> results.addAll(slot),
                    slot -> {
                        if (slot != null && !slot.isEmpty()) {
                            results.add(slot.removeFirst());
                            taken.countDown();
                        }
                    });
            assertThat(results).containsExactly(1, 2, 1, 2);
        }
    }

    private static boolean awaits(CountDownLatch latch) {
        try {
            return latch.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            return false;
        }
    }

    @Test
    void thePulseNeverMeetsTheSink() throws InterruptedException {
        AtomicBoolean busy = new AtomicBoolean();
        AtomicInteger beats = new AtomicInteger();
        AtomicInteger left = new AtomicInteger(60);
        List<Integer> order = new ArrayList<>();
        OrderedWork.<Slot>run(
                3,
                Slot::new,
                slot -> {
                    slot.number = 60 - left.get();
                    return left.getAndDecrement() > 0;
                },
                () -> slot -> sleep(5),
                slot -> {
                    assertThat(busy.getAndSet(true)).isFalse();
                    order.add(slot.number);
                    busy.set(false);
                },
                slot -> {
                    assertThat(busy.getAndSet(true)).isFalse();
                    beats.incrementAndGet();
                    sleep(20);
                    busy.set(false);
                });
        assertThat(order).hasSize(60).isSorted();
        assertThat(beats.get()).isPositive();
    }

    @Test
    void aProblemInThePulseEndsEverything() {
        assertThatThrownBy(() ->
                        OrderedWork.<Slot>run(2, Slot::new, slot -> true, () -> slot -> sleep(10), slot -> {}, slot -> {
                            throw new IllegalStateException("nobody listens");
                        }))
                .hasMessage("nobody listens");
    }

    private static void sleep(int milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void theFirstProblemEndsEverythingWhereverItComesUp() {
        for (int threads = 1; threads <= 4; threads++) {
            for (String place : List.of("source", "worker", "sink")) {
                assertThatThrownBy(failing(threads, place, new IllegalStateException(place))::run)
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessage(place);
                assertThatThrownBy(failing(threads, place, new StackOverflowError(place))::run)
                        .isInstanceOf(StackOverflowError.class);
            }
        }
    }

    private interface Run {
        void run() throws InterruptedException;
    }

    private static Run failing(int threads, String place, Throwable problem) {
        AtomicInteger loaded = new AtomicInteger();
        Consumer<String> at = here -> {
            if (here.equals(place) && loaded.get() > 20) {
                switch (problem) {
                    case RuntimeException e -> throw e;
                    case Error e -> throw e;
                    default -> throw new AssertionError(problem);
                }
            }
        };
        return () -> OrderedWork.<Slot>run(
                threads,
                Slot::new,
                slot -> {
                    loaded.incrementAndGet();
                    at.accept("source");
                    return true;
                },
                () -> slot -> at.accept("worker"),
                slot -> at.accept("sink"),
                none -> {});
    }

    @Test
    void aThreadThatWaitsForInputDoesNotKeepAFailureBack() {
        CountDownLatch never = new CountDownLatch(1);
        AtomicInteger loaded = new AtomicInteger();
        assertThatThrownBy(() -> OrderedWork.<Slot>run(
                        2,
                        Slot::new,
                        slot -> loaded.incrementAndGet() <= 3 || waitFor(never),
                        () -> slot -> {},
                        slot -> {
                            if (loaded.get() > 3) {
                                throw new IllegalStateException("closed");
                            }
                            while (loaded.get() <= 3) {
                                Thread.onSpinWait();
                            }
                        },
                        none -> {}))
                .hasMessage("closed");
        never.countDown();
    }

    @Test
    void anInterruptEndsEverything() {
        AtomicInteger delivered = new AtomicInteger();
        Thread caller = Thread.currentThread();
        assertThatThrownBy(() -> OrderedWork.<Slot>run(
                        2,
                        Slot::new,
                        slot -> true,
                        () -> slot -> {},
                        slot -> {
                            if (delivered.incrementAndGet() == 100) {
                                caller.interrupt();
                            }
                        },
                        none -> {}))
                .isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).isFalse();
    }

    /** A search that would go on for ever ends when a result before it cannot be passed on. */
    @Test
    void searchesEndWithTheSink() throws InterruptedException {
        Set<Thread> crew = ConcurrentHashMap.newKeySet();
        AtomicInteger loaded = new AtomicInteger();
        CountDownLatch searching = new CountDownLatch(1);
        assertThatThrownBy(() -> OrderedWork.<Slot>run(
                        2,
                        Slot::new,
                        slot -> {
                            slot.number = loaded.getAndIncrement();
                            return true;
                        },
                        () -> slot -> {
                            crew.add(Thread.currentThread());
                            if (slot.number > 0) {
                                Solver.of(Geometry.CLASSIC)
                                        .forEach(
                                                Grid.empty(Geometry.CLASSIC),
                                                SolveLimit.all(),
                                                solution -> searching.countDown());
                            }
                        },
                        slot -> {
                            waitFor(searching);
                            throw new IllegalStateException("closed");
                        },
                        none -> {}))
                .hasMessage("closed");
        for (Thread thread : crew) {
            thread.join();
        }
        assertThat(crew).hasSize(2);
    }

    private static boolean waitFor(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            // Like a blocking read, which does not end either.
            return waitFor(latch);
        }
        return false;
    }
}
