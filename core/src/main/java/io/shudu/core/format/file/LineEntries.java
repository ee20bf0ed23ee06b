package io.shudu.core.format.file;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridReader;
import io.shudu.core.format.kinds.HodokuFormat;
import io.shudu.core.format.kinds.JsonFormat;
import io.shudu.core.format.kinds.KaggleCsvFormat;
import io.shudu.core.format.kinds.LineFormat;
import io.shudu.core.format.kinds.LinkFormat;
import io.shudu.core.format.kinds.SeparatedFormat;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Geometry;
import org.jspecify.annotations.Nullable;

/** The puzzles of a file with one on each line; each line may be of another of the formats that fit on one. */
public final class LineEntries implements Entries {
    private static final GridFormat LINE = new LineFormat();
    private static final GridFormat HODOKU = new HodokuFormat();
    private static final GridFormat JSON = new JsonFormat();
    private static final GridFormat KAGGLE = new KaggleCsvFormat();
    private static final GridFormat LINK = new LinkFormat();
    private static final GridFormat SEPARATED = new SeparatedFormat();

    private final LineBuffer lines;
    private final @Nullable GridFormat format;
    private final @Nullable Geometry expected;

    public LineEntries(LineBuffer lines, @Nullable GridFormat format, @Nullable Geometry expected) {
        this.lines = lines;
        this.format = format;
        this.expected = expected;
    }

    @Override
    public GridReader.@Nullable Entry next() {
        GridReader.Entry remark = lines.takeRemark();
        int number = lines.number();
        String line = remark == null ? lines.take() : null;
        return line == null ? remark : puzzle(line, number, format, expected);
    }

    /** The puzzle in a line that is no remark. */
    public static GridReader.Entry puzzle(
            String line, int number, @Nullable GridFormat format, @Nullable Geometry expected) {
        GridFormat of = format == null ? recognise(line) : format;
        return BlockEntries.entry(number, line, of.parse(line, expected));
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
