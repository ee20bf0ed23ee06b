package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Output;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.ExitStatus;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import io.shudu.core.grid.Geometry;
import io.shudu.logic.Techniques;
import io.shudu.logic.rate.HodokuCodes;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.teach.Examples;
import io.shudu.logic.teach.Teacher;
import io.shudu.render.json.TechniqueJson;
import io.shudu.render.narrate.Detail;
import io.shudu.render.words.TechniqueWords;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code shudu techniques}: what hints and ratings know, with the numbers of the scales. */
@Command(name = "techniques")
public final class TechniquesCommand extends SessionCommand {
    @Parameters(arity = "0..*", paramLabel = "NAME")
    public List<String> names = List.of();

    @Mixin
    public Sink sink = new Sink();

    public TechniquesCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() {
        Sink.Shape shape = sink.shape(session, true);
        Collection<TechniqueId> wanted = names.isEmpty()
                ? Techniques.all()
                : names.stream().map(TechniqueNames::parse).toList();
        try (Output output = sink.open(session, List.of())) {
            if (shape == Sink.Shape.CSV) {
                output.print("technique,level,effort,hodoku,score,name,meaning,example\n");
            }
            for (TechniqueId technique : wanted) {
                output.print(text(technique, shape));
            }
            output.complete();
        }
        return ExitStatus.OK;
    }

    private String text(TechniqueId technique, Sink.Shape shape) {
        String name = TechniqueWords.WORDS.text(messages.language(), technique.id());
        String meaning = TechniqueWords.WORDS.text(messages.language(), technique.id() + ".is");
        return switch (shape) {
            case LINE -> technique.id() + "\n";
            case CSV ->
                Csv.row(
                        technique.id(),
                        level(technique),
                        score(ScaleId.SHUDU, technique),
                        Objects.requireNonNullElse(HodokuCodes.of(technique), ""),
                        score(ScaleId.HODOKU, technique),
                        name,
                        meaning,
                        Examples.of(technique));
            case JSON -> TechniqueJson.of(technique) + "\n";
            case GRID ->
                messages.text(
                                "techniques.entry",
                                technique.id(),
                                name,
                                TechniqueNames.level(technique, messages),
                                numbers(technique, messages))
                        + "\n    "
                        + meaning
                        + "\n"
                        + (names.isEmpty() ? "" : example(technique));
        };
    }

    /** A step of the technique, told, and where it was found. */
    private String example(TechniqueId technique) {
        Step step = new Teacher(Geometry.CLASSIC)
                .all(Examples.board(technique), technique, Budgets.TEACHING)
                .steps()
                .getFirst();
        String why = Detail.WHY.tell(step, messages.language(), Geometry.CLASSIC);
        return "    " + messages.text("techniques.example", Examples.of(technique)) + "\n    " + why + "\n";
    }

    private static String level(TechniqueId technique) {
        Level level = ShuduScale.level(technique);
        return level == null ? "" : level.id();
    }

    private static String numbers(TechniqueId technique, Messages messages) {
        String code = HodokuCodes.of(technique);
        String score = score(ScaleId.HODOKU, technique);
        return code == null ? "" : messages.text("techniques.hodoku", code, score.isEmpty() ? "-" : score);
    }

    private static String score(ScaleId scale, TechniqueId technique) {
        Scale.@Nullable Entry entry = scale.scale().entry(technique);
        return entry == null ? "" : String.valueOf(entry.score());
    }
}
