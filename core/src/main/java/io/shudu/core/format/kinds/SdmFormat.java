package io.shudu.core.format.kinds;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.jspecify.annotations.Nullable;

/** The line of {@code .sdm} collections: as {@link LineFormat}, with {@code 0} for an empty cell. */
public final class SdmFormat implements GridFormat {
    private final LineFormat line = new LineFormat("sdm", '0');

    /** The format. */
    public SdmFormat() {}

    @Override
    public String id() {
        return line.id();
    }

    @Override
    public Extent extent() {
        return line.extent();
    }

    @Override
    public boolean recognises(String text) {
        String first = Sketch.firstLine(text);
        String run = LineFormat.run(first, 1).text();
        return LineFormat.startsWithGrid(first) && run.indexOf('0') >= 0 && run.indexOf('.') < 0;
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return line.parse(text, expected);
    }

    @Override
    public String write(Grid grid) {
        return line.write(grid);
    }
}
