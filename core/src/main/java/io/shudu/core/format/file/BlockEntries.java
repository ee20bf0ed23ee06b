package io.shudu.core.format.file;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.format.GridReader;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Geometry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The puzzles of a file with several lines for each. */
public final class BlockEntries implements Entries {
    private final LineBuffer lines;
    private final @Nullable GridFormat format;
    private final @Nullable Geometry expected;

    public BlockEntries(LineBuffer lines, @Nullable GridFormat format, @Nullable Geometry expected) {
        this.lines = lines;
        this.format = format;
        this.expected = expected;
    }

    @Override
    public GridReader.@Nullable Entry next() {
        GridReader.Entry remark = lines.takeRemark();
        if (remark != null || lines.peek() == null) {
            return remark;
        }
        int number = lines.number();
        List<String> block = lines.peek(BlockExtent.of(lines));
        StringBuilder joined = new StringBuilder();
        for (String line : block) {
            joined.append(joined.isEmpty() ? "" : "\n").append(line);
            lines.take();
        }
        String text = joined.toString();
        GridFormat of = format == null ? GridFormats.recognise(text) : format;
        return entry(number, text, of.parse(text, expected));
    }

    /** A puzzle whose text begins at a line of the file. */
    public static GridReader.Entry entry(int number, String text, ParseResult result) {
        ParseResult inFile = result instanceof ParseResult.Bad bad ? bad.below(number - 1) : result;
        return new GridReader.Entry.Puzzle(number, text, inFile);
    }
}
