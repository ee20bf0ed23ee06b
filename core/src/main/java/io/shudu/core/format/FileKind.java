package io.shudu.core.format;

import io.shudu.core.grid.Geometry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How puzzles follow each other in a file. */
enum FileKind {
    /** One puzzle a line. */
    LINES,
    /** One puzzle a row, with a header above that names the columns. */
    CSV,
    /** Several lines a puzzle. */
    BLOCKS,
    /** JSON objects over several lines, or an array of them. */
    JSON_DOCUMENT,
    /** XML. */
    XML_DOCUMENT;

    /** Lines looked at to tell the kind; enough for a grid of the largest size with all its frames. */
    private static final int LOOK_AHEAD = 2 * Geometry.MAX_SIDE + 2;

    /** The kind of file that begins with these lines, the first of which is no remark. */
    static FileKind of(LineBuffer lines, @Nullable GridFormat format) {
        String first = lines.peek();
        if (first == null) {
            return LINES;
        }
        if (format == null) {
            return byContent(first, lines.peek(LOOK_AHEAD));
        }
        return switch (format.extent()) {
            case LINE -> format instanceof KaggleCsvFormat ? CSV : format instanceof JsonFormat ? json(first) : LINES;
            case BLOCK -> BLOCKS;
            case DOCUMENT -> XML_DOCUMENT;
        };
    }

    private static FileKind byContent(String first, List<String> lines) {
        char sign = Sketch.firstSign(first);
        if (sign == '<') {
            return XML_DOCUMENT;
        }
        if (sign == '{' || sign == '[') {
            return Sketch.isSection(first) ? BLOCKS : json(first);
        }
        if (HodokuFormat.isLine(first)) {
            return LINES;
        }
        return KaggleCsvFormat.header(first) != null ? CSV : rowsOrLines(lines);
    }

    /** An object a line ends where the line ends. */
    private static FileKind json(String first) {
        String line = TextLines.trim(first);
        return line.startsWith("{") && line.endsWith("}") ? LINES : JSON_DOCUMENT;
    }

    /** Lets the lines vote, since the first one may be the damaged one. */
    private static FileKind rowsOrLines(List<String> lines) {
        int rows = 0;
        int grids = 0;
        List<String> either = new ArrayList<>();
        for (String line : lines) {
            if (TextLines.isRemark(line)) {
                continue;
            }
            if (isAmbiguous(line)) {
                either.add(LineFormat.run(line, 1).text());
            } else if (Borders.isRule(line) || Sketch.isSection(line) || isRow(line)) {
                rows++;
            } else if (LineFormat.startsWithGrid(line) || HodokuFormat.isLine(line) || Sketch.firstSign(line) == '{') {
                grids++;
            }
        }
        if (!either.isEmpty()) {
            if (areRows(either)) {
                rows += either.size();
            } else {
                grids += either.size();
            }
        }
        return rows > grids ? BLOCKS : LINES;
    }

    /** Whether a line is as long as a row of one board (16, 36) and as all cells of another (4×4, 6×6). */
    private static boolean isAmbiguous(String line) {
        String run = LineFormat.run(line, 1).text();
        return Geometry.isSide(run.length())
                && Geometry.sideOfCells(run.length()) != 0
                && TextLines.trim(line).length() == run.length();
    }

    /**
     * Whether ambiguous lines are rows: a digit too large for the small board shows it, if most lines have one or if
     * there are exactly the rows of the large board. One such digit among some lines is rather a slip.
     */
    private static boolean areRows(List<String> either) {
        int length = either.get(0).length();
        int side = Geometry.sideOfCells(length);
        int tooLarge = 0;
        for (String line : either) {
            tooLarge += LineFormat.fits(line, side) ? 0 : 1;
        }
        return 2 * tooLarge > either.size() || (tooLarge > 0 && either.size() == length);
    }

    private static boolean isRow(String line) {
        CellRow cells = Borders.hasBar(line) ? CellRow.ofGroups(line, 1) : CellRow.ofSymbols(line, 1);
        boolean grouped = Borders.hasBar(line)
                || Geometry.isSide(CellRow.ofGroups(line, 1).size());
        return grouped || (Geometry.isSide(cells.size()) && !LineFormat.startsWithGrid(line));
    }
}
