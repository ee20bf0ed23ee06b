package io.shudu.cli.command;

import io.shudu.cli.session.Messages;
import io.shudu.core.solve.classic.BatchSolver;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** How many puzzles each engine has solved. */
public final class EngineTally {
    private final Map<String, LongAdder> puzzles = new ConcurrentSkipListMap<>();

    public void add(String engine, long count) {
        if (count > 0) {
            puzzles.computeIfAbsent(engine, name -> new LongAdder()).add(count);
        }
    }

    /** A line for each engine. */
    public List<String> describe(Messages messages) {
        return puzzles.entrySet().stream()
                .map(entry -> messages.text("solve.engine", named(entry.getKey()), entry.getValue()))
                .toList();
    }

    private static String named(String engine) {
        BatchSolver solver = Vectors.of(engine);
        return solver == null || engine.equals(BatchSolver.CLASSIC)
                ? engine
                : engine + " (" + solver.description() + ")";
    }
}
