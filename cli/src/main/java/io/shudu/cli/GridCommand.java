package io.shudu.cli;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.SeedSequence;
import io.shudu.core.json.JsonFields;
import io.shudu.generate.grids.GridMethod;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code shudu grid}: complete grids. */
@Command(name = "grid")
final class GridCommand extends MakeCommand {
    GridCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() throws InterruptedException {
        Geometry geometry = geometry();
        GridMethod maker = method(geometry);
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
            case GRID -> sink.draw(grid);
            case LINE, CSV -> grid + "\n";
            case JSON ->
                new JsonFields()
                                .string("grid", grid.toString())
                                .string("box", grid.geometry().boxName())
                                .string("method", maker.id())
                                .number("seed", seed)
                                .number("index", index)
                        + "\n";
        };
    }
}
