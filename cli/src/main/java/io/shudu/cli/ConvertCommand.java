package io.shudu.cli;

import io.shudu.core.format.GridReader.Entry;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code shudu convert}: the same puzzles in another format. */
@Command(name = "convert")
final class ConvertCommand extends PuzzleCommand {
    ConvertCommand(Session session) {
        super(session);
    }

    @Override
    List<String> columns() {
        return List.of("puzzle", "box");
    }

    @Override
    Result process(Entry.Puzzle entry, long number, Grid grid, Sink.Shape shape, Solvers solvers) {
        return Result.good(
                switch (shape) {
                    case GRID -> sink.draw(grid, ((ParseResult.Ok) entry.result()).solution());
                    case LINE -> grid + "\n";
                    case CSV -> Csv.row(grid.toString(), grid.geometry().boxName()) + "\n";
                    case JSON ->
                        new JsonFields()
                                        .number("line", entry.line())
                                        .string("puzzle", grid.toString())
                                        .string("box", grid.geometry().boxName())
                                + "\n";
                });
    }
}
