package io.shudu.cli;

import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.SeedSequence;
import io.shudu.core.json.JsonFields;
import io.shudu.core.transform.Transform;
import io.shudu.core.transform.TransformStep;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code shudu transform}: symmetries, done in the order in which the options stand. */
@Command(name = "transform")
final class TransformCommand extends PuzzleCommand {
    /** What an option does to a grid; whether it can depends on the grid's board. */
    private interface Step {
        /**
         * The symmetry for a board.
         *
         * @param number the puzzle's place in the input
         */
        TransformStep.Result on(Geometry geometry, long number);
    }

    @Mixin
    Seeds seeds = new Seeds();

    private final List<Step> steps = new ArrayList<>();
    private @Nullable SeedSequence sequence;

    TransformCommand(Session session) {
        super(session);
    }

    @Option(names = "--relabel", paramLabel = "DIGITS")
    void relabel(String text) {
        add("relabel", text);
    }

    @Option(names = "--swap-digits", paramLabel = "A,B")
    void swapDigits(String pair) {
        add("swap-digits", pair);
    }

    @Option(names = "--swap-rows", paramLabel = "A,B")
    void swapRows(String pair) {
        add("swap-rows", pair);
    }

    @Option(names = "--swap-columns", paramLabel = "A,B")
    void swapColumns(String pair) {
        add("swap-columns", pair);
    }

    @Option(names = "--swap-bands", paramLabel = "A,B")
    void swapBands(String pair) {
        add("swap-bands", pair);
    }

    @Option(names = "--swap-stacks", paramLabel = "A,B")
    void swapStacks(String pair) {
        add("swap-stacks", pair);
    }

    @Option(names = "--transpose")
    void transpose(boolean on) {
        add("transpose", "");
    }

    @Option(names = "--rotate", paramLabel = "90|180|270")
    void rotate(String degrees) {
        add("rotate", degrees);
    }

    @Option(names = "--mirror", paramLabel = "left-right|top-bottom")
    void mirror(String axis) {
        add("mirror", axis);
    }

    @Option(names = "--shuffle")
    void shuffle(boolean on) {
        steps.add((geometry, number) -> new TransformStep.Result.Ok(
                Transform.random(geometry, sequence().at(number))));
    }

    private void add(String name, String argument) {
        TransformStep step = new TransformStep(name, argument);
        TransformStep.Result.Bad flaw = step.flaw();
        if (flaw != null) {
            throw new UsageException(words(flaw));
        }
        steps.add((geometry, number) -> step.on(geometry));
    }

    private String words(TransformStep.Result.Bad bad) {
        return session.messages()
                .text("transform." + bad.reason().name(), bad.args().toArray());
    }

    private SeedSequence sequence() {
        if (sequence == null) {
            throw new IllegalStateException("the seed is chosen before any work");
        }
        return sequence;
    }

    @Override
    void checkOptions() {
        if (steps.isEmpty()) {
            throw new UsageException(session.messages().text("usage.no-transform"));
        }
        sequence = new SeedSequence(seeds.seed(session.messages()));
    }

    @Override
    List<String> columns() {
        return List.of("puzzle", "grid");
    }

    @Override
    Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers solvers) {
        Grid changed = grid;
        for (Step step : steps) {
            switch (step.on(changed.geometry(), number)) {
                case TransformStep.Result.Ok ok -> changed = ok.transform().apply(changed);
                case TransformStep.Result.Bad bad -> {
                    String problem = session.messages().text("transform.impossible", grid.geometry(), words(bad));
                    return bad(entry, shape, problem, problem);
                }
            }
        }
        return Result.good(
                switch (shape) {
                    case LINE -> changed + "\n";
                    case CSV -> Csv.row(grid.toString(), changed.toString()) + "\n";
                    case JSON ->
                        new JsonFields()
                                        .number("line", entry.line())
                                        .string("puzzle", grid.toString())
                                        .string("grid", changed.toString())
                                        .string("box", changed.geometry().boxName())
                                + "\n";
                    case GRID -> sink.draw(changed);
                });
    }
}
