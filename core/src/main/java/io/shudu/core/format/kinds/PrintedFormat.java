package io.shudu.core.format.kinds;

import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.CellRow;
import io.shudu.core.format.piece.PrintedRows;
import io.shudu.core.grid.Geometry;
import org.jspecify.annotations.Nullable;

/** A grid over several lines, one character a cell: all of these are read alike. */
abstract class PrintedFormat extends NamedFormat {
    PrintedFormat(String id) {
        super(id, Extent.BLOCK);
    }

    @Override
    public final ParseResult parse(String text, @Nullable Geometry expected) {
        return PrintedRows.parse(text, CellRow::ofSymbols, PrintedRows.Edges.PLAIN, expected);
    }
}
