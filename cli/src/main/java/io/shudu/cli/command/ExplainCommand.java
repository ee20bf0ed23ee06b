package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.core.format.GridFormats;
import io.shudu.core.format.GridParts;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.logic.step.Step;
import io.shudu.logic.teach.Health;
import io.shudu.logic.teach.Teacher;
import io.shudu.logic.teach.WorkedSolution;
import io.shudu.render.json.HealthJson;
import io.shudu.render.json.StepJson;
import io.shudu.render.narrate.Detail;
import io.shudu.render.words.TeachWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code shudu explain}: the whole way to the solution, one step after the other. */
@Command(name = "explain")
public final class ExplainCommand extends PuzzleCommand {
    @Option(names = "--pictures")
    public boolean pictures;

    public ExplainCommand(Session session) {
        super(session);
    }

    @Override
    public List<String> columns() {
        return List.of("puzzle", "step", "technique", "placements", "eliminations");
    }

    @Override
    public Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers solvers) {
        WorkedSolution worked = solvers.teacher(grid.geometry()).solve(grid, Budgets.TEACHING);
        String text = switch (shape) {
            case LINE ->
                worked.steps().stream()
                                .map(step -> StepText.effect(step, grid.geometry()))
                                .collect(Collectors.joining("; "))
                        + "\n";
            case CSV -> rows(grid, worked.steps());
            case JSON ->
                new JsonFields()
                                .number("line", entry.line())
                                .putAll(GridParts.json(grid))
                                .put("health", HealthJson.of(worked.health(), grid.geometry()))
                                .bool("solved", worked.solved())
                                .objects(
                                        "steps",
                                        worked.steps().stream()
                                                .map(step -> StepJson.of(step, grid.geometry()))
                                                .toList())
                        + "\n";
            case GRID -> words(grid, worked);
        };
        return worked.solved()
                ? Result.good(text)
                : Result.flawed(text, shape == Sink.Shape.GRID ? null : end(grid, worked));
    }

    private static String rows(Grid grid, List<Step> steps) {
        List<String> rows = new ArrayList<>();
        for (Step step : steps) {
            rows.add(Csv.row(
                    grid.toString(),
                    String.valueOf(rows.size() + 1),
                    step.technique(),
                    String.join(" ", StepJson.placements(step, grid.geometry())),
                    String.join(" ", StepJson.eliminations(step, grid.geometry()))));
        }
        return (rows.isEmpty() ? Csv.row(grid.toString(), "", "", "", "") : String.join("\n", rows)) + "\n";
    }

    private String words(Grid grid, WorkedSolution worked) {
        Messages messages = session.messages();
        StringBuilder text = new StringBuilder(sink.draw(grid));
        Grid position = grid;
        int number = 0;
        for (Step step : worked.steps()) {
            if (pictures) {
                text.append('\n').append(candidates(position));
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

    private static String candidates(Grid position) {
        String drawn = Objects.requireNonNull(GridFormats.byId("pencilmarks")).write(Teacher.marked(position));
        return drawn.endsWith("\n") ? drawn : drawn + "\n";
    }

    /** Why the way does not lead to the end. */
    private String end(Grid grid, WorkedSolution worked) {
        boolean sound =
                worked.health().state() == Health.State.SOUND && worked.health().unique();
        return sound
                ? session.messages().text("explain.stuck")
                : TeachWords.health(session.messages().language(), worked.health(), grid.geometry());
    }
}
