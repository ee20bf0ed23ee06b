package io.shudu.cli.command;

import io.shudu.bulk.BulkSolver;
import io.shudu.bulk.Digest;
import io.shudu.bulk.DigestSet;
import io.shudu.bulk.EngineChoice;
import io.shudu.bulk.LongLines;
import io.shudu.bulk.Results;
import io.shudu.cli.input.Input;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import io.shudu.core.transform.CanonicalForm;
import io.shudu.core.transform.Canonizer;
import io.shudu.render.json.ImageJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code shudu canon}: the form that all symmetric images of a grid share. */
@Command(name = "canon")
public final class CanonCommand extends PuzzleCommand {
    private static final SolveLimit LIMIT = SolveLimit.unique().withBudget(100_000_000);

    @Option(names = "--dedupe")
    public boolean dedupe;

    private final LineSettings settings;
    private final DigestSet seen = new DigestSet();
    private @Nullable EngineChoice engines;
    private long forms;

    public CanonCommand(Session session) {
        this(session, LineSettings.USUAL);
    }

    public CanonCommand(Session session, LineSettings settings) {
        super(session);
        this.settings = settings;
    }

    @Override
    public List<String> columns() {
        return List.of("puzzle", "form", "automorphisms");
    }

    @Override
    public Input.LinesLeft linesLeft(Sink.Shape shape) {
        boolean possible = shape != Sink.Shape.GRID && input.isOfClassicLines();
        return possible ? settings.left() : Input.LinesLeft.NONE;
    }

    @Override
    public void processLines(Input.Lines lines, Sink.Shape shape, int threads, Delivery delivery)
            throws IOException, InterruptedException {
        EngineChoice choice = engines == null ? settings.engines(input.size()) : engines;
        engines = choice;
        new BulkSolver(threads, settings.chunkSize().applyAsInt(threads), LIMIT, LongLines::longestBytes)
                .solve(
                        lines.stream(),
                        choice,
                        () -> new CanonAnswers(this, lines.source(), shape),
                        (Results<Result> results) -> delivery.take(results),
                        delivery::pulse);
    }

    @Override
    public Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers solvers) {
        Geometry geometry = grid.geometry();
        if (!geometry.equals(Geometry.CLASSIC)) {
            return bad(entry, shape, messages.text("canon.only-classic", geometry));
        }
        Grid puzzle = grid.allGiven();
        SolveResult solved = solvers.of(geometry).solve(puzzle, LIMIT);
        if (solved.verdict() == Verdict.GAVE_UP) {
            return bad(entry, shape, messages.text("gave-up", LIMIT.nodes()));
        }
        Canonizer canonizer = solvers.canonizer();
        CanonicalForm form = solved.verdict() == Verdict.ONE
                ? canonizer.ofProper(puzzle, solved.solution())
                : canonizer.ofImproper(puzzle);
        String line = form.grid().toString();
        String text = shape == Sink.Shape.GRID
                ? sink.draw(form.grid())
                : text(shape, entry.line(), puzzle.toString(), line, form.automorphisms());
        return result(text, line.getBytes(StandardCharsets.US_ASCII));
    }

    /** What a result says, in any shape but a picture. */
    public static String text(Sink.Shape shape, long line, String puzzle, String form, int automorphisms) {
        return switch (shape) {
            case LINE -> form + "\n";
            case CSV -> puzzle + "," + form + "," + automorphisms + "\n";
            case JSON ->
                new JsonFields().number("line", line).putAll(ImageJson.canonical(puzzle, form, automorphisms)) + "\n";
            case GRID -> throw new IllegalStateException("pictures need grids");
        };
    }

    /** A result that knows its form, if that decides whether it is wanted. */
    public Result result(String text, byte[] form) {
        return new Result(text, false, null, false, dedupe ? Digest.of(form) : null, null);
    }

    @Override
    public boolean isWanted(Result result) {
        Digest form = result.likeness();
        if (form == null) {
            return true;
        }
        forms++;
        return seen.add(form);
    }

    @Override
    public void finish() {
        if (engines != null) {
            engines.close();
        }
        if (dedupe && !workload.quiet) {
            session.say(messages.text("canon.classes", forms, seen.size()));
        }
    }
}
