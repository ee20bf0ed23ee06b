package io.shudu.core.format.file;

import io.shudu.core.format.kinds.SdkFormat;
import io.shudu.core.format.kinds.SimpleSudokuFormat;
import io.shudu.core.format.piece.BlankCells;
import io.shudu.core.format.piece.Borders;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Geometry;
import java.util.List;

/**
 * How many of the next lines belong to one printed grid. Grids are separated by remarks or follow each other at once;
 * what is damaged should neither swallow its neighbours nor fall into pieces.
 */
public final class BlockExtent {
    /** Enough for two grids of the largest size, each with a frame around every row. */
    private static final int LONGEST_RUN = 5 * Geometry.MAX_SIDE;

    /** Enough for a grid with a line for each of its cells below it; keeps hostile files out of the memory. */
    private static final int LONGEST = 2 * Geometry.MAX_SIDE * Geometry.MAX_SIDE + LONGEST_RUN;

    private final LineBuffer buffer;
    private List<String> lines;

    private BlockExtent(LineBuffer buffer) {
        this.buffer = buffer;
        this.lines = buffer.peek(LONGEST_RUN);
    }

    /** The number of lines, at least 1. The first line must be there and be no remark. */
    public static int of(LineBuffer buffer) {
        BlockExtent extent = new BlockExtent(buffer);
        int blankCells = BlankCells.side(extent.lines);
        if (blankCells > 0) {
            return blankCells;
        }
        int end = extent.gridEnd(0);
        while (extent.sectionAt(end) > 0) {
            end = extent.gridEnd(extent.sectionAt(end));
        }
        return Math.max(1, extent.marksEnd(end));
    }

    /** The end of a grid that begins at a line, its section's name included. */
    private int gridEnd(int start) {
        int from = start;
        if (isAt(from) && Sketch.isSection(lines.get(from))) {
            from++;
        }
        int runEnd = runEnd(from);
        Sketch run = Sketch.of(lines.subList(from, runEnd));
        int side = run.side();
        if (side == 0 || run.rows() == side) {
            return runEnd;
        }
        if (run.rows() >= 2 * side) {
            return rowsEnd(from, side);
        }
        boolean open = run.rows() < side && !Borders.isRule(lines.get(from));
        return open ? bandsEnd(runEnd, run.rows(), side) : runEnd;
    }

    /** Whether there is such a line; looks further ahead if need be. */
    private boolean isAt(int index) {
        if (index >= lines.size() && index < LONGEST) {
            lines = buffer.peek(2 * index);
        }
        return index < Math.min(lines.size(), LONGEST);
    }

    private boolean isContent(int index) {
        return isAt(index) && !TextLines.isRemark(lines.get(index));
    }

    /** The end of lines that follow each other without a remark; two rules in a row end one grid and begin another. */
    private int runEnd(int from) {
        boolean rows = false;
        boolean rules = false;
        int i = from;
        while (i - from < LONGEST_RUN && isContent(i) && !Sketch.isSection(lines.get(i))) {
            boolean rule = Borders.isRule(lines.get(i));
            boolean second = rule && i > from && Borders.isRule(lines.get(i - 1));
            boolean mark = rules && rows && SimpleSudokuFormat.isMark(lines.get(i));
            if (mark || (second && rows)) {
                return i;
            }
            rows |= !rule;
            rules |= rule;
            i++;
        }
        return i;
    }

    /** The end of the first of several grids in one run: so many rows, and the rule below if there is one above. */
    private int rowsEnd(int from, int side) {
        int rows = 0;
        int i = from;
        while (rows < side) {
            rows += Borders.isRule(lines.get(i)) ? 0 : 1;
            i++;
        }
        boolean closing = Borders.isRule(lines.get(from)) && Borders.isRule(lines.get(i));
        return closing ? i + 1 : i;
    }

    /**
     * The end of a grid with an empty line between its bands. Runs of rows belong to one grid if they are as long as a
     * band could be; a run as long as the side is a grid of its own, after one that was cut off.
     */
    private int bandsEnd(int firstEnd, int firstRows, int side) {
        int nextRows = bandRows(firstEnd, side);
        int band = Math.max(firstRows, nextRows);
        if (nextRows == 0 || band < 2 || side % band != 0 || band == side) {
            return firstEnd;
        }
        int end = firstEnd;
        for (int i = 1; i < side / band && bandRows(end, side) > 0; i++) {
            end = runEnd(end + 1);
        }
        return end;
    }

    /** Rows of the run behind one empty line, 0 unless it may be a band of a grid of this side. */
    private int bandRows(int blank, int side) {
        if (!isAt(blank) || !TextLines.isBlank(lines.get(blank)) || !isContent(blank + 1)) {
            return 0;
        }
        // First the end: finding it may look further ahead and so replace the lines.
        int end = runEnd(blank + 1);
        Sketch run = Sketch.of(lines.subList(blank + 1, end));
        return run.rows() < side && run.side() == side ? run.rows() : 0;
    }

    /** The line of a section that continues the puzzle behind a line, 0 if there is none. */
    private int sectionAt(int end) {
        int i = end;
        while (isAt(i) && TextLines.isBlank(lines.get(i))) {
            i++;
        }
        boolean continues = isAt(i) && Sketch.isSection(lines.get(i)) && !SdkFormat.isPuzzle(lines.get(i));
        return continues ? i : 0;
    }

    /** The end of Simple Sudoku's marks below a frame, or the same line. */
    private int marksEnd(int end) {
        int i = isAt(end) && TextLines.isBlank(lines.get(end)) ? end + 1 : end;
        boolean framed = end > 0 && Borders.isRule(lines.get(end - 1));
        if (!framed || !isAt(i) || !SimpleSudokuFormat.isMark(lines.get(i))) {
            return end;
        }
        while (isAt(i) && SimpleSudokuFormat.isMark(lines.get(i))) {
            i++;
        }
        return i;
    }
}
