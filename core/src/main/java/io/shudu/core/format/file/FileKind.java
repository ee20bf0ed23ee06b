package io.shudu.core.format.file;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridFormats;
import io.shudu.core.format.kinds.HodokuFormat;
import io.shudu.core.format.kinds.JsonFormat;
import io.shudu.core.format.kinds.KaggleCsvFormat;
import io.shudu.core.format.kinds.LineFormat;
import io.shudu.core.format.kinds.LinkFormat;
import io.shudu.core.format.kinds.OpenSudokuFormat;
import io.shudu.core.format.kinds.OpenSudokuGames;
import io.shudu.core.format.kinds.SeparatedFormat;
import io.shudu.core.format.piece.BlankCells;
import io.shudu.core.format.piece.Borders;
import io.shudu.core.format.piece.CellRow;
import io.shudu.core.format.piece.Commas;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How puzzles follow each other in a file. */
public enum FileKind {
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
    public static final int LOOK_AHEAD = 2 * Geometry.MAX_SIDE + 2;
    /** Longer than any row with all its pencil marks and borders; cutting up a longer line would only cost memory. */
    private static final int LONGEST_ROW = 1 << 14;

    /**
     * The kind of file that begins with these lines, the first of which is no remark.
     *
     * @param format what puzzles are written in, or null to tell it from the lines
     * @param expected the board that they must be on, or null to tell it from the lines
     */
    public static FileKind of(LineBuffer lines, @Nullable GridFormat format, @Nullable Geometry expected) {
        String first = lines.peek();
        if (first == null) {
            return LINES;
        }
        if (format == null) {
            return byContent(first, lines, expected);
        }
        return switch (format.extent()) {
            case LINE -> format instanceof KaggleCsvFormat ? CSV : format instanceof JsonFormat ? json(first) : LINES;
            case BLOCK -> BLOCKS;
            case DOCUMENT -> XML_DOCUMENT;
        };
    }

    private static FileKind byContent(String first, LineBuffer lines, @Nullable Geometry expected) {
        char sign = Sketch.firstSign(first);
        if (sign == '<') {
            return XML_DOCUMENT;
        }
        if (SeparatedFormat.isOnlyGrid(first) || (SeparatedFormat.isGrid(first) && !isFollowed(lines))) {
            return LINES;
        }
        if (Commas.isRow(first)) {
            return BLOCKS;
        }
        if (sign == '{' || sign == '[') {
            return Sketch.isSection(first) ? BLOCKS : json(first);
        }
        if (HodokuFormat.isLine(first) || LinkFormat.isLink(first)) {
            return LINES;
        }
        return KaggleCsvFormat.header(first) != null ? CSV : rowsOrLines(lines, expected);
    }

    /** Whether more follows: 16 cells are a row of a 16×16 board if there are others, else a 4×4 grid. */
    private static boolean isFollowed(LineBuffer lines) {
        List<String> two = lines.peek(2);
        return two.size() == 2 && !TextLines.isRemark(two.get(1));
    }

    /** An object a line ends where the line ends. */
    private static FileKind json(String first) {
        String line = TextLines.trim(first);
        return line.startsWith("{") && line.endsWith("}") ? LINES : JSON_DOCUMENT;
    }

    /** Lets the lines vote, since the first one may be the damaged one. */
    private static FileKind rowsOrLines(LineBuffer lines, @Nullable Geometry expected) {
        if (BlankCells.side(lines.peek(LOOK_AHEAD)) > 0) {
            return BLOCKS;
        }
        boolean longRows = RowsOrGrids.areRows(lines, LOOK_AHEAD);
        int rows = 0;
        int grids = 0;
        for (String line : lines.peek(LOOK_AHEAD)) {
            if (TextLines.isRemark(line)) {
                continue;
            }
            boolean row = isRow(line, longRows, expected);
            rows += row ? 1 : 0;
            grids += !row && isGrid(line) ? 1 : 0;
        }
        return rows > grids ? BLOCKS : LINES;
    }

    /** Whether a line is a row rather than a grid: what it can be of a board that was named, it is. */
    private static boolean isRow(String line, boolean longRows, @Nullable Geometry expected) {
        if (expected != null && LineFormat.run(line, 1).text().length() == expected.cellCount()) {
            return false;
        }
        if (expected != null && isRowOf(expected, line)) {
            return true;
        }
        return RowsOrGrids.isEither(line) ? longRows : isRow(line);
    }

    private static boolean isRowOf(Geometry board, String line) {
        return line.length() <= LONGEST_ROW
                && (CellRow.ofSymbols(line, 1).size() == board.side()
                        || CellRow.ofGroups(line, 1).size() == board.side())
                && hasCells(line, board.side());
    }

    private static boolean isGrid(String line) {
        return LineFormat.startsWithGrid(line) || HodokuFormat.isLine(line) || Sketch.firstSign(line) == '{';
    }

    /** Whether a line is drawn, names a section, or has as many cells as a row, most of them with digits for it. */
    private static boolean isRow(String line) {
        if (Borders.isRule(line) || Borders.hasBar(line) || Sketch.isSection(line) || Commas.isRow(line)) {
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

    /** The entries of a file of this kind. */
    public Entries entries(LineBuffer lines, @Nullable GridFormat format, @Nullable Geometry expected) {
        return switch (this) {
            case LINES -> new SeparateEntries(lines, next -> 1, line -> LineFormats.parse(line, format, expected));
            case CSV -> {
                KaggleCsvFormat.Columns columns = columns(lines);
                yield new SeparateEntries(lines, next -> 1, row -> KaggleCsvFormat.parseRow(row, columns, expected));
            }
            case BLOCKS ->
                new SeparateEntries(lines, BlockExtent::of, block -> {
                    GridFormat of = format == null ? GridFormats.recognise(block) : format;
                    return of.parse(block, expected);
                });
            case JSON_DOCUMENT -> new DocumentEntries("json", lines, expected, JsonObjects::new);
            case XML_DOCUMENT -> new DocumentEntries(OpenSudokuFormat.ID, lines, expected, OpenSudokuGames::new);
        };
    }

    /** The columns that the header of a CSV file names, which is then taken; the usual ones if it has none. */
    private static KaggleCsvFormat.Columns columns(LineBuffer lines) {
        String first = lines.peek();
        KaggleCsvFormat.Columns named = first == null ? null : KaggleCsvFormat.header(first);
        if (named == null) {
            return KaggleCsvFormat.Columns.USUAL;
        }
        lines.take();
        return named;
    }
}
