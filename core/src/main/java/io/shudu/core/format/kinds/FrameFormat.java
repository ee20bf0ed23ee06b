package io.shudu.core.format.kinds;

import io.shudu.core.format.piece.Sketch;

/**
 * A grid with a frame around every cell, double at the edges of bands; an empty cell is blank:
 *
 * <pre>
 * +=+=+=+=+
 * |1| | |4|
 * +-+-+-+-+
 * | |4|1| |
 * +=+=+=+=+
 * </pre>
 *
 * <p>Carries digits, all as givens, and the shape of boxes.
 */
public final class FrameFormat extends FramedFormat {
    /** The format. */
    public FrameFormat() {
        super("frame", "", "");
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).isFramed();
    }
}
