package io.shudu.cli;

import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.SeedSequence;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.ShuffleMethod;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code shudu grid}: complete grids. */
@Command(name = "grid")
final class GridCommand extends MakeCommand {
    @Option(names = "--base", paramLabel = "GRID")
    @Nullable
    String base;

    GridCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() {
        Geometry geometry = geometry();
        GridMethod maker = base == null ? method() : shuffle(base, geometry);
        long seed = seeds.seed(session.messages());
        SeedSequence sequence = new SeedSequence(seed);
        Sink.Shape shape = sink.shape(session, count() == 1);
        return makeAll(
                List.of("grid"),
                shape,
                () -> index ->
                        new Made(text(maker.make(geometry, sequence.at(index)), shape, maker, seed, index), null));
    }

    private String text(Grid grid, Sink.Shape shape, GridMethod maker, long seed, long index) {
        return switch (shape) {
            case GRID -> (index > 0 ? "\n" : "") + sink.draw(grid);
            case LINE, CSV -> grid + "\n";
            case JSON ->
                new Text.Json()
                                .string("grid", grid.toString())
                                .string("box", Puzzles.box(grid.geometry()))
                                .string("method", maker.id())
                                .number("seed", seed)
                                .number("index", index)
                        + "\n";
        };
    }

    private GridMethod shuffle(String text, Geometry geometry) {
        Messages messages = session.messages();
        if (!method.equals("shuffle")) {
            throw new UsageException(messages.text("usage.base-method"));
        }
        ParseResult result = GridFormats.recognise(text).parse(text, geometry);
        return switch (result) {
            case ParseResult.Bad bad -> throw new UsageException(messages.text("usage.base", messages.text(bad)));
            case ParseResult.Ok ok -> {
                if (!ok.grid().isSolved()) {
                    throw new UsageException(messages.text("usage.base", messages.text("usage.base-incomplete")));
                }
                yield new ShuffleMethod(ok.grid());
            }
        };
    }
}
