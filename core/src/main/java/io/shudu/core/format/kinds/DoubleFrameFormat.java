package io.shudu.core.format.kinds;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.FrameText;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * A grid with a wide frame around every cell, double at the edges of boxes; an empty cell is blank:
 *
 * <pre>
 * ++=====+=====++=====+=====++
 * ||  1  |     ||     |  4  ||
 * ++-----+-----++-----+-----++
 * ||     |  4  ||  1  |     ||
 * ++=====+=====++=====+=====++
 * </pre>
 *
 * <p>Carries digits, all as givens, and the shape of boxes.
 */
public final class DoubleFrameFormat implements GridFormat {
    /** The format. */
    public DoubleFrameFormat() {}

    @Override
    public String id() {
        return "double-frame";
    }

    @Override
    public Extent extent() {
        return Extent.BLOCK;
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).isDoubleFramed();
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return FrameText.parse(text, expected);
    }

    @Override
    public String write(Grid grid) {
        return FrameText.write(grid, "  ", "|");
    }
}
