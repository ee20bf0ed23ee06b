package io.shudu.core.format.file;

import io.shudu.core.format.kinds.LineFormat;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import java.util.List;

/**
 * Lines that can be read in two ways: 16 characters are a row of a 16×16 board or a whole 4×4 grid, 36 are a row of a
 * 36×36 board or a whole 6×6 grid.
 *
 * <p>What a line says decides: a digit that is too large for the small board stands in a row, and a digit that stands
 * twice in a line does not, as a row has every digit once. A puzzle on a small board has nearly always more clues than
 * digits, so that it tells. Lines that say neither, such as those of an empty board, are rows if they fill boards.
 */
public final class RowsOrGrids {
    /** Lines looked at to see whether they fill boards; a file of millions must be read as it comes. */
    private static final int MOST = 1000;

    private final LineBuffer buffer;
    private final int from;
    private final int length;
    private List<String> lines;
    private int end;

    private RowsOrGrids(LineBuffer buffer, List<String> lines, int from) {
        this.buffer = buffer;
        this.lines = lines;
        this.from = from;
        this.length = TextLines.trim(lines.get(from)).length();
        this.end = runEnd();
    }

    /** Whether a line can be read in both ways. */
    public static boolean isEither(String line) {
        String run = LineFormat.run(line, 1).text();
        return Geometry.isSide(run.length())
                && Geometry.sideOfCells(run.length()) != 0
                && TextLines.trim(line).length() == run.length();
    }

    /** Whether such lines are rows; the first of them that follow each other, among so many lines, stand for all. */
    public static boolean areRows(LineBuffer buffer, int lookAhead) {
        List<String> lines = buffer.peek(lookAhead);
        int from = 0;
        while (from < lines.size() && !isEither(lines.get(from))) {
            from++;
        }
        return from < lines.size() && new RowsOrGrids(buffer, lines, from).areRows();
    }

    /** The end of lines of one length that follow each other. */
    private int runEnd() {
        int i = from;
        while (i < lines.size()
                && isEither(lines.get(i))
                && TextLines.trim(lines.get(i)).length() == length) {
            i++;
        }
        return i;
    }

    private boolean areRows() {
        int rows = rows();
        int grids = grids();
        // Where most lines say the same, nothing has to be counted: one that does not is a slip.
        if (grids > rows || 2 * rows > end - from) {
            return rows > grids;
        }
        if (end == lines.size()) {
            lines = buffer.peek(from + MOST);
            end = runEnd();
        }
        return fillBoards() && rows() >= grids();
    }

    private boolean fillBoards() {
        int count = end - from;
        return count < length ? isInBands() : count < MOST && count % length == 0;
    }

    /** Whether an empty line stands between the bands of a board. */
    private boolean isInBands() {
        if (from > 0) {
            return false;
        }
        int rows = 0;
        for (String line : buffer.peek(BlockExtent.of(buffer))) {
            rows += TextLines.isBlank(line) ? 0 : 1;
        }
        return rows == length;
    }

    private int rows() {
        int count = 0;
        for (String line : lines.subList(from, end)) {
            count += isTooLarge(line) && !repeats(line) ? 1 : 0;
        }
        return count;
    }

    private int grids() {
        int count = 0;
        for (String line : lines.subList(from, end)) {
            count += repeats(line) && !isTooLarge(line) ? 1 : 0;
        }
        return count;
    }

    private boolean isTooLarge(String line) {
        int side = Geometry.sideOfCells(length);
        for (int i = 0; i < line.length(); i++) {
            if (Symbols.digit(line.charAt(i)) > side) {
                return true;
            }
        }
        return false;
    }

    private static boolean repeats(String line) {
        boolean[] seen = new boolean[Geometry.MAX_SIDE + 1];
        for (int i = 0; i < line.length(); i++) {
            int digit = Symbols.digit(line.charAt(i));
            if (digit > 0 && seen[digit]) {
                return true;
            }
            seen[Math.max(0, digit)] = true;
        }
        return false;
    }
}
