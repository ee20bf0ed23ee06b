package io.shudu.core.solve.classic;

import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.internal.classic.ClassicBatch;
import io.shudu.core.solve.spi.BatchEngine;
import io.shudu.core.solve.spi.EngineProvider;
import io.shudu.core.thread.OneAtATime;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Solves classic puzzles by the thousand, from text to text; for one puzzle at a time, take {@link Solver}.
 *
 * <pre>{@code
 * BatchSolver solver = BatchSolver.fastest();
 * PuzzleBatch batch = new PuzzleBatch(1000);
 * batch.clear(text);
 * batch.add(0);
 * batch.add(82);
 * solver.solve(batch, SolveLimit.unique());
 * }</pre>
 *
 * <p>The fastest engine works on several puzzles at once with the Vector API and is there if the module
 * {@code io.shudu.simd} is; it takes a second or two to get warm. A solver keeps its working memory: make one for each
 * thread.
 */
public final class BatchSolver {
    /** The engine that is always there. */
    public static final String CLASSIC = "classic";

    private final BatchEngine engine;
    private final String description;
    private final OneAtATime calls = new OneAtATime("BatchSolver");

    private BatchSolver(BatchEngine engine, String description) {
        this.engine = engine;
        this.description = description;
    }

    /** A solver on the fastest engine there is. */
    public static BatchSolver fastest() {
        return providers().stream().findFirst().map(BatchSolver::provided).orElseGet(BatchSolver::classic);
    }

    /** A solver on the engine that needs nothing special and is fast from the first puzzle on. */
    public static BatchSolver classic() {
        return new BatchSolver(new ClassicBatch(), "one puzzle at a time");
    }

    /** A solver on the engine of that name, or null if it is not there. */
    public static @Nullable BatchSolver of(String engineId) {
        if (engineId.equals(CLASSIC)) {
            return classic();
        }
        for (EngineProvider provider : providers()) {
            if (provider.id().equals(engineId)) {
                return provided(provider);
            }
        }
        return null;
    }

    /** The names of the engines that are here: the one that always is, then those that were found. */
    public static List<String> engines() {
        return Stream.concat(Stream.of(CLASSIC), providers().stream().map(EngineProvider::id))
                .toList();
    }

    private static BatchSolver provided(EngineProvider provider) {
        return new BatchSolver(provider.create(), provider.description());
    }

    private static List<EngineProvider> providers() {
        List<EngineProvider> found = new ArrayList<>();
        Iterator<EngineProvider> all = ServiceLoader.load(EngineProvider.class).iterator();
        while (true) {
            try {
                if (!all.hasNext()) {
                    return found;
                }
                found.add(all.next());
            } catch (ServiceConfigurationError absent) {
                // An engine whose module or hardware is missing is no reason not to solve with another one.
            }
        }
    }

    /** The name of the engine that does the work. */
    public String engineId() {
        return engine.id();
    }

    /** How the engine works here, for people. */
    public String description() {
        return description;
    }

    /**
     * Solves every puzzle of a batch. If the thread is interrupted it ends soon, {@link PuzzleBatch#isInterrupted()}
     * tells so, and the thread stays interrupted.
     *
     * @return guesses made over all puzzles
     * @throws IllegalStateException if the solver is at work in another thread
     */
    public long solve(PuzzleBatch batch, SolveLimit limit) {
        calls.begin();
        try {
            batch.begin();
            return engine.solve(batch, limit);
        } finally {
            calls.end();
        }
    }
}
