package io.shudu.cli;

import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.SeedSequence;
import io.shudu.core.grid.Symbols;
import io.shudu.core.transform.Transform;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
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
         * @throws UsageException if the board has none like that
         */
        Transform on(Geometry geometry, long number);
    }

    /** Exchanges two of something, counted from 0. */
    private interface Swap {
        Transform of(Geometry geometry, int a, int b);
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
        steps.add((geometry, number) -> {
            int[] digits = new int[text.length()];
            boolean[] seen = new boolean[Geometry.MAX_SIDE + 1];
            boolean fits = digits.length == geometry.side();
            for (int i = 0; i < digits.length; i++) {
                digits[i] = Symbols.digit(text.charAt(i));
                fits &= digits[i] > 0 && digits[i] <= geometry.side() && !seen[digits[i]];
                seen[Math.max(0, digits[i])] = true;
            }
            if (!fits) {
                throw impossible("transform.relabel", text, geometry.side(), Symbols.of(geometry.side()));
            }
            return Transform.relabel(geometry, digits);
        });
    }

    @Option(names = "--swap-digits", paramLabel = "A,B")
    void swapDigits(String pair) {
        int a = pair.length() == 3 && pair.charAt(1) == ',' ? Symbols.digit(pair.charAt(0)) : -1;
        int b = a < 1 ? -1 : Symbols.digit(pair.charAt(2));
        if (b < 1) {
            throw new UsageException(session.messages().text("usage.pair", pair));
        }
        steps.add((geometry, number) -> {
            requireUpTo(geometry.side(), pair, a, b);
            return Transform.swapDigits(geometry, a, b);
        });
    }

    @Option(names = "--swap-rows", paramLabel = "A,B")
    void swapRows(String pair) {
        addSwap(pair, Geometry::side, Geometry::boxRows, Transform::swapRows);
    }

    @Option(names = "--swap-columns", paramLabel = "A,B")
    void swapColumns(String pair) {
        addSwap(pair, Geometry::side, Geometry::boxColumns, Transform::swapColumns);
    }

    @Option(names = "--swap-bands", paramLabel = "A,B")
    void swapBands(String pair) {
        addSwap(pair, Geometry::boxColumns, Geometry::boxColumns, Transform::swapBands);
    }

    @Option(names = "--swap-stacks", paramLabel = "A,B")
    void swapStacks(String pair) {
        addSwap(pair, Geometry::boxRows, Geometry::boxRows, Transform::swapStacks);
    }

    @Option(names = "--transpose")
    void transpose(boolean on) {
        steps.add((geometry, number) -> Transform.transpose(geometry));
    }

    @Option(names = "--rotate", paramLabel = "90|180|270")
    void rotate(String degrees) {
        int angle = Numbers.parse(degrees, 90, 270);
        if (angle < 0 || angle % 90 != 0) {
            throw new UsageException(session.messages().text("usage.rotate", degrees));
        }
        steps.add((geometry, number) -> Transform.rotate(geometry, angle / 90));
    }

    @Option(names = "--mirror", paramLabel = "left-right|top-bottom")
    void mirror(String axis) {
        steps.add(
                switch (axis) {
                    case "left-right" -> (geometry, number) -> Transform.mirrorLeftRight(geometry);
                    case "top-bottom" -> (geometry, number) -> Transform.mirrorTopBottom(geometry);
                    default -> throw new UsageException(session.messages().text("usage.mirror", axis));
                });
    }

    @Option(names = "--shuffle")
    void shuffle(boolean on) {
        steps.add((geometry, number) -> Transform.random(geometry, sequence().at(number)));
    }

    /**
     * Adds an exchange of two lines or of two groups of lines.
     *
     * @param count how many there are
     * @param together how many of them, from each multiple of it on, may change places with each other
     */
    private void addSwap(String pair, ToIntFunction<Geometry> count, ToIntFunction<Geometry> together, Swap swap) {
        int comma = pair.indexOf(',');
        int a = comma < 0 ? -1 : Numbers.parse(pair.substring(0, comma), 1, Geometry.MAX_SIDE);
        int b = comma < 0 ? -1 : Numbers.parse(pair.substring(comma + 1), 1, Geometry.MAX_SIDE);
        if (a < 0 || b < 0) {
            throw new UsageException(session.messages().text("usage.pair", pair));
        }
        steps.add((geometry, number) -> {
            requireUpTo(count.applyAsInt(geometry), pair, a, b);
            int group = together.applyAsInt(geometry);
            if ((a - 1) / group != (b - 1) / group) {
                throw impossible("transform.apart", pair);
            }
            return swap.of(geometry, a - 1, b - 1);
        });
    }

    private void requireUpTo(int most, String pair, int a, int b) {
        if (Math.max(a, b) > most) {
            throw impossible("transform.range", pair, most);
        }
    }

    private UsageException impossible(String key, Object... args) {
        return new UsageException(session.messages().text(key, args));
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
        try {
            for (Step step : steps) {
                changed = step.on(changed.geometry(), number).apply(changed);
            }
        } catch (UsageException impossible) {
            String problem = session.messages().text("transform.impossible", grid.geometry(), impossible.problem());
            return bad(entry, shape, problem, problem);
        }
        return Result.good(
                switch (shape) {
                    case LINE -> changed + "\n";
                    case CSV -> Text.csv(grid.toString(), changed.toString()) + "\n";
                    case JSON ->
                        new Text.Json()
                                        .number("line", entry.line())
                                        .string("puzzle", grid.toString())
                                        .string("grid", changed.toString())
                                        .string("box", Puzzles.box(changed.geometry()))
                                + "\n";
                    case GRID -> sink.draw(changed);
                });
    }
}
