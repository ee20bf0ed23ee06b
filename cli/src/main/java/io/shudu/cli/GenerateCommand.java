package io.shudu.cli;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.WholeNumbers;
import io.shudu.core.json.JsonWriter;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.holes.HoleStrategies;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.RandomCells;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code shudu generate}: puzzles. */
@Command(name = "generate")
final class GenerateCommand extends MakeCommand {
    private static final int DEFAULT_TRIES = 20;

    @Option(names = "--holes", paramLabel = "N|N/row|N/column|LEVEL")
    @Nullable
    String holes;

    @Option(names = "--clues", paramLabel = "N|A..B")
    @Nullable
    String clues;

    @Option(names = "--allow-multiple")
    boolean allowMultiple;

    @Option(names = "--tries", paramLabel = "N")
    @Nullable
    String tries;

    @Option(names = "--answers")
    boolean answers;

    GenerateCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() {
        Geometry geometry = geometry();
        GenerationSpec spec = new GenerationSpec(geometry, method(geometry), holes(geometry), !allowMultiple, tries());
        long seed = seeds.seed(session.messages());
        Sink.Shape shape = sink.shape(session, count() == 1);
        return makeAll(List.of("puzzle", "solution", "clues", "level", "score", "er", "seed", "index"), shape, () -> {
            Generator generator = new Generator(spec, seed);
            return index -> made(generator.make(index), shape);
        });
    }

    private Made made(Puzzle puzzle, Sink.Shape shape) {
        int given = puzzle.grid().givenCount();
        long seed = puzzle.provenance().seed();
        long index = puzzle.provenance().index();
        String text = switch (shape) {
            case GRID -> sink.draw(puzzle.grid()) + (answers ? sink.between(shape) + sink.draw(puzzle.solution()) : "");
            case LINE -> puzzle.grid() + "\n" + (answers ? puzzle.solution() + "\n" : "");
            // Levels and scores have their columns; nothing rates puzzles yet, so they are empty.
            case CSV ->
                Csv.row(
                                puzzle.grid().toString(),
                                puzzle.solution().toString(),
                                String.valueOf(given),
                                "",
                                "",
                                "",
                                String.valueOf(seed),
                                String.valueOf(index))
                        + "\n";
            case JSON ->
                new JsonWriter()
                                .string("puzzle", puzzle.grid().toString())
                                .string("solution", puzzle.solution().toString())
                                .string("box", puzzle.grid().geometry().boxName())
                                .number("clues", given)
                                .string("method", puzzle.provenance().method())
                                .string("holes", puzzle.provenance().holes())
                                .number("seed", seed)
                                .number("index", index)
                                .string("id", Puzzles.id(puzzle))
                        + "\n";
        };
        int reached = puzzle.grid().geometry().cellCount() - given;
        String flaw = puzzle.missing() == 0
                ? null
                : session.messages()
                        .text("generate.missing", index + 1, reached, reached + puzzle.missing(), puzzle.tries());
        return new Made(text, flaw);
    }

    private HoleStrategy holes(Geometry geometry) {
        Messages messages = session.messages();
        int cells = geometry.cellCount();
        if (holes != null && clues != null) {
            throw new UsageException(messages.text("usage.holes-clues"));
        }
        if (holes != null) {
            HoleStrategy strategy = HoleStrategies.parse(holes, geometry);
            if (strategy == null) {
                throw new UsageException(messages.text("usage.holes", holes, cells, geometry.side()));
            }
            return strategy;
        }
        if (clues == null) {
            return new RandomCells(cells - GenerationSpec.defaultClues(geometry));
        }
        int dots = clues.indexOf("..");
        int fewest = WholeNumbers.parse(dots < 0 ? clues : clues.substring(0, dots), 0, cells);
        int most = dots < 0 ? fewest : WholeNumbers.parse(clues.substring(dots + 2), 0, cells);
        if (fewest < 0 || most < fewest) {
            throw new UsageException(messages.text("usage.clues", clues, cells));
        }
        return new RandomCells(cells - most, cells - fewest);
    }

    private int tries() {
        if (tries == null) {
            return DEFAULT_TRIES;
        }
        int number = WholeNumbers.parse(tries, 1, 1_000_000);
        if (number < 0) {
            throw new UsageException(session.messages().text("usage.tries", tries));
        }
        return number;
    }
}
