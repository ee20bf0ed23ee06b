package io.shudu.cli.command;

import io.shudu.bulk.BulkSolver;
import io.shudu.bulk.EngineChoice;
import io.shudu.bulk.LongLines;
import io.shudu.bulk.Results;
import io.shudu.cli.input.Input;
import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Output;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Conflict;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.core.solve.classic.BatchSolver;
import io.shudu.render.json.SolveJson;
import io.shudu.render.words.Explanation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code shudu solve}: the solution, and whether it is the only one. */
@Command(name = "solve")
public final class SolveCommand extends PuzzleCommand {
    private static final List<String> ENGINES = List.of("auto", BatchSolver.CLASSIC, Vectors.ENGINE, "general");
    private static final long DEFAULT_LIMIT = 2;
    private static final long MOST_LISTED = 1_000_000;
    /**
     * Solutions of one puzzle that are kept until they are written; those of a puzzle with more are found again then.
     */
    private static final int MOST_KEPT = 100;

    private static final long DEFAULT_BUDGET = 100_000_000;
    private static final long UNLIMITED = Long.MAX_VALUE;

    @Option(names = "--limit", paramLabel = "N")
    public @Nullable String limit;

    @Option(names = "--all")
    public boolean all;

    @Option(names = "--count")
    public boolean count;

    @Option(names = "--engine", paramLabel = "ENGINE")
    public String engine = "auto";

    @Option(names = "--budget", paramLabel = "NODES")
    public @Nullable String budget;

    @Option(names = {"-v", "--verbose"})
    public boolean verbose;

    private final LineSettings settings;
    private final EngineTally tally = new EngineTally();
    private SolveLimit solveLimit = SolveLimit.unique();
    private @Nullable EngineChoice engines;

    public SolveCommand(Session session) {
        this(session, LineSettings.USUAL);
    }

    public SolveCommand(Session session, LineSettings settings) {
        super(session);
        this.settings = settings;
    }

    @Override
    public void checkOptions() {
        Values.refuseIf(all && count, "usage.all-count");
        Values.refuseIf(!ENGINES.contains(engine), "usage.engine", engine);
        Values.refuseIf(engine.equals(Vectors.ENGINE) && Vectors.of(engine) == null, "usage.no-vector");
        long solutions = count ? UNLIMITED : all ? MOST_LISTED : DEFAULT_LIMIT;
        if (limit != null) {
            solutions = Values.number(limit, 1, UNLIMITED, "usage.limit");
        }
        solveLimit = SolveLimit.upTo(solutions).withBudget(Budgets.parse(budget, DEFAULT_BUDGET));
    }

    @Override
    public Solvers solvers() {
        return new Solvers(engine.equals(Solver.GENERAL));
    }

    @Override
    public Input.LinesLeft linesLeft(Sink.Shape shape) {
        boolean possible = !all
                && !count
                && shape != Sink.Shape.GRID
                && !engine.equals(Solver.GENERAL)
                && input.isOfClassicLines();
        return !possible ? Input.LinesLeft.NONE : engine.equals("auto") ? settings.left() : Input.LinesLeft.ALL;
    }

    @Override
    public void processLines(Input.Lines lines, Sink.Shape shape, int threads, Delivery delivery)
            throws IOException, InterruptedException {
        EngineChoice choice = engines == null ? chooseEngines() : engines;
        engines = choice;
        // Where more than two are asked for, the rest is done in another place.
        SolveLimit limit = SolveLimit.upTo(Math.min(solveLimit.solutions(), SolveAnswers.SEVERAL))
                .withBudget(solveLimit.nodes());
        new BulkSolver(threads, settings.chunkSize().applyAsInt(threads), limit, LongLines::longestBytes)
                .solve(
                        lines.stream(),
                        choice,
                        () -> new SolveAnswers(this, lines.source(), shape, solveLimit),
                        (Results<Result> results) -> {
                            tally.add(results.engine(), results.solved());
                            delivery.take(results);
                        },
                        delivery::pulse);
    }

    /**
     * Engines that find another solution first, or take more guesses, must not change places: then the results would
     * depend on when they do. That is so if one solution is enough, and if a budget is given that may be small.
     */
    private EngineChoice chooseEngines() {
        if (!engine.equals("auto")) {
            return EngineChoice.only(() -> Objects.requireNonNull(Vectors.of(engine)));
        }
        if (solveLimit.solutions() == 1 || budget != null) {
            return EngineChoice.only(BatchSolver::classic);
        }
        return settings.engines(input.size());
    }

    @Override
    public void finish() {
        if (engines != null) {
            engines.close();
        }
        if (verbose) {
            tally.describe(messages).forEach(session::say);
            if (engine.equals("auto") && Vectors.of(Vectors.ENGINE) == null) {
                session.say(messages.text("solve.no-vector"));
            }
        }
    }

    @Override
    public List<String> columns() {
        return List.of("puzzle", "solutions", "solution");
    }

