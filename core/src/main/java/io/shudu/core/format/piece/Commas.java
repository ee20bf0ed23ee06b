package io.shudu.core.format.piece;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import io.shudu.core.grid.WholeNumbers;

/** Cells with commas between them, as spreadsheets and lists in programs have them. */
public final class Commas {
    /** The longest text of a cell: a number of two figures. */
    private static final int LONGEST_CELL = 2;

    private Commas() {}

    /** Whether a character separates cells; Chinese texts have commas of their own. */
    public static boolean isComma(char c) {
        return c == ',' || c == ';' || c == '\uFF0C' || c == '\uFF1B' || c == '\u3001';
    }

    /** A field without blanks, quotes and brackets around it. */
    static String inside(String field) {
        int from = 0;
        int to = field.length();
        while (from < to && isAround(field.charAt(from))) {
            from++;
        }
        while (to > from && isAround(field.charAt(to - 1))) {
            to--;
        }
        return field.substring(from, to);
    }

    private static boolean isAround(char c) {
        return TextLines.isBlank(c) || "[](){}\"'".indexOf(c) >= 0;
    }

    /** The symbol that a number of two figures stands for; any other text stays as it is. */
    static String symbol(String text) {
        int number = text.length() == LONGEST_CELL ? WholeNumbers.parse(text, 10, Geometry.MAX_SIDE) : -1;
        return number < 0 ? text : Symbols.text(number);
    }

    /**
     * Whether the last comma of a row stands behind the last cell, not before an empty one. Both can make a board: then
     * the classic one is meant, or else whoever leaves empty cells out has left out the last one.
     */
    static boolean endsRow(CellRow row) {
        int cells = row.size();
        if (!row.cell(cells - 1).text().isEmpty()) {
            return false;
        }
        if (isCount(cells) != isCount(cells - 1)) {
            return isCount(cells - 1);
        }
        if (isClassic(cells) || isClassic(cells - 1)) {
            return isClassic(cells - 1);
        }
        for (int i = 0; i < cells - 1; i++) {
            if (row.cell(i).text().isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private static boolean isCount(int cells) {
        return Geometry.isSide(cells) || Geometry.sideOfCells(cells) != 0;
    }

    private static boolean isClassic(int cells) {
        return cells == Geometry.CLASSIC.side() || cells == Geometry.CLASSIC.cellCount();
    }

    /** Whether a line is a row: as many cells with commas between them as a board is wide, most of them digits. */
    public static boolean isRow(String line) {
        return Geometry.isSide(count(line));
    }

    /** How many cells a line has, commas between them; 0 if it has no commas or most are no cells. */
    public static int count(String line) {
        int first = 0;
        while (first < line.length() && !isComma(line.charAt(first))) {
            first++;
        }
        // Most lines are told by their beginning: a cell is short.
        if (first == line.length() || inside(line.substring(0, first)).length() > LONGEST_CELL) {
            return 0;
        }
        CellRow row = CellRow.ofFields(line, 1);
        return 2 * row.fitting() > row.size() ? row.size() : 0;
    }
}
