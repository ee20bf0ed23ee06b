package io.shudu.core.format.kinds;

import io.shudu.core.format.file.RowsOrGrids;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.grid.Grid;

/**
 * A grid as rows of characters and nothing else; blanks between cells do not matter. Carries digits, all as givens.
 *
 * <p>A row of 16 or 36 characters can also be a whole grid on a line: where neither format nor board was named,
 * {@link RowsOrGrids} tells which it is.
 */
public final class PlainGridFormat extends PrintedFormat {
    /** The format. */
    public PlainGridFormat() {
        super("plain");
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).isGrid();
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