    @Override
    public Result process(Entry.Puzzle entry, long order, Grid grid, Sink.Shape shape, Solvers solvers) {
        Solver solver = solvers.of(grid.geometry());
        tally.add(solver.engineId(), 1);
        if (count) {
            return result(entry, grid, shape, solver.count(grid, solveLimit), List.of());
        }
        if (!all) {
            SolveResult result = solver.solve(grid, solveLimit);
            List<Grid> found = result.solutions();
            return result(entry, grid, shape, result, found.subList(0, Math.min(1, found.size())));
        }
        // Where the number stands before the solutions, all of them are needed to know it.
        boolean numbered = shape == Sink.Shape.CSV || shape == Sink.Shape.JSON;
        long enough = numbered ? solveLimit.solutions() : Math.min(solveLimit.solutions(), MOST_KEPT + 1);
        List<Grid> kept = new ArrayList<>();
        SolveLimit limit = SolveLimit.upTo(enough).withBudget(solveLimit.nodes());
        SolveResult result = solver.forEach(grid, limit, solution -> {
            if (kept.size() <= MOST_KEPT) {
                kept.add(solution);
            }
        });
        return kept.size() <= MOST_KEPT
                ? result(entry, grid, shape, result, kept)
                : Result.streamed(output -> list(entry, grid, shape, result, output));
    }

    private Result result(Entry.Puzzle entry, Grid grid, Sink.Shape shape, SolveResult result, List<Grid> shown) {
        StringBuilder text = new StringBuilder(heading(entry, grid, shape, result, shown));
        for (int i = 0; i < shown.size(); i++) {
            text.append(listed(grid, shape, result, shown.get(i), i == 0));
        }
        return judged(grid, result, text.append(ending(shape)).toString());
    }

    /** Searches again and writes all solutions, one by one. */
    private Result list(Entry.Puzzle entry, Grid grid, Sink.Shape shape, SolveResult counted, Output output) {
        boolean[] first = {true};
        Solver solver = solvers().of(grid.geometry());
        SolveResult result = solver.forEach(grid, solveLimit, solution -> {
            if (first[0]) {
                output.print(heading(entry, grid, shape, counted, List.of(solution)));
            }
            output.print(listed(grid, shape, counted, solution, first[0]));
            first[0] = false;
        });
        output.print(ending(shape));
        return judged(grid, result, "");
    }

    private Result judged(Grid grid, SolveResult result, String text) {
        boolean proper = result.verdict() == Verdict.ONE || result.verdict() == Verdict.FOUND;
        return proper ? Result.good(text) : Result.flawed(text, remark(grid, result));
    }

    /** What stands before the solutions. */
    private String heading(Entry.Puzzle entry, Grid grid, Sink.Shape shape, SolveResult result, List<Grid> shown) {
        String number = SolveJson.number(result);
        return switch (shape) {
            case GRID -> count ? number + "\n" : shown.isEmpty() && sink.hasSolution() ? sink.draw(grid) : "";
            case LINE -> count || shown.isEmpty() ? (count ? number : "") + "\n" : "";
            case CSV -> shown.isEmpty() ? Csv.row(grid, number, "") : "";
            case JSON -> {
                String object = new JsonFields()
                        .number("line", entry.line())
                        .putAll(SolveJson.of(
                                grid, result, shown.isEmpty() ? null : shown.getFirst(), solveLimit.solutions()))
                        .toString();
                yield all ? object.substring(0, object.length() - 1) + ",\"all\":[" : object;
            }
        };
    }

    private String listed(Grid grid, Sink.Shape shape, SolveResult result, Grid solution, boolean first) {
        return switch (shape) {
            case GRID -> (first ? "" : sink.between(shape)) + sink.draw(solution);
            case LINE -> solution + "\n";
            case CSV -> Csv.row(grid, SolveJson.number(result), solution);
            case JSON -> all ? (first ? "" : ",") + "\"" + solution + "\"" : "";
        };
    }

    private String ending(Sink.Shape shape) {
        return shape != Sink.Shape.JSON ? "" : all ? "]}\n" : "\n";
    }

    /** What keeps the puzzle from being a proper one, unless the result says it already. */
    private @Nullable String remark(Grid grid, SolveResult result) {
        List<Conflict> conflicts = result.count() == 0 ? grid.conflicts() : List.of();
        if (!conflicts.isEmpty()) {
            return Explanation.of(messages.language(), conflicts.getFirst(), grid.geometry());
        }
        return switch (result.verdict()) {
            case ONE, FOUND -> null;
            case NONE -> count ? null : messages.text("solve.none");
            case GAVE_UP -> messages.text("gave-up", solveLimit.nodes());
            case MANY -> {
                if (!result.exhausted() && result.count() < solveLimit.solutions()) {
                    yield messages.text("solve.many-gave-up", result.count(), solveLimit.nodes());
                }
                yield count ? null : several(result.count(), result.exhausted());
            }
        };
    }

    /** What there is to say about a puzzle with several solutions, which are perhaps not all. */
    public String several(long found, boolean exhausted) {
        return messages.text(exhausted ? "solve.many" : "solve.many-or-more", found);
    }
}
