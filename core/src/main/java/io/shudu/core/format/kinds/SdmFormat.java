package io.shudu.core.format.kinds;

import io.shudu.core.format.piece.Sketch;

/** The line of {@code .sdm} collections: as {@link LineFormat}, with {@code 0} for an empty cell. */
public final class SdmFormat extends LineFormat {
    /** The format. */
    public SdmFormat() {
        super("sdm", '0');
    }

    @Override
    public boolean recognises(String text) {
        String first = Sketch.firstLine(text);
        String run = run(first, 1).text();
        return startsWithGrid(first) && run.indexOf('0') >= 0 && run.indexOf('.') < 0;
    }
}
