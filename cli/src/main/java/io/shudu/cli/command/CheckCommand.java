package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Conflict;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Minimality;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.render.json.CheckJson;
import io.shudu.render.json.SolveJson;
import io.shudu.render.words.Explanation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code shudu check}: whether a grid keeps the rules, has one solution, and needs all its clues. */
@Command(name = "check")
public final class CheckCommand extends PuzzleCommand {
    private static final long DEFAULT_BUDGET = 10_000_000;

    @Option(names = "--budget", paramLabel = "NODES")
    public @Nullable String budget;

    private SolveLimit limit = SolveLimit.unique();

    public CheckCommand(Session session) {
        super(session);
    }

    @Override
    public void checkOptions() {
        limit = SolveLimit.unique().withBudget(Budgets.parse(budget, DEFAULT_BUDGET));
    }

    @Override
    public List<String> columns() {
        return List.of("puzzle", "verdict", "solutions", "minimal", "conflicts");
    }

    @Override
    public Result process(Entry.Puzzle entry, long order, Grid grid, Sink.Shape shape, Solvers solvers) {
        List<Conflict> conflicts = grid.conflicts();
        Solver solver = solvers.of(grid.geometry());
        SolveResult result = solver.solve(grid, limit);
        String verdict = SolveJson.verdict(grid, result);
        // Never gives up: with one solution known, each of these searches is short.
        Minimality minimal =
                result.verdict() == Verdict.ONE ? Minimality.of(grid, result.solution(), solver, Long.MAX_VALUE) : null;
        String text = switch (shape) {
            case LINE -> verdict + "\n";
            case CSV ->
                Csv.row(
                        grid,
                        verdict,
                        SolveJson.number(result),
                        minimal == null ? "" : minimal == Minimality.MINIMAL,
                        pairs(grid.geometry(), conflicts));
            case JSON -> json(entry, CheckJson.of(grid, result, minimal));
            case GRID -> picture(grid, verdict, minimal, conflicts);
        };
        boolean proper = result.verdict() == Verdict.ONE;
        return proper
                ? Result.good(text)
                : Result.flawed(text, shape == Sink.Shape.GRID ? null : remark(grid, result, conflicts));
    }

    private static String pairs(Geometry geometry, List<Conflict> conflicts) {
        return conflicts.stream()
                .map(pair -> geometry.cellName(pair.first()) + "=" + geometry.cellName(pair.second()))
                .collect(Collectors.joining(";"));
    }

    private String picture(Grid grid, String verdict, @Nullable Minimality minimal, List<Conflict> conflicts) {
        List<String> lines = new ArrayList<>(List.of(messages.text("check." + verdict)));
        if (minimal != null) {
            lines.add(messages.text(minimal == Minimality.MINIMAL ? "check.minimal" : "check.not-minimal"));
        }
        conflicts.forEach(pair -> lines.add(Explanation.of(messages.language(), pair, grid.geometry())));
        return sink.draw(grid) + String.join("\n", lines) + "\n";
    }

    private @Nullable String remark(Grid grid, SolveResult result, List<Conflict> conflicts) {
        return conflicts.isEmpty()
                ? OneSolution.problem(result.verdict(), limit, messages)
                : Explanation.of(messages.language(), conflicts.getFirst(), grid.geometry());
    }
}
