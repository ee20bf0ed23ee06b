package io.shudu.bulk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Work on several threads whose results come out in the order that the work went in.
 *
 * <p>Work travels in slots: the source loads one, a worker does what is to be done in it, the sink takes the result
 * out, and the slot is used again. There is a fixed number of slots, so that a slow sink holds everything back instead
 * of filling memory. Every thread does all three: source and sink are busy in one thread at a time, whichever comes,
 * and so reading and writing go on beside the work without threads of their own.
 *
 * <p>The calling thread only waits. Now and then it gives the pulse, in which what is already done of unfinished work
 * can be passed on, so that one slow piece does not hold back what was done before it.
 */
public final class OrderedWork<T> {
    private static final int SLOTS_A_THREAD = 4;
    private static final long PULSE_NANOS = 50_000_000;

    private record Turn<T>(long number, T slot) {}

    private final Predicate<T> source;
    private final Supplier<Consumer<T>> workers;
    private final Consumer<T> sink;
    private final Consumer<@Nullable T> pulse;
    private final Supplier<T> slots;

    /** Held by the thread that is loading. */
    private final ReentrantLock loading = new ReentrantLock();

    private long loaded;
    private boolean exhausted;

    /** Guards everything below. */
    private final ReentrantLock state = new ReentrantLock();

    /** A slot became free, or all is to end. */
    private final Condition changed = state.newCondition();
    /** All is done or to end: for the calling thread, which nobody wakes for less. */
    private final Condition over = state.newCondition();

    private final Deque<T> free = new ArrayDeque<>();
    /** Work that is being done, by number modulo the slots there are. */
    private final List<@Nullable T> atWork = new ArrayList<>();
    /** Finished work that has to wait for earlier work, likewise. */
    private final List<@Nullable T> finished = new ArrayList<>();

    private int slotsLeft;
    private long delivered;
    private @Nullable Thread deliverer;
    private int running;
    private @Nullable Throwable failure;

    private OrderedWork(
            int threads,
            Supplier<T> slots,
            Predicate<T> source,
            Supplier<Consumer<T>> workers,
            Consumer<T> sink,
            Consumer<@Nullable T> pulse) {
        this.slots = slots;
        this.source = source;
        this.workers = workers;
        this.sink = sink;
        this.pulse = pulse;
        this.slotsLeft = slots(threads);
        for (int i = 0; i < slotsLeft; i++) {
            atWork.add(null);
            finished.add(null);
        }
    }

    /** How many slots there are at most for so many threads. */
    public static int slots(int threads) {
        return threads * SLOTS_A_THREAD;
    }

    /**
     * Does all work. The first thing thrown by any part ends everything and is thrown here. Threads that are at work
     * just then are interrupted, as all are if the thread of the caller is, and nothing more is passed on; one that
     * waits inside the source for input ends when the input comes.
     *
     * @param slots makes a slot
     * @param source loads the next work into a slot, or says that there is none; called by one thread at a time
     * @param workers makes the worker of a thread
     * @param sink takes the result out of a slot; called by one thread at a time, in the order that slots were loaded
     * @param pulse called every few hundredths of a second, never while the sink is: with the slot whose turn it is to
     *     be delivered while it is still being worked on in another thread, or with null if there is none such
     */
    public static <T> void run(
            int threads,
            Supplier<T> slots,
            Predicate<T> source,
            Supplier<Consumer<T>> workers,
            Consumer<T> sink,
            Consumer<@Nullable T> pulse)
            throws InterruptedException {
        new OrderedWork<>(threads, slots, source, workers, sink, pulse).run(threads);
    }

