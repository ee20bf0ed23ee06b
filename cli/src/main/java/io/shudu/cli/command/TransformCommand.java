package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.transform.Transform;
import io.shudu.core.transform.TransformStep;
import io.shudu.render.json.ImageJson;
import io.shudu.render.words.Explanation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code shudu transform}: symmetries, done in the order in which the options stand. */
@Command(name = "transform")
public final class TransformCommand extends PuzzleCommand {
    /** The step that is another one for each puzzle. */
    private static final TransformStep SHUFFLE = new TransformStep("shuffle", "");

    @Mixin
    public Seeds seeds = new Seeds();

    private final List<TransformStep> steps = new ArrayList<>();
    private @Nullable SeedSequence sequence;

    public TransformCommand(Session session) {
        super(session);
    }

    @Option(names = "--relabel", paramLabel = "DIGITS")
    public void relabel(String text) {
        add("relabel", text);
    }

    @Option(names = "--swap-digits", paramLabel = "A,B")
    public void swapDigits(String pair) {
        add("swap-digits", pair);
    }

    @Option(names = "--swap-rows", paramLabel = "A,B")
    public void swapRows(String pair) {
        add("swap-rows", pair);
    }

    @Option(names = "--swap-columns", paramLabel = "A,B")
    public void swapColumns(String pair) {
        add("swap-columns", pair);
    }

    @Option(names = "--swap-bands", paramLabel = "A,B")
    public void swapBands(String pair) {
        add("swap-bands", pair);
    }

    @Option(names = "--swap-stacks", paramLabel = "A,B")
    public void swapStacks(String pair) {
        add("swap-stacks", pair);
    }

    @Option(names = "--transpose")
    public void transpose(boolean on) {
        add("transpose", "");
    }

    @Option(names = "--rotate", paramLabel = "90|180|270")
    public void rotate(String degrees) {
        add("rotate", degrees);
    }

    @Option(names = "--mirror", paramLabel = "left-right|top-bottom")
    public void mirror(String axis) {
        add("mirror", axis);
    }

    @Option(names = "--shuffle")
    public void shuffle(boolean on) {
        steps.add(SHUFFLE);
    }

    private void add(String name, String argument) {
        TransformStep step = new TransformStep(name, argument);
        TransformStep.Result.Bad flaw = step.flaw();
        if (flaw != null) {
            throw new UsageException("transform.step", name, argument, accepted(flaw));
        }
        steps.add(step);
    }

    private String accepted(TransformStep.Result.Bad bad) {
        return Explanation.of(messages.language(), bad);
    }

    private TransformStep.Result result(TransformStep step, Geometry geometry, long number) {
        return step.equals(SHUFFLE)
                ? new TransformStep.Result.Ok(Transform.random(
                        geometry, Objects.requireNonNull(sequence).at(number)))
                : step.on(geometry);
    }

    @Override
    public void checkOptions() {
        Values.refuseIf(steps.isEmpty(), "usage.no-transform");
        sequence = new SeedSequence(seeds.seed());
    }

    @Override
    public List<String> columns() {
        return List.of("puzzle", "grid");
    }

    @Override
    public Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers solvers) {
        Grid changed = grid;
        for (TransformStep step : steps) {
            switch (result(step, changed.geometry(), number)) {
                case TransformStep.Result.Ok ok -> changed = ok.transform().apply(changed);
                case TransformStep.Result.Bad bad -> {
                    String words = messages.text("transform.step", step.name(), step.argument(), accepted(bad));
                    return bad(entry, shape, messages.text("transform.impossible", grid.geometry(), words));
                }
            }
        }
        return Result.good(
                switch (shape) {
                    case LINE -> changed + "\n";
                    case CSV -> Csv.row(grid, changed);
                    case JSON -> json(entry, ImageJson.transformed(grid, changed));
                    case GRID -> sink.draw(changed);
                });
    }
}
