package io.shudu.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

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
