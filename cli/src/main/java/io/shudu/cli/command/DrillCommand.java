package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.core.grid.Geometry;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.lesson.Drill;
import io.shudu.generate.lesson.Drills;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.json.LessonJson;
import io.shudu.render.json.StepJson;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code shudu drill}: positions where a technique is the next thing to do. */
@Command(name = "drill")
public final class DrillCommand extends MakeCommand {
    @Parameters(paramLabel = "NAME")
    public String name = "";

    @Option(names = "--answers")
    public boolean answers;

    public DrillCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() throws InterruptedException {
        TechniqueId technique = TechniqueNames.parse(name);
        Values.refuseIf(ShuduScale.upTo(technique) == null, "usage.never-needed", technique.id());
        long seed = seeds.seed();
        Sink.Shape shape = sink.shape(session, count() == 1);
        List<String> columns = List.of("position", "technique", "placements", "eliminations", "id");
        return makeAll(count(), columns, shape, () -> {
            Drills drills = new Drills(technique, seed);
            return index -> made(drills.make(index), index, shape);
        });
    }

    private Made made(@Nullable Drill drill, long index, Sink.Shape shape) {
        return drill == null
                ? new Made("", messages.text("drill.none", index + 1))
                : new Made(text(drill, shape), null);
    }

    private String text(Drill drill, Sink.Shape shape) {
        Geometry geometry = drill.board().geometry();
        Step first = drill.steps().getFirst();
        return switch (shape) {
            case LINE -> DrillText.line(drill) + "\n" + (answers ? StepText.effect(first, geometry) + "\n" : "");
            case CSV ->
                Csv.row(
                        DrillText.line(drill),
                        first.technique(),
                        String.join(" ", StepJson.placements(first, geometry)),
                        String.join(" ", StepJson.eliminations(first, geometry)),
                        PuzzleId.of(Objects.requireNonNull(drill.puzzle()).provenance()));
            case JSON -> LessonJson.of(drill) + "\n";
            case GRID ->
                (sink.isNamed() ? sink.draw(drill.board()) : DrillText.picture(drill.board()))
                        + (answers ? DrillText.why(drill, messages) + "\n" : "");
        };
    }
}
