package io.shudu.cli;

import io.shudu.bulk.BulkSolver;
import io.shudu.bulk.EngineChoice;
import io.shudu.bulk.Results;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Conflict;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.core.json.JsonWriter;
import io.shudu.core.solve.BatchSolver;
import io.shudu.core.solve.PuzzleBatch;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code shudu solve}: the solution, and whether it is the only one. */
@Command(name = "solve")
final class SolveCommand extends PuzzleCommand {
    private static final String VECTOR = "vector";
    private static final List<String> ENGINES = List.of("auto", BatchSolver.CLASSIC, VECTOR, "general");
    private static final long DEFAULT_LIMIT = 2;
    private static final long MOST_LISTED = 1_000_000;
    private static final long DEFAULT_BUDGET = 100_000_000;
    private static final long UNLIMITED = Long.MAX_VALUE;

    @Option(names = "--limit", paramLabel = "N")
    @Nullable
    String limit;

    @Option(names = "--all")
    boolean all;

    @Option(names = "--count")
    boolean count;

    @Option(names = "--engine", paramLabel = "ENGINE")
    String engine = "auto";

    @Option(names = "--budget", paramLabel = "NODES")
    @Nullable
    String budget;

    @Option(names = {"-v", "--verbose"})
    boolean verbose;

    private final LineSettings settings;
    private final EngineTally tally = new EngineTally();
    private SolveLimit solveLimit = SolveLimit.unique();
    private @Nullable EngineChoice engines;

    SolveCommand(Session session) {
        this(session, LineSettings.USUAL);
    }

    SolveCommand(Session session, LineSettings settings) {
        super(session);
        this.settings = settings;
    }

    @Override
    void checkOptions() {
        Messages messages = session.messages();
        if (all && count) {
            throw new UsageException(messages.text("usage.all-count"));
        }
        if (!ENGINES.contains(engine)) {
            throw new UsageException(messages.text("usage.engine", engine));
        }
        if (engine.equals(VECTOR) && BatchSolver.of(VECTOR) == null) {
            throw new UsageException(messages.text("usage.no-vector"));
        }
        long solutions = count ? UNLIMITED : all ? MOST_LISTED : DEFAULT_LIMIT;
        if (limit != null) {
            solutions = WholeNumbers.parse(limit, 1, UNLIMITED);
            if (solutions < 0) {
                throw new UsageException(messages.text("usage.limit", limit));
            }
        }
        solveLimit = SolveLimit.upTo(solutions).withBudget(Budgets.parse(budget, DEFAULT_BUDGET, messages));
    }

    @Override
    Solvers solvers() {
        return new Solvers(engine.equals(Solver.GENERAL));
    }

    @Override
    Input.LinesLeft linesLeft(Sink.Shape shape) {
        boolean possible = !all
                && !count
                && shape != Sink.Shape.GRID
                && !engine.equals(Solver.GENERAL)
                && input.isOfClassicLines(session.messages());
        return !possible ? Input.LinesLeft.NONE : engine.equals("auto") ? settings.left() : Input.LinesLeft.ALL;
    }

    @Override
    void processLines(Input.Lines lines, Sink.Shape shape, int threads, Delivery delivery)
            throws IOException, InterruptedException {
        EngineChoice choice = engines == null ? chooseEngines() : engines;
        engines = choice;
        // Of puzzles with more than one solution the rest is done in another place.
        boolean oneIsEnough = solveLimit.solutions() == 1;
        SolveLimit limit = SolveLimit.upTo(oneIsEnough ? 1 : 2).withBudget(solveLimit.nodes());
        // A character has at most three bytes; those of four are two characters.
        new BulkSolver(threads, settings.chunkSize().applyAsInt(threads), limit, c -> 3 * BoundedLines.longest(c))
                .solve(
                        lines.stream(),
                        choice,
                        () -> new SolveAnswers(this, lines.source(), shape, oneIsEnough),
                        (Results<Result> results) -> {
                            tally.add(results.engine(), results.solved());
                            delivery.take(results);
                        });
    }

