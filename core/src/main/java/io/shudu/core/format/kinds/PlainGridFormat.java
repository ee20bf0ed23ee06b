package io.shudu.core.format.kinds;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.file.RowsOrGrids;
import io.shudu.core.format.piece.Block;
import io.shudu.core.format.piece.CellRow;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * A grid as rows of characters and nothing else; blanks between cells do not matter. Carries digits, all as givens.
 *
 * <p>A row of 16 or 36 characters can also be a whole grid on a line: where neither format nor board was named,
 * {@link RowsOrGrids} tells which it is.
 */
public final class PlainGridFormat implements GridFormat {
    /** The format. */
    public PlainGridFormat() {}

    @Override
    public String id() {
        return "plain";
    }

    @Override
    public Extent extent() {
        return Extent.BLOCK;
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).isGrid();
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Block.parse(text, CellRow::ofSymbols, Block.Edges.PLAIN, expected);
    }

    @Override
    public String write(Grid grid) {
        return rows(DigitRun.write(grid, '.'), grid.geometry().side());
    }

    /** Breaks a run of cells into rows. */
    public static String rows(String run, int side) {
        StringBuilder text = new StringBuilder();
        for (int from = 0; from < run.length(); from += side) {
            text.append(run, from, from + side).append('\n');
        }
        return text.toString();
    }
}
