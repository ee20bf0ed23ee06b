package io.shudu.cli;

import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.SeedSequence;
import io.shudu.core.grid.Symbols;
import io.shudu.core.transform.Transform;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code shudu transform}: symmetries, done in the order in which the options stand. */
@Command(name = "transform")
final class TransformCommand extends PuzzleCommand {
    /** What an option does to a grid of some geometry; the number is the line of the puzzle. */
    private interface Step extends BiFunction<Geometry, Integer, Transform> {}

    @Mixin
    Seeds seeds = new Seeds();

    private final List<Step> steps = new ArrayList<>();
    private @Nullable SeedSequence sequence;

    TransformCommand(Session session) {
        super(session);
    }

    @Option(names = "--relabel", paramLabel = "DIGITS")
    void relabel(String digits) {
        steps.add((geometry, line) -> Transform.relabel(geometry, digits(digits, geometry)));
    }

    @Option(names = "--swap-digits", paramLabel = "A,B")
    void swapDigits(String pair) {
        steps.add((geometry, line) -> {
            int[] digits = digits(pair.replace(",", ""), geometry);
            return Transform.swapDigits(geometry, digits[0], digits[1]);
        });
    }

    @Option(names = "--swap-rows", paramLabel = "A,B")
    void swapRows(String pair) {
        add(pair, Transform::swapRows);
    }

    @Option(names = "--swap-columns", paramLabel = "A,B")
    void swapColumns(String pair) {
        add(pair, Transform::swapColumns);
    }

    @Option(names = "--swap-bands", paramLabel = "A,B")
    void swapBands(String pair) {
        add(pair, Transform::swapBands);
    }

    @Option(names = "--swap-stacks", paramLabel = "A,B")
    void swapStacks(String pair) {
        add(pair, Transform::swapStacks);
    }

    @Option(names = "--transpose")
    void transpose(boolean on) {
        steps.add((geometry, line) -> Transform.transpose(geometry));
    }

    @Option(names = "--rotate", paramLabel = "90|180|270")
    void rotate(String degrees) {
        int angle = Numbers.parse(degrees, 0, 270);
        if (angle < 0 || angle % 90 != 0) {
            throw new UsageException(session.messages().text("usage.rotate", degrees));
        }
        steps.add((geometry, line) -> Transform.rotate(geometry, angle / 90));
    }

    @Option(names = "--mirror", paramLabel = "left-right|top-bottom")
    void mirror(String axis) {
        steps.add(
                switch (axis) {
                    case "left-right" -> (geometry, line) -> Transform.mirrorLeftRight(geometry);
                    case "top-bottom" -> (geometry, line) -> Transform.mirrorTopBottom(geometry);
                    default -> throw new UsageException(session.messages().text("usage.mirror", axis));
                });
    }

    @Option(names = "--shuffle")
    void shuffle(boolean on) {
        steps.add((geometry, line) -> Transform.random(geometry, sequence().at(line)));
    }

    private interface Swap {
        Transform of(Geometry geometry, int a, int b);
    }

    private void add(String pair, Swap swap) {
        int comma = pair.indexOf(',');
        int a = comma < 0 ? -1 : Numbers.parse(pair.substring(0, comma), 1, Geometry.MAX_SIDE);
        int b = comma < 0 ? -1 : Numbers.parse(pair.substring(comma + 1), 1, Geometry.MAX_SIDE);
        if (a < 0 || b < 0) {
            throw new UsageException(session.messages().text("usage.pair", pair));
        }
        steps.add((geometry, line) -> swap.of(geometry, a - 1, b - 1));
    }

    private static int[] digits(String text, Geometry geometry) {
        int[] digits = new int[text.length()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = Symbols.digit(text.charAt(i));
        }
        if (digits.length < 2) {
            throw new IllegalArgumentException(text + ": " + geometry);
        }
        return digits;
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
    Result process(Entry.Puzzle entry, Grid grid, Sink.Shape shape, Solvers solvers) {
        Grid changed = grid;
        try {
            for (Step step : steps) {
                changed = step.apply(changed.geometry(), entry.line()).apply(changed);
            }
        } catch (IllegalArgumentException impossible) {
            String problem = session.messages()
                    .text("transform.impossible", grid.geometry(), String.valueOf(impossible.getMessage()));
            return new Result(failedText(entry, grid, shape, problem), problem, true);
        }
        String text = switch (shape) {
            case LINE -> changed + "\n";
            case CSV -> Text.csv(grid.toString(), changed.toString()) + "\n";
            case JSON ->
                new Text.Json()
                                .number("line", entry.line())
                                .string("puzzle", grid.toString())
                                .string("grid", changed.toString())
                                .string(
                                        "box",
                                        changed.geometry().boxRows() + "x"
                                                + changed.geometry().boxColumns())
                        + "\n";
            case GRID -> sink.draw(changed);
        };
        return new Result(text, null);
    }

    private static String failedText(Entry.Puzzle entry, Grid grid, Sink.Shape shape, String problem) {
        return switch (shape) {
            case GRID -> "";
            case LINE -> "\n";
            case CSV -> Text.csv(grid.toString(), "error") + "\n";
            case JSON -> new Text.Json().number("line", entry.line()).string("error", problem) + "\n";
        };
    }
}
