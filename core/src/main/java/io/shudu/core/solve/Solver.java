package io.shudu.core.solve;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.internal.classic.ClassicEngine;
import io.shudu.core.solve.internal.general.GeneralEngine;
import io.shudu.core.solve.spi.Engine;
import io.shudu.core.thread.OneAtATime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Finds the solutions of grids of one geometry.
 *
 * <pre>{@code
 * SolveResult result = Solver.of(grid.geometry()).solve(grid);
 * if (result.verdict() == Verdict.ONE) {
 *     use(result.solution());
 * }
 * }</pre>
 *
 * <p>A solver keeps its working memory from one puzzle to the next: make one and use it for many, but one for each
 * thread, and another one for what an action of {@link #forEach} solves. A call while another one is at work throws
 * {@link IllegalStateException}.
 *
 * <p>A search ends soon after its thread was interrupted, at once if it was so before. Then
 * {@link SolveResult#interrupted()} tells so, and the thread stays interrupted.
 */
public final class Solver {
    /** The engine for every geometry. */
    public static final String GENERAL = "general";
    /** The engine for the classic board alone, far faster there. */
    public static final String CLASSIC = "classic";

    private final Geometry geometry;
    private final Engine engine;
    private final OneAtATime calls = new OneAtATime("Solver");
    private @Nullable Engine general;

    private Solver(Geometry geometry, Engine engine) {
        this.geometry = geometry;
        this.engine = engine;
    }

    /** The names of the engines for a geometry, the best one first. */
    public static List<String> engines(Geometry geometry) {
        return geometry.equals(Geometry.CLASSIC) ? List.of(CLASSIC, GENERAL) : List.of(GENERAL);
    }

    /** A solver for a geometry, on the best engine for it. */
    public static Solver of(Geometry geometry) {
        return of(geometry, engines(geometry).getFirst());
    }

    /**
     * A solver for a geometry, on the engine of that name.
     *
     * @throws IllegalArgumentException if there is none, or not for this geometry
     */
    public static Solver of(Geometry geometry, String engineId) {
        if (!engines(geometry).contains(engineId)) {
            throw new IllegalArgumentException("engine " + engineId + " for " + geometry + ": there are " + GENERAL
                    + " for every board and " + CLASSIC + " for " + Geometry.CLASSIC);
        }
        return new Solver(geometry, engineId.equals(GENERAL) ? new GeneralEngine(geometry) : new ClassicEngine());
    }

    /** The name of the engine that does the work, unless a search in random order or a count needs the general one. */
    public String engineId() {
        return engine.id();
    }

    /** Solves a grid and tells whether the solution is the only one. */
    public SolveResult solve(Grid grid) {
        return solve(grid, SolveLimit.unique());
    }

    /** Solves a grid and keeps every solution found within the limit. */
    public SolveResult solve(Grid grid, SolveLimit limit) {
        return solve(grid, limit, null);
    }

    /**
     * Solves a grid as {@link #solve(Grid, SolveLimit)} does, trying digits in random order if {@code order} is given.
     */
    public SolveResult solve(Grid grid, SolveLimit limit, @Nullable Rng order) {
        List<Grid> solutions = new ArrayList<>();
        Engine.Outcome outcome = search(grid, limit, order, digits -> solutions.add(grid.filledWith(digits)));
        return result(outcome, limit, solutions);
    }

    /** Counts the solutions of a grid without keeping any; often far faster than finding each. */
    public SolveResult count(Grid grid, SolveLimit limit) {
        return result(search(grid, limit, null, null), limit, List.of());
    }

    /**
     * Passes on each solution of a grid as it is found, so that there may be more than memory holds. What the action
     * throws ends the search and is thrown here.
     */
    public SolveResult forEach(Grid grid, SolveLimit limit, Consumer<Grid> action) {
        return result(search(grid, limit, null, digits -> action.accept(grid.filledWith(digits))), limit, List.of());
    }

    private Engine.Outcome search(Grid grid, SolveLimit limit, @Nullable Rng order, @Nullable Consumer<int[]> sink) {
        if (!grid.geometry().equals(geometry)) {
            throw new IllegalArgumentException("a grid of " + grid.geometry() + " for a solver of " + geometry);
        }
        boolean interchangeable = sink == null && grid.candidates() == null && absentDigits(grid) > 1;
        boolean needsGeneral = order != null || interchangeable;
        return calls.during(() -> (needsGeneral ? general() : engine).search(grid, limit, order, sink));
    }

    /** The engine that knows random order, and takes digits together that stand nowhere when it only counts. */
    private Engine general() {
        if (general == null) {
            general = engine instanceof GeneralEngine ? engine : new GeneralEngine(geometry);
        }
        return general;
    }

    private static int absentDigits(Grid grid) {
        boolean[] present = new boolean[grid.geometry().side() + 1];
        int absent = grid.geometry().side();
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            int digit = grid.digit(cell);
            absent -= digit == 0 || present[digit] ? 0 : 1;
            present[digit] = true;
        }
        return absent;
    }

    private static SolveResult result(Engine.Outcome outcome, SolveLimit limit, List<Grid> solutions) {
        return new SolveResult(
                Verdict.of(outcome.count(), outcome.exhausted(), limit.solutions()),
                outcome.count(),
                outcome.exhausted(),
                outcome.interrupted(),
                solutions,
                outcome.stats());
    }
}
