package io.shudu.cli;

import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Conflict;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.core.solve.Minimality;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code shudu check}: whether a grid keeps the rules, has one solution, and needs all its clues. */
@Command(name = "check")
final class CheckCommand extends PuzzleCommand {
    private static final long DEFAULT_BUDGET = 10_000_000;

    @Option(names = "--budget", paramLabel = "NODES")
    @Nullable
    String budget;

    private SolveLimit limit = SolveLimit.unique();

    CheckCommand(Session session) {
        super(session);
    }

    @Override
    void checkOptions() {
        limit = SolveLimit.unique().withBudget(Budgets.parse(budget, DEFAULT_BUDGET, session.messages()));
    }

    @Override
    List<String> columns() {
        return List.of("puzzle", "verdict", "solutions", "minimal", "conflicts");
    }

    @Override
    Result process(Entry.Puzzle entry, long order, Grid grid, Sink.Shape shape, Solvers solvers) {
        List<Conflict> conflicts = grid.conflicts();
        Solver solver = solvers.of(grid.geometry());
        SolveResult result = solver.solve(grid, limit);
        String verdict = conflicts.isEmpty() ? verdict(result.verdict()) : "conflict";
        String number = result.exhausted() ? String.valueOf(result.count()) : result.count() + "+";
        Boolean minimal = result.verdict() == Verdict.ONE ? isMinimal(grid, result.solution(), solver) : null;
        List<String> pairs = conflicts.stream()
                .map(c -> grid.geometry().cellName(c.first()) + "="
                        + grid.geometry().cellName(c.second()))
                .toList();
        String text = switch (shape) {
            case LINE -> verdict;
            case CSV ->
                Csv.row(
                        grid.toString(),
                        verdict,
                        number,
                        minimal == null ? "" : minimal.toString(),
                        String.join(";", pairs));
            case JSON ->
                json(entry, grid, verdict, result, number, minimal, conflicts).toString();
            case GRID -> picture(grid, verdict, minimal, conflicts);
        };
        boolean proper = result.verdict() == Verdict.ONE;
        return proper
                ? Result.good(text + "\n")
                : Result.flawed(text + "\n", shape == Sink.Shape.GRID ? null : remark(grid, result, conflicts));
    }

    private static String verdict(Verdict verdict) {
        return switch (verdict) {
            case ONE -> "unique";
            case NONE -> "none";
            case MANY, FOUND -> "multiple";
            case GAVE_UP -> "incomplete";
        };
    }

    private static JsonFields json(
            Entry.Puzzle entry,
            Grid grid,
            String verdict,
            SolveResult result,
            String number,
            @Nullable Boolean minimal,
            List<Conflict> conflicts) {
        JsonFields json = new JsonFields()
                .number("line", entry.line())
                .string("puzzle", grid.toString())
                .string("verdict", verdict);
        if (result.exhausted()) {
            json.number("solutions", result.count());
        } else {
            json.string("solutions", number);
        }
        List<JsonValue> pairs = conflicts.stream()
                .map(c -> JsonValue.strings(List.of(
                        grid.geometry().cellName(c.first()), grid.geometry().cellName(c.second()))))
                .toList();
        json.put("minimal", minimal == null ? JsonValue.NULL : JsonValue.of(minimal))
                .put("conflicts", new JsonValue.Items(pairs));
        return Puzzles.withBox(json, grid.geometry());
    }

    private String picture(Grid grid, String verdict, @Nullable Boolean minimal, List<Conflict> conflicts) {
        Messages messages = session.messages();
        StringBuilder text = new StringBuilder(sink.draw(grid)).append(messages.text("check." + verdict));
        if (minimal != null) {
            text.append('\n').append(messages.text(minimal ? "check.minimal" : "check.not-minimal"));
        }
        for (Conflict conflict : conflicts) {
            text.append('\n').append(Conflicts.describe(grid, conflict, messages));
        }
        return text.toString();
    }

    private @Nullable String remark(Grid grid, SolveResult result, List<Conflict> conflicts) {
        Messages messages = session.messages();
        if (!conflicts.isEmpty()) {
            return Conflicts.describe(grid, conflicts.getFirst(), messages);
        }
        return switch (result.verdict()) {
            case ONE -> null;
            case NONE -> messages.text("solve.none");
            case MANY, FOUND -> messages.text("solve.many-or-more", 2);
            case GAVE_UP -> messages.text("gave-up", limit.nodes());
        };
    }

    /** Never gives up: with one solution known, each of these searches is short. */
    private static boolean isMinimal(Grid grid, Grid solution, Solver solver) {
        return Minimality.of(grid, solution, solver, Long.MAX_VALUE) == Minimality.MINIMAL;
    }
}
