package io.shudu.cli;

import java.util.ArrayList;
import java.util.List;

/** Work that one thread does in a row, and its results, which may be taken while others are still to come. */
final class Portion<W, R> {
    /** The work; only the thread that does it looks at it. */
    final List<W> work = new ArrayList<>();

    private List<R> results = new ArrayList<>();

    synchronized void add(R result) {
        results.add(result);
    }

    /** The results that have not been taken yet. */
    synchronized List<R> take() {
        List<R> taken = results;
        results = new ArrayList<>();
        return taken;
    }
}
