package io.shudu.bench;

import io.shudu.bench.rivals.ChocoRival;
import io.shudu.bench.rivals.OrToolsRival;
import io.shudu.bench.rivals.Sat4jRival;
import io.shudu.core.grid.Geometry;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.core.solve.classic.PuzzleBatch;
import java.util.List;

/** The contestants that options can name. */
public final class Contestants {
    /** Our engines: in batches, and one grid at a time. */
    public static final List<String> ENGINES = List.of("classic", "vector", "solver", "general");
    /** Solvers of others. */
    public static final List<String> RIVALS = List.of("choco", "sat4j", "ortools");

    private Contestants() {}

    /**
     * The contestant of a name.
     *
     * @throws Unavailable if it cannot take part here
     */
    public static Contestant of(String id) {
        try {
            return switch (id) {
                case "solver" -> grids(id, Solver.of(Geometry.CLASSIC));
                case "general" -> grids(id, Solver.of(Geometry.CLASSIC, Solver.GENERAL));
                case "choco" -> rival(id, "choco-solver", new ChocoRival());
                case "sat4j" -> rival(id, "Sat4j", new Sat4jRival());
                case "ortools" -> rival(id, "OR-Tools CP-SAT", new OrToolsRival());
                default -> batches(id);
            };
        } catch (LinkageError | RuntimeException missing) {
            throw missing instanceof Unavailable known ? known : new Unavailable(missing);
        }
    }

    private static Contestant grids(String id, Solver solver) {
        return new OneByOne(id, "grid by grid on the engine " + solver.engineId(), new GridSolver(solver));
    }

    /** A rival that has shown that it works here: classes and libraries are often missed at the first puzzle only. */
    private static Contestant rival(String id, String description, PuzzleSolver solver) {
        PuzzleSet sample = BuiltInSets.hard();
        solver.solve(sample.text(), sample.start(0), new byte[PuzzleBatch.CELLS]);
        return new OneByOne(id, description, solver);
    }

    private static Contestant batches(String id) {
        BatchSolver solver = BatchSolver.of(id);
        if (solver == null) {
            throw new Unavailable("no engine of that name is there");
        }
        return new InBatches(solver);
    }
}
