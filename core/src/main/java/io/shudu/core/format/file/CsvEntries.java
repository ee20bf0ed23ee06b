package io.shudu.core.format.file;

import io.shudu.core.format.GridReader;
import io.shudu.core.format.kinds.KaggleCsvFormat;
import io.shudu.core.grid.Geometry;
import org.jspecify.annotations.Nullable;

/** The rows of a CSV file below its header. */
public final class CsvEntries implements Entries {
    private final LineBuffer lines;
    private final @Nullable Geometry expected;
    private final KaggleCsvFormat.Columns columns;

    /** Reads the header if there is one. */
    public CsvEntries(LineBuffer lines, @Nullable Geometry expected) {
        this.lines = lines;
        this.expected = expected;
        String first = lines.peek();
        KaggleCsvFormat.Columns named = first == null ? null : KaggleCsvFormat.header(first);
        this.columns = named == null ? KaggleCsvFormat.Columns.USUAL : named;
        if (named != null) {
            lines.take();
        }
    }

    @Override
    public GridReader.@Nullable Entry next() {
        GridReader.Entry remark = lines.takeRemark();
        int number = lines.number();
        String line = remark == null ? lines.take() : null;
        if (line == null) {
            return remark;
        }
        return BlockEntries.entry(number, line, KaggleCsvFormat.parseRow(line, columns, expected));
    }
}
