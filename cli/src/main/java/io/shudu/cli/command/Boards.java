package io.shudu.cli.command;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.WholeNumbers;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that name a board: {@code --size} and {@code --box}. */
public final class Boards {
    @Option(names = "--size", paramLabel = "N")
    public @Nullable String size;

    @Option(names = "--box", paramLabel = "RxC")
    public @Nullable String box;

    /** The board asked for, or null if none was. */
    public @Nullable Geometry geometry() {
        if (box != null) {
            Geometry geometry = Values.found(Geometry.ofBox(box), "usage.box", box);
            Values.refuseIf(size != null && !size.equals(String.valueOf(geometry.side())), "usage.size-box", size, box);
            return geometry;
        }
        if (size == null) {
            return null;
        }
        int side = WholeNumbers.parse(size, 0, Geometry.MAX_SIDE);
        Values.refuseIf(side < 0 || !Geometry.isSide(side), "usage.size", size);
        return Geometry.ofSide(side);
    }

    /** The board asked for, or the usual one. */
    public Geometry geometryOrClassic() {
        return Objects.requireNonNullElse(geometry(), Geometry.CLASSIC);
    }
}
