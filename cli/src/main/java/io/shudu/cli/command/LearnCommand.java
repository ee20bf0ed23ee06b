package io.shudu.cli.command;

import io.shudu.cli.output.Output;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Session;
import io.shudu.generate.Puzzle;
import io.shudu.generate.PuzzleId;
import io.shudu.generate.lesson.Drill;
import io.shudu.generate.lesson.Lesson;
import io.shudu.logic.step.TechniqueId;
import io.shudu.render.json.LessonJson;
import io.shudu.render.picture.BoardPainter;
import io.shudu.render.picture.Svg;
import io.shudu.render.words.TechniqueWords;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code shudu learn}: a lesson about a technique. */
@Command(name = "learn")
public final class LearnCommand extends SessionCommand {
    @Parameters(paramLabel = "NAME")
    public String name = "";

    @Option(names = "--svg", paramLabel = "FOLDER")
    public @Nullable String svg;

    @Mixin
    public Seeds seeds = new Seeds();

    @Mixin
    public Sink sink = new Sink();

    public LearnCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() {
        TechniqueId technique = TechniqueNames.parse(name);
        Sink.Shape shape = sink.shape(session, true);
        Lesson lesson = Lesson.of(technique, seeds.seed());
        try (Output output = sink.open(session, List.of())) {
            output.print(shape == Sink.Shape.JSON ? LessonJson.of(lesson) + "\n" : text(lesson));
            output.complete();
        }
        for (int i = 0; svg != null && i < lesson.examples().size(); i++) {
            String file = Path.of(svg, technique.id() + "-" + (i + 1) + ".svg").toString();
            Output.writeAll(session, file, drawn(lesson.examples().get(i)));
        }
        return ExitStatus.OK;
    }

    private String drawn(Drill example) {
        return Svg.of(BoardPainter.paint(
                example.board(),
                DrillText.why(example, messages),
                example.steps().getFirst()));
    }

    private String text(Lesson lesson) {
        TechniqueId technique = lesson.technique();
        StringBuilder text = new StringBuilder(messages.text(
                        "learn.title",
                        TechniqueNames.name(technique.id(), messages),
                        TechniqueNames.level(technique, messages)))
                .append("\n\n")
                .append(TechniqueWords.WORDS.text(messages.language(), technique.id() + ".is"))
                .append('\n')
                .append(TechniqueWords.when(messages.language(), technique))
                .append('\n');
        for (int i = 0; i < lesson.examples().size(); i++) {
            Drill example = lesson.examples().get(i);
            text.append('\n')
                    .append(messages.text("learn.example", i + 1))
                    .append('\n')
                    .append(DrillText.picture(example.board()))
                    .append(DrillText.why(example, messages))
                    .append('\n');
        }
        if (!lesson.drills().isEmpty()) {
            text.append('\n')
                    .append(messages.text("learn.drills", technique.id()))
                    .append('\n');
            lesson.drills().forEach(drill -> text.append(DrillText.line(drill)).append('\n'));
        }
        Puzzle puzzle = lesson.puzzle();
        if (puzzle != null) {
            text.append('\n')
                    .append(messages.text("learn.puzzle", PuzzleId.of(puzzle.provenance())))
                    .append('\n')
                    .append(puzzle.grid())
                    .append('\n');
        }
        return text.toString();
    }
}
