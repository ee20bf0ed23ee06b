package io.shudu.core.format.file;

import io.shudu.core.format.GridReader;
import io.shudu.core.format.ParseResult;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Puzzles with nothing but remarks between them, each on one line or on several. */
public final class SeparateEntries implements Entries {
    private final LineBuffer lines;
    private final ToIntFunction<LineBuffer> extent;
    private final Function<String, ParseResult> reading;

    /**
     * Reads when asked for an entry.
     *
     * @param extent how many of the next lines are one puzzle
     * @param reading reads the text of one puzzle
     */
    public SeparateEntries(LineBuffer lines, ToIntFunction<LineBuffer> extent, Function<String, ParseResult> reading) {
        this.lines = lines;
        this.extent = extent;
        this.reading = reading;
    }

    @Override
    public GridReader.@Nullable Entry next() {
        GridReader.Entry remark = lines.takeRemark();
        if (remark != null || lines.peek() == null) {
            return remark;
        }
        int number = lines.number();
        String text = lines.take(extent.applyAsInt(lines));
        return new GridReader.Entry.Puzzle(number, text, reading.apply(text).below(number - 1));
    }
}
