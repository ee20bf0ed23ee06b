package io.shudu.cli.command;

import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.core.format.GridParts;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.Verdict;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.step.Step;
import io.shudu.logic.teach.Health;
import io.shudu.logic.teach.Teacher;
import io.shudu.logic.teach.WorkedSolution;
import io.shudu.render.json.HealthJson;
import io.shudu.render.narrate.Detail;
import io.shudu.render.words.TeachWords;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code shudu explain}: the whole way to the solution, one step after the other. */
@Command(name = "explain")
public final class ExplainCommand extends PuzzleCommand {
    @Option(names = "--pictures")
    public boolean pictures;

    @Option(names = "--scale", paramLabel = "SCALE")
    public @Nullable String scale;

    public ExplainCommand(Session session) {
        super(session);
    }

    @Override
    public void checkOptions() {
        Values.refuseIf(scale != null && !isExplainer() && !scale.equals(ours().id()), "usage.explain-scale", scale);
        Values.refuseIf(pictures && isExplainer(), "usage.explain-pictures");
    }

    private boolean isExplainer() {
        return ScaleId.SE.id().equals(scale);
    }

    /** The scale whose techniques are taken: our own, unless the one with exotic patterns is asked for. */
    private ScaleId ours() {
        return ScaleId.EXOTIC.id().equals(scale) ? ScaleId.EXOTIC : ScaleId.SHUDU;
    }

    /** The rating of a step stands last, where there is one. */
    @Override
    public List<String> columns() {
        List<String> columns = new ArrayList<>(List.of("puzzle", "step", "technique", "placements", "eliminations"));
        if (isExplainer()) {
            columns.add("er");
        }
        return columns;
    }

    @Override
    public Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers solvers) {
        if (isExplainer()) {
            return explainer(entry, grid.withCandidates(null).allGiven(), shape, solvers);
        }
        WorkedSolution worked = solvers.teacher(grid.geometry(), ours()).solve(grid, Budgets.TEACHING);
        String text = switch (shape) {
            case LINE ->
                worked.steps().stream()
                                .map(step -> StepText.effect(step, grid.geometry()))
                                .collect(Collectors.joining("; "))
                        + "\n";
            case CSV -> StepText.rows(grid, worked.steps(), true);
            case JSON ->
                json(
                        entry,
                        GridParts.json(grid)
                                .put("health", HealthJson.of(worked.health(), grid.geometry()))
                                .bool("solved", worked.solved())
                                .objects("steps", StepText.json(worked.steps(), grid.geometry())));
            case GRID -> words(grid, worked);
        };
        return worked.solved()
                ? Result.good(text)
                : Result.flawed(text, shape == Sink.Shape.GRID ? null : end(grid, worked));
    }

    /** The way of Sudoku Explainer. */
    private Result explainer(Entry.Puzzle entry, Grid puzzle, Sink.Shape shape, Solvers solvers) {
        if (!puzzle.geometry().equals(Geometry.CLASSIC)) {
            return bad(entry, shape, messages.text("rate.classic-only", puzzle.geometry(), ScaleId.SE.id()));
        }
        Verdict verdict =
                solvers.of(puzzle.geometry()).solve(puzzle, OneSolution.LIMIT).verdict();
        SePath path = verdict == Verdict.NONE ? new SePath(puzzle) : new SePath(puzzle, solvers.explainer());
        String text = switch (shape) {
            case LINE -> path.line();
            case CSV -> path.rows();
            case JSON -> json(entry, GridParts.json(puzzle).putAll(path.json()));
            case GRID -> sink.draw(puzzle) + path.words(messages);
        };
        String problem = OneSolution.problem(verdict, OneSolution.LIMIT, messages);
        if (problem == null && !path.isSolved()) {
            problem = messages.text("explain.stuck");
        }
        return problem == null ? Result.good(text) : Result.flawed(text, problem);
    }

    private String words(Grid grid, WorkedSolution worked) {
        StringBuilder text = new StringBuilder(sink.draw(grid));
        Grid position = grid;
        int number = 0;
        for (Step step : worked.steps()) {
            if (pictures) {
                text.append('\n').append(DrillText.picture(Teacher.marked(position)));
            }
            number++;
            text.append(messages.text(
                            "explain.step",
                            number,
                            TechniqueNames.name(step.technique(), messages),
                            Detail.WHY.tell(step, messages.language(), grid.geometry())))
                    .append('\n');
            position = Teacher.after(position, step);
        }
        if (!worked.steps().isEmpty()) {
            text.append('\n').append(sink.draw(position));
        }
        return worked.solved() && worked.health().state() != Health.State.SOLVED
                ? text.toString()
                : text.append(end(grid, worked)).append('\n').toString();
    }

    /** Why the way does not lead to the end. */
    private String end(Grid grid, WorkedSolution worked) {
        boolean sound =
                worked.health().state() == Health.State.SOUND && worked.health().unique();
        return sound
                ? messages.text("explain.stuck")
                : TeachWords.health(messages.language(), worked.health(), grid.geometry());
    }
}
