package io.shudu.core.format.file;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.kinds.HodokuFormat;
import io.shudu.core.format.kinds.JsonFormat;
import io.shudu.core.format.kinds.KaggleCsvFormat;
import io.shudu.core.format.kinds.LineFormat;
import io.shudu.core.format.kinds.LinkFormat;
import io.shudu.core.format.kinds.SeparatedFormat;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Geometry;
import org.jspecify.annotations.Nullable;

/** The formats that fit on one line: in a file with a puzzle on each line, each may be of another of them. */
public final class LineFormats {
    private static final GridFormat LINE = new LineFormat();
    private static final GridFormat HODOKU = new HodokuFormat();
    private static final GridFormat JSON = new JsonFormat();
    private static final GridFormat KAGGLE = new KaggleCsvFormat();
    private static final GridFormat LINK = new LinkFormat();
    private static final GridFormat SEPARATED = new SeparatedFormat();

    private LineFormats() {}

    /** Reads a line that is no remark. */
    public static ParseResult parse(String line, @Nullable GridFormat format, @Nullable Geometry expected) {
        GridFormat of = format == null ? recognise(line) : format;
        return of.parse(line, expected);
    }

    private static GridFormat recognise(String line) {
        if (HodokuFormat.isLine(line)) {
            return HODOKU;
        }
        if (line.charAt(TextLines.firstSign(line)) == '{') {
            return JSON;
        }
        if (LinkFormat.isLink(line)) {
            return LINK;
        }
        if (SeparatedFormat.isGrid(line)) {
            return SEPARATED;
        }
        return line.indexOf(',') >= 0 && KaggleCsvFormat.isRow(line) ? KAGGLE : LINE;
    }
}