    private void run(int threads) throws InterruptedException {
        running = threads;
        List<Thread> crew = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            crew.add(Thread.ofPlatform().daemon().name("shudu-" + (i + 1)).start(this::work));
        }
        try {
            await();
        } finally {
            fail(new InterruptedException());
            crew.forEach(Thread::interrupt);
        }
    }

    /** Waits until all is done or something failed, and in any case until nothing is being delivered. */
    private void await() throws InterruptedException {
        state.lockInterruptibly();
        try {
            long left = PULSE_NANOS;
            while (running > 0 && (failure == null || deliverer != null)) {
                left = over.awaitNanos(left);
                if (left <= 0) {
                    beat();
                    left = PULSE_NANOS;
                }
            }
            if (failure != null) {
                rethrow(failure);
            }
        } finally {
            state.unlock();
        }
    }

    private static void rethrow(Throwable failure) throws InterruptedException {
        switch (failure) {
            case RuntimeException e -> throw e;
            case Error e -> throw e;
            case InterruptedException e -> throw e;
            default -> throw new IllegalStateException(failure);
        }
    }

    /** Gives the pulse, unless somebody is delivering; called with the state locked. */
    private void beat() {
        if (deliverer != null || failure != null) {
            return;
        }
        deliverer = Thread.currentThread();
        T slot = atWork.get(index(delivered));
        state.unlock();
        try {
            pulse.accept(slot);
        } finally {
            state.lock();
            deliverer = null;
        }
        // What was finished meanwhile found somebody delivering, and left that to us.
        T next = nextToDeliver();
        if (next != null) {
            state.unlock();
            try {
                deliver(next);
            } finally {
                state.lock();
                stopDelivering();
            }
        }
    }

    private void work() {
        try {
            Consumer<T> worker = workers.get();
            Turn<T> turn = take();
            while (turn != null) {
                worker.accept(turn.slot);
                deliver(finish(turn));
                turn = take();
            }
        } catch (InterruptedException | RuntimeException | Error e) {
            fail(e);
        } finally {
            leave();
        }
    }

    private void fail(Throwable reason) {
        state.lock();
        try {
            failure = failure == null ? reason : failure;
            changed.signalAll();
            over.signalAll();
        } finally {
            state.unlock();
        }
    }

    private void leave() {
        state.lock();
        try {
            running--;
            stopDelivering();
            over.signalAll();
        } finally {
            state.unlock();
        }
    }

    /** Gives up delivering if this thread still does, as after a failure. */
    private void stopDelivering() {
        deliverer = Thread.currentThread().equals(deliverer) ? null : deliverer;
    }

    /** The next work, or null if there is none or everything is to end. */
    private @Nullable Turn<T> take() throws InterruptedException {
        loading.lockInterruptibly();
        try {
            T slot = exhausted ? null : freeSlot();
            if (slot == null || !source.test(slot)) {
                exhausted = true;
                return null;
            }
            return begin(slot);
        } finally {
            loading.unlock();
        }
    }

    private Turn<T> begin(T slot) {
        state.lock();
        try {
            atWork.set(index(loaded), slot);
            return new Turn<>(loaded++, slot);
        } finally {
            state.unlock();
        }
    }

    private @Nullable T freeSlot() throws InterruptedException {
        state.lockInterruptibly();
        try {
            while (failure == null && free.isEmpty() && slotsLeft == 0) {
                changed.await();
            }
            if (failure != null) {
                return null;
            }
            if (!free.isEmpty()) {
                return free.remove();
            }
            slotsLeft--;
        } finally {
            state.unlock();
        }
        return slots.get();
    }

    /** Passes on a result, and those that waited for it; if it has to wait itself, another thread will pass it on. */
    private void deliver(@Nullable T first) {
        T next = first;
        while (next != null) {
            sink.accept(next);
            next = release(next);
        }
    }

    private @Nullable T finish(Turn<T> turn) {
        state.lock();
        try {
            atWork.set(index(turn.number), null);
            finished.set(index(turn.number), turn.slot);
            return deliverer == null ? nextToDeliver() : null;
        } finally {
            state.unlock();
        }
    }

    private @Nullable T release(T slot) {
        state.lock();
        try {
            delivered++;
            free.add(slot);
            changed.signalAll();
            return nextToDeliver();
        } finally {
            state.unlock();
        }
    }

    /** The result that is next in order, which this thread must now deliver; null if it is not there. */
    private @Nullable T nextToDeliver() {
        T next = failure == null ? finished.get(index(delivered)) : null;
        deliverer = next == null ? null : Thread.currentThread();
        if (failure != null) {
            over.signalAll();
        }
        finished.set(index(delivered), null);
        return next;
    }

    private int index(long number) {
        return (int) (number % finished.size());
    }
}
