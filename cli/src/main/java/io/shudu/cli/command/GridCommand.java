package io.shudu.cli.command;

import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.SeedSequence;
import io.shudu.generate.grids.GridMethod;
import io.shudu.render.json.PuzzleJson;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code shudu grid}: complete grids. */
@Command(name = "grid")
public final class GridCommand extends MethodCommand {
    public GridCommand(Session session) {
        super(session);
    }

    @Override
    public Integer call() throws InterruptedException {
        Geometry geometry = geometry();
        GridMethod maker = method(geometry);
        long seed = seeds.seed();
        SeedSequence sequence = new SeedSequence(seed);
        Sink.Shape shape = sink.shape(session, count() == 1);
        return makeAll(
                count(),
                List.of("grid"),
                shape,
                () -> index ->
                        new Made(text(maker.make(geometry, sequence.at(index)), shape, maker, seed, index), null));
    }

    private String text(Grid grid, Sink.Shape shape, GridMethod maker, long seed, long index) {
        return switch (shape) {
            case GRID -> sink.draw(grid);
            case LINE, CSV -> grid + "\n";
            case JSON -> PuzzleJson.of(grid, maker.id(), seed, index) + "\n";
        };
    }
}
