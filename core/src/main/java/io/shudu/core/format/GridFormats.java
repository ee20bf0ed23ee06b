package io.shudu.core.format;

import io.shudu.core.format.kinds.BorderedGridFormat;
import io.shudu.core.format.kinds.DoubleFrameFormat;
import io.shudu.core.format.kinds.FrameFormat;
import io.shudu.core.format.kinds.HodokuFormat;
import io.shudu.core.format.kinds.JsonFormat;
import io.shudu.core.format.kinds.KaggleCsvFormat;
import io.shudu.core.format.kinds.LineFormat;
import io.shudu.core.format.kinds.LinkFormat;
import io.shudu.core.format.kinds.OpenSudokuFormat;
import io.shudu.core.format.kinds.PencilmarkFormat;
import io.shudu.core.format.kinds.PlainGridFormat;
import io.shudu.core.format.kinds.SdkFormat;
import io.shudu.core.format.kinds.SdmFormat;
import io.shudu.core.format.kinds.SeparatedFormat;
import io.shudu.core.format.kinds.SimpleSudokuFormat;
import io.shudu.core.format.kinds.SpacedFormat;
import io.shudu.core.grid.Named;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All text formats, in the order that a text is tried for them: the most telling first, the line last. */
public final class GridFormats {
    private static final List<GridFormat> ALL = List.of(
            new OpenSudokuFormat(),
            new SeparatedFormat(),
            new JsonFormat(),
            new KaggleCsvFormat(),
            new HodokuFormat(),
            new SdkFormat(),
            new LinkFormat(),
            new DoubleFrameFormat(),
            new FrameFormat(),
            new PencilmarkFormat(),
            new SimpleSudokuFormat(),
            new BorderedGridFormat(),
            new SpacedFormat(),
            new PlainGridFormat(),
            new SdmFormat(),
            new LineFormat());

    private GridFormats() {}

    /** Every format. */
    public static List<GridFormat> all() {
        return ALL;
    }

    /** The format with an id such as {@code sdk}, or null if there is none. */
    public static @Nullable GridFormat byId(String id) {
        return Named.byId(id, ALL);
    }

    /** The format that a text with one grid looks like, even if it is damaged; a line if it looks like nothing. */
    public static GridFormat recognise(String text) {
        int i = 0;
        // Ends at the last one, the line, which takes everything.
        while (!ALL.get(i).recognises(text)) {
            i++;
        }
        return ALL.get(i);
    }
}
