package io.shudu.cli.command;

import io.shudu.cli.output.Csv;
import io.shudu.cli.output.Sink;
import io.shudu.cli.session.Session;
import io.shudu.core.format.GridParts;
import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code shudu convert}: the same puzzles in another format. */
@Command(name = "convert")
public final class ConvertCommand extends PuzzleCommand {
    public ConvertCommand(Session session) {
        super(session);
    }

    @Override
    public List<String> columns() {
        return List.of("puzzle", "board");
    }

    @Override
    public Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers solvers) {
        return Result.good(
                switch (shape) {
                    case GRID -> sink.draw(grid, ((ParseResult.Ok) entry.result()).solution());
                    case LINE -> grid + "\n";
                    case CSV -> Csv.row(grid, grid.geometry().id());
                    case JSON -> json(entry, GridParts.json(grid));
                });
    }
}
