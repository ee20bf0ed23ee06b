package io.shudu.cli.command;

import io.shudu.bulk.OrderedWork;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/** Work that one thread does in a row, and its results, which may be taken while others are still to come. */
public final class Portion<W, R> {
    /** The work; only the thread that does it looks at it. */
    public final List<W> work = new ArrayList<>();

    private List<R> results = new ArrayList<>();

    /** Does all of it, and takes note of how long that took. */
    public void doAll(Function<W, R> how, Pace pace) {
        long start = System.nanoTime();
        work.forEach(each -> add(how.apply(each)));
        pace.took(System.nanoTime() - start);
    }

    /**
     * Does what has a number, from 0 on, on several threads; the results are delivered in order.
     *
     * @param workers gives each thread its own
     * @param pulse called now and then
     */
    public static <R> void doAll(
            long total, int threads, Supplier<LongFunction<R>> workers, Consumer<R> delivery, Runnable pulse)
            throws InterruptedException {
        Pace pace = new Pace();
        long[] next = {0};
        Consumer<Portion<Long, R>> deliver = portion -> portion.take().forEach(delivery);
        OrderedWork.<Portion<Long, R>>run(
                Math.clamp(total, 1, threads),
                Portion::new,
                portion -> {
                    portion.work.clear();
                    long end = Math.min(total, next[0] + pace.size());
                    while (next[0] < end) {
                        portion.work.add(next[0]++);
                    }
                    return !portion.work.isEmpty();
                },
                () -> {
                    LongFunction<R> worker = workers.get();
                    return portion -> portion.doAll(worker::apply, pace);
                },
                deliver,
                unfinished -> {
                    if (unfinished != null) {
                        deliver.accept(unfinished);
                    }
                    pulse.run();
                });
    }

    public synchronized void add(R result) {
        results.add(result);
    }

    /** The results that have not been taken yet. */
    public synchronized List<R> take() {
        List<R> taken = results;
        results = new ArrayList<>();
        return taken;
    }
}
