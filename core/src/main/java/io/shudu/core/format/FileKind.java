package io.shudu.core.format;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
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
    static final int LOOK_AHEAD = 2 * Geometry.MAX_SIDE + 2;
    /** Longer than any row with all its pencil marks and borders; cutting up a longer line would only cost memory. */
    private static final int LONGEST_ROW = 1 << 14;

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
        boolean longRows = areRows(firstAmbiguousRun(lines));
        int rows = 0;
        int grids = 0;
        for (String line : lines) {
            if (TextLines.isRemark(line)) {
                continue;
            }
            boolean row = isAmbiguous(line) ? longRows : isRow(line);
            rows += row ? 1 : 0;
            grids += !row && isGrid(line) ? 1 : 0;
        }
        return rows > grids ? BLOCKS : LINES;
    }

    private static boolean isGrid(String line) {
        return LineFormat.startsWithGrid(line) || HodokuFormat.isLine(line) || Sketch.firstSign(line) == '{';
    }

    /** Whether a line is as long as a row of one board (16, 36) and as all cells of another (4×4, 6×6). */
    private static boolean isAmbiguous(String line) {
        String run = LineFormat.run(line, 1).text();
        return Geometry.isSide(run.length())
                && Geometry.sideOfCells(run.length()) != 0
                && TextLines.trim(line).length() == run.length();
    }

    /** The first such lines that follow each other. */
    private static List<String> firstAmbiguousRun(List<String> lines) {
        List<String> run = new ArrayList<>();
        for (String line : lines) {
            if (isAmbiguous(line)) {
                run.add(TextLines.trim(line));
            } else if (!run.isEmpty()) {
                break;
            }
        }
        return run;
    }

    /**
     * Whether ambiguous lines are rows: a digit too large for the small board shows it, if most lines have one or if
     * there are exactly the rows of large boards. One such digit among some lines is rather a slip.
     */
    private static boolean areRows(List<String> run) {
        if (run.isEmpty()) {
            return false;
        }
        int length = run.get(0).length();
        int side = Geometry.sideOfCells(length);
        int tooLarge = 0;
        for (String line : run) {
            tooLarge += LineFormat.fits(line, side) ? 0 : 1;
        }
        return 2 * tooLarge > run.size() || (tooLarge > 0 && run.size() % length == 0);
    }

    /** Whether a line is drawn, names a section, or has as many cells as a row, most of them with digits for it. */
    private static boolean isRow(String line) {
        if (Borders.isRule(line) || Borders.hasBar(line) || Sketch.isSection(line)) {
            return true;
        }
        return line.length() <= LONGEST_ROW
                && !LineFormat.startsWithGrid(line)
                && (hasCells(line, CellRow.ofSymbols(line, 1).size())
                        || hasCells(line, CellRow.ofGroups(line, 1).size()));
    }

    private static boolean hasCells(String line, int side) {
        int fitting = 0;
        int others = 0;
        for (int i = 0; i < line.length(); i++) {
            int digit = Symbols.digit(line.charAt(i));
            fitting += digit >= 0 && digit <= side ? 1 : 0;
            others += digit > side || (digit < 0 && !TextLines.isBlank(line.charAt(i))) ? 1 : 0;
        }
        return Geometry.isSide(side) && fitting > others;
    }
}
