package io.shudu.core.format.kinds;

import io.shudu.core.format.piece.Sketch;

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
public final class DoubleFrameFormat extends FramedFormat {
    /** The format. */
    public DoubleFrameFormat() {
        super("double-frame", "  ", "|");
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).isDoubleFramed();
    }
}
