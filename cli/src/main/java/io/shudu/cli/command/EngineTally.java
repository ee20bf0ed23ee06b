package io.shudu.cli.command;

import io.shudu.cli.session.Messages;
import io.shudu.core.solve.classic.BatchSolver;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How many puzzles each engine has solved, told by any thread. */
public final class EngineTally {
    // Concurrent maps and adders would take half a millisecond of every start.
    private final Map<String, Long> puzzles = new TreeMap<>();

    public synchronized void add(String engine, long count) {
        if (count > 0) {
            puzzles.put(engine, puzzles.getOrDefault(engine, 0L) + count);
        }
    }

    /** A line for each engine. */
    public synchronized List<String> describe(Messages messages) {
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
