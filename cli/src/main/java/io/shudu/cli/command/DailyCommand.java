package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Output;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.daily.Day;
import io.shudu.generate.daily.Rung;
import io.shudu.render.json.DailyJson;
import io.shudu.render.words.TeachWords;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code shudu daily}: the puzzles of a day, the same for everybody. */
@Command(name = "daily")
public final class DailyCommand extends SessionCommand {
    @Parameters(paramLabel = "DATE", arity = "0..1")
    public @Nullable String date;

    @Option(names = "--rung", paramLabel = "RUNG")
    public @Nullable String rung;

    @Option(names = "--answers")
    public boolean answers;

    @Mixin
    public Sink sink = new Sink();

    public DailyCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() {
        Day day = day();
        List<Rung> rungs = rungs();
        Sink.Shape shape = sink.shape(session, true);
        try (Output output = sink.open(session, List.of())) {
            if (shape == Sink.Shape.JSON) {
                output.print(DailyJson.of(day, rungs) + "\n");
            } else {
                output.print(sink.opening(shape, List.of("rung", "puzzle", "solution", "clues", "level", "id")));
                String between = "";
                for (Rung each : rungs) {
                    output.print(between + text(each, day.puzzle(each).make(), shape));
                    between = sink.between(shape);
                }
                output.print(sink.closing(shape));
            }
            output.complete();
        }
        return ExitStatus.OK;
    }

    private Day day() {
        String text = date == null ? LocalDate.now(ZoneId.systemDefault()).toString() : date;
        return Values.found(Day.parse(text), "usage.date", text);
    }

    private List<Rung> rungs() {
        if (rung == null) {
            return List.of(Rung.values());
        }
        return List.of(Values.known(Rung.byId(rung), rung, Rung.ids(), "usage.rung"));
    }

    private String text(Rung each, Puzzle puzzle, Sink.Shape shape) {
        return switch (shape) {
            case CSV ->
                Csv.row(
                        each.id(),
                        puzzle.grid(),
                        puzzle.solution(),
                        puzzle.grid().givenCount(),
                        each.level().id(),
                        PuzzleId.of(puzzle.provenance()));
            case GRID ->
                (sink.isNamed() ? "" : title(each) + "\n")
                        + sink.draw(puzzle.grid(), puzzle.solution())
                        + (answers && !sink.hasSolution() ? sink.between(shape) + sink.draw(puzzle.solution()) : "");
            case LINE, JSON -> puzzle.grid() + "\n" + (answers ? puzzle.solution() + "\n" : "");
        };
    }

    private String title(Rung each) {
        String level = TeachWords.level(messages.language(), each.level());
        return each == Rung.MINI ? messages.text("daily.mini", level) : level;
    }
}
