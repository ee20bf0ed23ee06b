package io.shudu.cli.command;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.UsageException;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.WholeNumbers;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that name a board: {@code --size} and {@code --box}. */
public final class Boards {
    @Option(names = "--size", paramLabel = "N")
    @Nullable
    public String size;

    @Option(names = "--box", paramLabel = "RxC")
    @Nullable
    public String box;

    /** The board asked for, or null if none was. */
    @Nullable
    public Geometry geometry(Messages messages) {
        if (box != null) {
            Geometry geometry = Geometry.ofBox(box);
            if (geometry == null) {
                throw new UsageException(messages.text("usage.box", box));
            }
            if (size != null && !size.equals(String.valueOf(geometry.side()))) {
                throw new UsageException(messages.text("usage.size-box", size, box));
            }
            return geometry;
        }
        if (size == null) {
            return null;
        }
        int side = WholeNumbers.parse(size, 0, Geometry.MAX_SIDE);
        if (side < 0 || !Geometry.isSide(side)) {
            throw new UsageException(messages.text("usage.size", size));
        }
        return Geometry.ofSide(side);
    }

    /** The board asked for, or the usual one. */
    public Geometry geometryOrClassic(Messages messages) {
        Geometry named = geometry(messages);
        return named == null ? Geometry.CLASSIC : named;
    }
}
