package io.shudu.core.format.piece;

import io.shudu.core.grid.Symbols;
import java.util.ArrayList;
import java.util.List;

/** One printed row of a grid, cut into cells. */
public final class CellRow {
    /**
     * What stands in a cell.
     *
     * @param text its characters, without blanks around them
     * @param column where they stand, from 1
     * @param bars how many bars were drawn since the cell before
     */
    public record Cell(String text, int column, int bars) {}

    /** A way to cut a line into cells. */
    public interface Cut {
        /** The row in a line. */
        CellRow row(String line, int number);
    }

    private final String source;
    private final int line;
    private final List<Cell> cells = new ArrayList<>();
    /** Whether gaps between cells may show boxes. */
    private boolean measured = true;

    private CellRow(String source, int line) {
        this.source = source;
        this.line = line;
    }

    /** Takes every character that is no blank and no bar for a cell. */
    public static CellRow ofSymbols(String line, int number) {
        return cut(line, number, false);
    }

    /** Takes what stands between blanks or bars for a cell. */
    public static CellRow ofGroups(String line, int number) {
        return cut(line, number, true);
    }

    private static CellRow cut(String line, int number, boolean groups) {
        CellRow row = new CellRow(line, number);
        int bars = 0;
        int i = 0;
        while (i < line.length()) {
            char c = line.charAt(i);
            if (isGap(c)) {
                bars += TextLines.isBlank(c) ? 0 : 1;
                i++;
                continue;
            }
            int end = i + Piece.characterAt(line, i).length();
            while (groups && end < line.length() && !isGap(line.charAt(end))) {
                end++;
            }
            row.cells.add(new Cell(line.substring(i, end), i + 1, bars));
            bars = 0;
            i = end;
        }
        return row;
    }

    private static boolean isGap(char c) {
        return TextLines.isBlank(c) || Borders.isBar(c);
    }

    /** Takes what stands between commas for a cell, even if that is blank; numbers above 9 become symbols. */
    public static CellRow ofFields(String line, int number) {
        CellRow row = new CellRow(line, number);
        row.measured = false;
        int from = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i < line.length() && !Commas.isComma(line.charAt(i))) {
                continue;
            }
            String text = Commas.inside(line.substring(from, i));
            int column = text.isEmpty() ? from : line.indexOf(text, from);
            row.cells.add(new Cell(Commas.symbol(text), column + 1, 0));
            from = i + 1;
        }
        if (Commas.endsRow(row)) {
            row.cells.remove(row.size() - 1);
        }
        return row;
    }

    /** Takes each of the first characters for a cell, blanks too; a short line is filled up with empty cells. */
    public static CellRow ofPlaces(String line, int number, int side) {
        CellRow row = new CellRow(line, number);
        row.measured = false;
        for (int i = 0; i < side; i++) {
            String text = i < line.length() ? TextLines.trim(line.substring(i, i + 1)) : "";
            row.cells.add(new Cell(text, Math.min(i, line.length()) + 1, 0));
        }
        return row;
    }

    /** Takes what stands between two bars for a cell, even if that is blank; nothing at all makes a double bar. */
    public static CellRow ofFrame(String line, int number) {
        CellRow row = new CellRow(line, number);
        int from = TextLines.firstSign(line);
        int bars = 0;
        for (int i = from; i <= line.length(); i++) {
            if (i < line.length() && !Borders.isBar(line.charAt(i))) {
                continue;
            }
            String content = TextLines.trim(line.substring(from, i));
            boolean inside = bars + row.cells.size() > 0 && i < line.length();
            if (!content.isEmpty() || (inside && i > from)) {
                int column = content.isEmpty() ? from : from + TextLines.firstSign(line.substring(from, i));
                row.cells.add(new Cell(content, column + 1, bars));
                bars = 0;
            }
            bars++;
            from = i + 1;
        }
        return row;
    }

    public int line() {
        return line;
    }

    public int size() {
        return cells.size();
    }

    public Cell cell(int index) {
        return cells.get(index);
    }

    /** How many cells are blank or hold one symbol. */
    public int fitting() {
        int fitting = 0;
        for (Cell cell : cells) {
            String text = cell.text();
            fitting += text.isEmpty() || (text.length() == 1 && Symbols.digit(text.charAt(0)) >= 0) ? 1 : 0;
        }
        return fitting;
    }

    /** What stands in a cell, able to say where. */
    public Piece piece(int index) {
        Cell cell = cells.get(index);
        return Piece.inLine(cell.text(), line, cell.column());
    }

    /**
     * The cells a box is wide if this row shows it by bars of one kind, or by gaps wider than others; 0 if not.
     *
     * @param mark how many bars stand between boxes, 0 if wider gaps do
     */
    public int boxColumns(int mark) {
        if (!measured) {
            return 0;
        }
        int narrow = Integer.MAX_VALUE;
        for (int i = 1; i < cells.size(); i++) {
            narrow = Math.min(narrow, gap(i));
        }
        int width = 0;
        int last = 0;
        for (int i = 1; i <= cells.size(); i++) {
            boolean edge = i == cells.size()
                    || (mark == 0 ? gap(i) > narrow : cells.get(i).bars() >= mark);
            if (edge) {
                if (width != 0 && i - last != width) {
                    return 0;
                }
                width = i - last;
                last = i;
            }
        }
        return width;
    }

    private int gap(int index) {
        return cells.get(index).column() - cells.get(index - 1).column();
    }

    public boolean hasBars() {
        return Borders.hasBar(source);
    }
}
