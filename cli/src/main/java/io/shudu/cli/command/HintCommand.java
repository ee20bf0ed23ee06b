package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.core.format.GridParts;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Grid;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.teach.Advice;
import io.shudu.logic.teach.Health;
import io.shudu.logic.teach.Teacher;
import io.shudu.render.json.HealthJson;
import io.shudu.render.narrate.Detail;
import io.shudu.render.picture.BoardPainter;
import io.shudu.render.picture.Svg;
import io.shudu.render.words.TeachWords;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code shudu hint}: the next step from a position, or every step there is. */
@Command(name = "hint")
public final class HintCommand extends PuzzleCommand {
    @Option(names = "--detail", paramLabel = "1..6")
    public @Nullable String detail;

    @Option(names = "--all")
    public boolean all;

    @Option(names = "--technique", paramLabel = "NAME")
    public @Nullable String technique;

    @Option(names = "--svg", paramLabel = "FILE")
    public @Nullable String svg;

    /** The step of the first puzzle, drawn; it is written when all is done, so that a full disk is told as such. */
    private volatile @Nullable String drawn;

    private @Nullable TechniqueId wanted;
    private @Nullable Detail told;

    public HintCommand(Session session) {
        super(session);
    }

    @Override
    public void checkOptions() {
        wanted = technique == null ? null : TechniqueNames.parse(technique);
        if (detail != null) {
            int most = Detail.values().length;
            told = List.of(Detail.values()).get(Values.number(detail, 1, most, "usage.detail") - 1);
        }
    }

    @Override
    public List<String> columns() {
        return List.of("puzzle", "technique", "placements", "eliminations");
    }

    @Override
    public Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers solvers) {
        Advice advice = advice(grid, solvers.teacher(grid.geometry(), ScaleId.SHUDU));
        String text = switch (shape) {
            case LINE ->
                advice.steps().stream()
                                .map(step ->
                                        told == null ? StepText.effect(step, grid.geometry()) : told(step, told, grid))
                                .collect(Collectors.joining("; "))
                        + "\n";
            case CSV -> StepText.rows(grid, advice.steps(), false);
            case JSON ->
                json(
                        entry,
                        GridParts.json(grid)
                                .put("health", HealthJson.of(advice.health(), grid.geometry()))
                                .objects("steps", StepText.json(advice.steps(), grid.geometry())));
            case GRID -> sink.draw(grid) + words(grid, advice);
        };
        if (svg != null && number == 0 && !advice.steps().isEmpty()) {
            drawn = draw(grid, advice.steps().getFirst());
        }
        boolean well = advice.health().state() == Health.State.SOLVED
                || (advice.health().state() == Health.State.SOUND
                        && !advice.steps().isEmpty());
        return well ? Result.good(text) : Result.flawed(text, shape == Sink.Shape.GRID ? null : problem(grid, advice));
    }

    private Advice advice(Grid grid, Teacher teacher) {
        if (wanted == null) {
            return all ? teacher.all(grid, Budgets.TEACHING) : teacher.next(grid, -1, Budgets.TEACHING);
        }
        Advice advice = teacher.all(grid, wanted, Budgets.TEACHING);
        boolean several = advice.steps().size() > 1;
        return all || !several
                ? advice
                : new Advice(advice.health(), List.of(advice.steps().getFirst()));
    }

    private String words(Grid grid, Advice advice) {
        StringBuilder text = new StringBuilder();
        if (advice.steps().isEmpty() || advice.health().state() != Health.State.SOUND) {
            text.append(problem(grid, advice)).append('\n');
        }
        for (Step step : advice.steps()) {
            text.append(told == null ? explained(step, grid) : told(step, told, grid))
                    .append('\n');
        }
        return text.toString();
    }

    /** Why there is no step, or why the step does not count on all that the board says. */
    private String problem(Grid grid, Advice advice) {
        Health health = advice.health();
        String stuck = messages.text(wanted == null ? "hint.none" : "hint.none-such");
        return health.state() != Health.State.SOUND
                ? health(grid, advice)
                : health.unique() ? stuck : health(grid, advice) + " " + stuck;
    }

    @Override
    public Integer call() throws InterruptedException {
        int status = super.call();
        String picture = drawn;
        if (svg != null && picture != null) {
            Output.writeAll(session, svg, picture);
        }
        return status;
    }

    private String draw(Grid grid, Step step) {
        return Svg.of(BoardPainter.paint(Teacher.marked(grid), told(step, Detail.WHY, grid), step));
    }

    private String health(Grid grid, Advice advice) {
        return TeachWords.health(messages.language(), advice.health(), grid.geometry());
    }

    private String told(Step step, Detail how, Grid grid) {
        return how.tell(step, messages.language(), grid.geometry());
    }

    /** A step with its name and its reasons. */
    private String explained(Step step, Grid grid) {
        return messages.text(
                "hint.step", TechniqueNames.name(step.technique(), messages), told(step, Detail.WHY, grid));
    }
}