    /**
     * Engines that find another solution first, or take more guesses, must not change places: then the results would
     * depend on when they do. That is so if one solution is enough, and if a budget is given that may be small.
     */
    private EngineChoice chooseEngines() {
        if (!engine.equals("auto")) {
            return EngineChoice.only(() -> Objects.requireNonNull(BatchSolver.of(engine)));
        }
        if (solveLimit.solutions() == 1 || budget != null) {
            return EngineChoice.only(BatchSolver::classic);
        }
        EngineChoice choice = EngineChoice.handOver(
                BatchSolver::classic, BatchSolver::fastest, settings.worthwhile(), LineSettings.cpuNanos());
        choice.expect(input.size() / (PuzzleBatch.CELLS + 1));
        return choice;
    }

    @Override
    void finish() {
        if (engines != null) {
            engines.close();
        }
        if (verbose) {
            tally.describe(session.messages()).forEach(session::say);
            if (engine.equals("auto") && BatchSolver.of(VECTOR) == null) {
                session.say(session.messages().text("solve.no-vector"));
            }
        }
    }

    @Override
    List<String> columns() {
        return List.of("puzzle", "solutions", "solution");
    }

    @Override
    Result process(Entry.Puzzle entry, long order, Grid grid, Sink.Shape shape, Solvers solvers) {
        Solver solver = solvers.of(grid.geometry());
        tally.add(solver.engineId(), 1);
        SolveResult result = count ? solver.count(grid, solveLimit) : solver.solve(grid, solveLimit);
        String number = result.exhausted() ? String.valueOf(result.count()) : result.count() + "+";
        List<String> solutions = result.solutions().stream().map(Grid::toString).toList();
        List<String> shown = all ? solutions : solutions.subList(0, Math.min(1, solutions.size()));
        String puzzle = grid.toString();
        StringBuilder text = new StringBuilder();
        switch (shape) {
            case GRID -> {
                if (count) {
                    text.append(number).append('\n');
                }
                for (int i = 0; i < shown.size(); i++) {
                    text.append(i == 0 ? "" : sink.between(shape))
                            .append(sink.draw(result.solutions().get(i)));
                }
            }
            case LINE -> {
                if (count || shown.isEmpty()) {
                    text.append(count ? number : "").append('\n');
                }
                for (String solution : shown) {
                    text.append(solution).append('\n');
                }
            }
            case CSV -> {
                if (shown.isEmpty()) {
                    text.append(Csv.row(puzzle, number, "")).append('\n');
                }
                for (String solution : shown) {
                    text.append(Csv.row(puzzle, number, solution)).append('\n');
                }
            }
            case JSON ->
                text.append(json(entry, puzzle, grid.geometry(), number, result, solutions))
                        .append('\n');
        }
        boolean proper = result.verdict() == Verdict.ONE || result.verdict() == Verdict.FOUND;
        return proper ? Result.good(text.toString()) : Result.flawed(text.toString(), remark(grid, result));
    }

    private JsonWriter json(
            Entry.Puzzle entry,
            String puzzle,
            Geometry geometry,
            String number,
            SolveResult result,
            List<String> solutions) {
        JsonWriter json = new JsonWriter().number("line", entry.line()).string("puzzle", puzzle);
        if (result.exhausted()) {
            json.number("solutions", result.count());
        } else {
            json.string("solutions", number);
        }
        if (!count && !solutions.isEmpty()) {
            json.string("solution", solutions.getFirst());
        }
        if (all) {
            json.strings("all", solutions);
        }
        if (!result.exhausted() && result.count() < solveLimit.solutions()) {
            json.raw("gaveUp", "true");
        }
        return Puzzles.withBox(json, geometry);
    }

    /** What keeps the puzzle from being a proper one, unless the result says it already. */
    private @Nullable String remark(Grid grid, SolveResult result) {
        Messages messages = session.messages();
        List<Conflict> conflicts = result.count() == 0 ? grid.conflicts() : List.of();
        if (!conflicts.isEmpty()) {
            return Conflicts.describe(grid, conflicts.getFirst(), messages);
        }
        return switch (result.verdict()) {
            case ONE, FOUND -> null;
            case NONE -> count ? null : messages.text("solve.none");
            case GAVE_UP -> messages.text("gave-up", solveLimit.nodes());
            case MANY -> {
                if (!result.exhausted() && result.count() < solveLimit.solutions()) {
                    yield messages.text("solve.many-gave-up", result.count(), solveLimit.nodes());
                }
                String key = result.exhausted() ? "solve.many" : "solve.many-or-more";
                yield count ? null : messages.text(key, result.count());
            }
        };
    }
}
