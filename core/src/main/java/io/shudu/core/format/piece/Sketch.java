package io.shudu.core.format.piece;

import io.shudu.core.format.kinds.PencilmarkFormat;
import io.shudu.core.format.kinds.SimpleSudokuFormat;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Symbols;
import java.util.List;

/**
 * What the first lines of a text look like from afar. Formats recognise themselves by it, also in damaged texts: it
 * counts what is common, so that one odd character or a lost row changes nothing.
 */
public final class Sketch {
    private static final int LINES = 150;
    private static final int COLUMNS = 5_000;

    private int rows;
    private int rules;
    private int barRows;
    private int frameRows;
    private int doubleBars;
    private int starRules;
    private int dotRules;
    private int marks;
    private int emptyCells;
    private int gapRows;
    private int commaRows;
    private int looseRows;
    private int signedGivens;
    private boolean sections;
    private final Tally symbols = new Tally();
    private final Tally groups = new Tally();
    private final Tally frames = new Tally();
    private final Tally groupLengths = new Tally();

    private Sketch() {}

    /** Looks at the beginning of a text. */
    public static Sketch of(String text) {
        return of(TextLines.split(text, LINES));
    }

    /** Looks at lines. */
    public static Sketch of(List<String> lines) {
        Sketch sketch = new Sketch();
        for (String line : lines) {
            sketch.add(line.length() > COLUMNS ? line.substring(0, COLUMNS) : line);
        }
        return sketch;
    }

    /** The first line that is no remark, cut if it is very long; empty if there is none. */
    public static String firstLine(String text) {
        for (String line : TextLines.split(text, LINES)) {
            if (!TextLines.isRemark(line)) {
                return line.length() > COLUMNS ? line.substring(0, COLUMNS) : line;
            }
        }
        return "";
    }

    /** The first character of that line, 0 if there is none. */
    public static char firstSign(String text) {
        String line = TextLines.trim(firstLine(text));
        return line.isEmpty() ? 0 : line.charAt(0);
    }

    private void add(String line) {
        if (TextLines.isRemark(line)) {
            return;
        }
        if (Borders.isRule(line)) {
            addRule(TextLines.trim(line));
        } else if (isSection(line)) {
            sections = true;
        } else if (rules > 0 && SimpleSudokuFormat.isMark(line)) {
            marks++;
        } else {
            addRow(line);
        }
    }

    private void addRule(String rule) {
        rules++;
        starRules += rule.charAt(0) == '*' ? 1 : 0;
        dotRules += ".:'".indexOf(rule.charAt(0)) >= 0 ? 1 : 0;
        doubleBars += rule.startsWith("++") ? 1 : 0;
    }

    private void addRow(String line) {
        rows++;
        int fields = Commas.count(line);
        if (Geometry.isSide(fields)) {
            commaRows++;
            symbols.add(fields);
            groups.add(fields);
            return;
        }
        CellRow bySymbol = CellRow.ofSymbols(line, 1);
        CellRow byGroup = CellRow.ofGroups(line, 1);
        CellRow byFrame = CellRow.ofFrame(line, 1);
        boolean bars = Borders.hasBar(line);
        barRows += bars ? 1 : 0;
        symbols.add(bySymbol.size());
        groups.add(byGroup.size());
        boolean loose = false;
        for (int i = 0; i < byGroup.size(); i++) {
            CellRow.Cell cell = byGroup.cell(i);
            groupLengths.add(cell.text().length());
            emptyCells += cell.text().length() == 1 && Symbols.digit(cell.text().charAt(0)) == 0 ? 1 : 0;
            loose |= i > 0 && cell.bars() == 0;
            signedGivens += cell.text().charAt(0) == '<' && PencilmarkFormat.isSigned(cell.text()) ? 1 : 0;
        }
        looseRows += loose ? 1 : 0;
        gapRows += !bars && byGroup.size() == bySymbol.size() && hasWideGap(byGroup) ? 1 : 0;
        if (bars) {
            frames.add(byFrame.size());
            frameRows += isFrame(byFrame) ? 1 : 0;
            for (int i = 1; i < byFrame.size(); i++) {
                doubleBars += byFrame.cell(i).bars() > 1 ? 1 : 0;
            }
        }
    }

    private static boolean hasWideGap(CellRow row) {
        int columns = row.boxColumns(0);
        return columns > 1 && columns < row.size();
    }

    /** Whether bars surround single cells. Boxes are at least two wide, so that more than half a row is then short. */
    private static boolean isFrame(CellRow row) {
        int single = 0;
        for (int i = 0; i < row.size(); i++) {
            single += row.cell(i).text().length() <= 1 ? 1 : 0;
        }
        return row.size() >= Geometry.MIN_SIDE - 1 && 2 * single > row.size();
    }

    /** Whether a line opens a section, such as {@code [Puzzle]}. */
    public static boolean isSection(String line) {
        String name = TextLines.trim(line);
        return name.length() > 1 && name.charAt(0) == '[' && Character.isLetter(name.charAt(1));
    }

    public boolean hasSections() {
        return sections;
    }

    /** Whether anything is drawn around or between cells. */
    public boolean isDrawn() {
        return rules + barRows > 0;
    }

    /** Whether bars surround every cell. */
    public boolean isFramed() {
        return 2 * frameRows > rows;
    }

    /** Whether commas stand between cells. */
    public boolean isSeparated() {
        return 2 * commaRows > rows;
    }

    /** Whether doubled bars mark the edges of boxes. */
    public boolean isDoubleFramed() {
        return doubleBars > 0 && (isFramed() || rows == 0);
    }

    /** Whether rules begin with a star and rows are as dense as Simple Sudoku writes them, or its marks follow. */
    public boolean isSimpleSudoku() {
        return marks > 0 || (starRules > 0 && barRows > 0 && looseRows == 0);
    }

    /** Whether cells hold groups of candidates. */
    public boolean hasGroups() {
        int cells = groups.mode(rows);
        if (!Geometry.isSide(cells) || isFramed()) {
            return false;
        }
        if (signedGivens > 0) {
            return true;
        }
        int multiple = groupLengths.total() - groupLengths.count(1);
        if (multiple == 0) {
            return dotRules > 0 && emptyCells == 0;
        }
        // Rows of 16 cells are often printed in four groups of four; then all groups are as long as a box is wide.
        int length = groupLengths.mode(1);
        boolean chunks = 10 * groupLengths.count(length) >= 9 * groupLengths.total()
                && length * cells == symbols.mode(rows)
                && length > 1;
        return !chunks || cells == rows;
    }

    /** Whether wider gaps alone show the boxes. */
    public boolean isSpaced() {
        return !isDrawn() && rows > 1 && 2 * gapRows > rows;
    }

    /** Whether there are several rows, none of them long enough for a whole grid. */
    public boolean isGrid() {
        return rows > 1 && symbols.mode(rows) <= Geometry.MAX_SIDE + Geometry.MIN_SIDE;
    }

    public int rows() {
        return rows;
    }

    /** The side that most rows have, or 0 if they have none in common. */
    public int side() {
        int side = isFramed() ? frames.mode(rows) : hasGroups() ? groups.mode(rows) : symbols.mode(rows);
        return Geometry.isSide(side) ? side : 0;
    }
}
