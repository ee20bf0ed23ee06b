package io.shudu.cli.command;

import io.shudu.cli.session.Session;
import io.shudu.cli.session.UsageException;
import io.shudu.core.format.GridFormats;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import io.shudu.generate.grids.GridMethod;
import io.shudu.generate.grids.GridMethods;
import io.shudu.generate.grids.ShuffleMethod;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands share that begin with complete grids of a board and a method. */
public abstract class MethodCommand extends MakeCommand {
    @Option(names = "--method", paramLabel = "METHOD")
    public @Nullable String method;

    @Option(names = "--base", paramLabel = "GRID")
    public @Nullable String base;

    @Mixin
    public Boards boards = new Boards();

    public MethodCommand(Session session) {
        super(session);
    }

    public Geometry geometry() {
        return boards.geometryOrClassic();
    }

    public GridMethod method(Geometry geometry) {
        if (base != null) {
            return shuffle(base, geometry);
        }
        if (method == null) {
            return GridMethods.usual(geometry);
        }
        GridMethod named = named(method);
        Values.refuseIf(!named.suits(geometry), "usage.method-board", method, geometry.side());
        return named;
    }

    /** The method of a name. */
    static GridMethod named(String name) {
        return Values.known(GridMethods.byId(name), name, GridMethods.ids(), "usage.method");
    }

    private GridMethod shuffle(String text, Geometry geometry) {
        Values.refuseIf(method == null || !method.equals("shuffle"), "usage.base-method");
        ParseResult result = GridFormats.recognise(text).parse(text, geometry);
        return switch (result) {
            case ParseResult.Bad bad -> throw new UsageException("usage.base", messages.text(bad));
            case ParseResult.Ok ok -> {
                Values.refuseIf(!ok.grid().isSolved(), "usage.base", messages.text("usage.base-incomplete"));
                yield new ShuffleMethod(ok.grid());
            }
        };
    }
}
