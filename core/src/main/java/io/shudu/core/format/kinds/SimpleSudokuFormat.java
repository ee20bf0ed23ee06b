package io.shudu.core.format.kinds;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.Borders;
import io.shudu.core.format.piece.CellRow;
import io.shudu.core.format.piece.Deletions;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.GridShape;
import io.shudu.core.format.piece.Piece;
import io.shudu.core.format.piece.PlacedDigits;
import io.shudu.core.format.piece.PrintedRows;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Simple Sudoku's {@code .ss}: the givens in a frame of stars and strokes, then a line {@code I037} for every placed
 * digit (7 in cell 3, counted from 0) and {@code E0312} for candidates deleted in a cell. Boards of other sizes have as
 * many figures in the cell's number as their last cell needs.
 *
 * <p>Carries given and placed digits, pencil marks as far as they lack candidates that the digits allow, and the shape
 * of boxes.
 */
public final class SimpleSudokuFormat extends NamedFormat {
    /** The format. */
    public SimpleSudokuFormat() {
        super("ss", Extent.BLOCK);
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).isSimpleSudoku();
    }

    /** Whether a line that follows a frame tells of a cell; rows have bars. */
    public static boolean isMark(String line) {
        int first = TextLines.firstSign(line);
        boolean letter = first < line.length() && "IEie".indexOf(line.charAt(first)) >= 0;
        return letter && first + 1 < line.length() && isFigure(line.charAt(first + 1)) && !Borders.hasBar(line);
    }

    private static boolean isFigure(char c) {
        return c >= '0' && c <= '9';
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attempt(() -> read(TextLines.of(text), expected));
    }

    private static Grid read(List<String> lines, @Nullable Geometry expected) throws Rejection {
        PrintedRows printed = new PrintedRows(PrintedRows.Edges.PLAIN);
        List<Piece> marks = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (!printed.isEmpty() && isMark(line)) {
                marks.add(Piece.inLine(TextLines.trim(line), i + 1, TextLines.firstSign(line) + 1));
            } else {
                printed.add(line, i + 1, CellRow::ofSymbols);
            }
        }
        Grid puzzle = printed.givens(expected);
        Geometry geometry = puzzle.geometry();
        int[] now = new int[geometry.cellCount()];
        Piece[] origins = new Piece[now.length];
        CandidateSet.Builder deletions = new CandidateSet.Builder(geometry);
        for (Piece mark : marks) {
            int cell = cell(mark, geometry);
            int first = 1 + indexWidth(geometry);
            if (Character.toUpperCase(mark.text().charAt(0)) == 'I') {
                now[cell] = placed(mark, first, geometry);
                origins[cell] = mark;
            } else {
                delete(mark, first, cell, geometry, deletions);
            }
        }
        Grid grid = PlacedDigits.of(puzzle, now, (cell, reason, args) -> origins[cell].reject(0, reason, args));
        return Deletions.apply(deletions.build(), grid);
    }

    private static int cell(Piece mark, Geometry geometry) throws Rejection {
        String text = mark.text();
        int cell = 0;
        for (int i = 1; i <= indexWidth(geometry); i++) {
            if (i >= text.length() || !isFigure(text.charAt(i))) {
                throw mark.reject(Math.min(i, text.length()), ParseReason.BAD_SYNTAX, "ss", "cell");
            }
            cell = 10 * cell + text.charAt(i) - '0';
        }
        if (cell >= geometry.cellCount()) {
            throw mark.reject(1, ParseReason.BAD_SYNTAX, "ss", "cell");
        }
        return cell;
    }

    private static int placed(Piece mark, int first, Geometry geometry) throws Rejection {
        boolean one = mark.text().length() == first + 1;
        int digit = one ? DigitRun.digit(mark, first, geometry.side()) : 0;
        if (digit == 0) {
            throw mark.reject(one ? first : 0, ParseReason.BAD_CELL, mark.text(), Symbols.text(geometry.side()));
        }
        return digit;
    }

    private static void delete(Piece mark, int first, int cell, Geometry geometry, CandidateSet.Builder deletions)
            throws Rejection {
        String text = mark.text();
        if (text.length() == first) {
            throw mark.reject(0, ParseReason.BAD_CANDIDATE, text);
        }
        for (int i = first; i < text.length(); i++) {
            int digit = Symbols.digit(text.charAt(i));
            if (digit < 1 || digit > geometry.side()) {
                throw mark.reject(i, ParseReason.BAD_CANDIDATE, text);
            }
            deletions.add(cell, digit);
        }
    }

    /** Figures in the number of a cell. */
    private static int indexWidth(Geometry geometry) {
        return String.valueOf(geometry.cellCount() - 1).length();
    }

    @Override
    public String write(Grid grid) {
        GridShape shape = new GridShape(grid.geometry());
        String rule = shape.rule("-".repeat(shape.boxColumns()), "+");
        String border = "*" + rule.replace('+', '-') + "*\n";
        Grid givens = grid.givens();
        String rows = shape.rows("|" + rule + "|\n", "|", "|", "", "|\n", cell -> Symbols.text(givens.digit(cell)));
        String framed = border + rows + border;
        String marks = marks(grid);
        return marks.isEmpty() ? framed : framed + "\n" + marks;
    }

    private static String marks(Grid grid) {
        Geometry geometry = grid.geometry();
        CandidateSet deletions = Deletions.of(grid);
        StringBuilder placements = new StringBuilder();
        StringBuilder eliminations = new StringBuilder();
        for (int cell = 0; cell < geometry.cellCount(); cell++) {
            String number = String.valueOf(cell);
            String index = "0".repeat(indexWidth(geometry) - number.length()) + number;
            if (!grid.isEmpty(cell) && !grid.isGiven(cell)) {
                placements
                        .append('I')
                        .append(index)
                        .append(Symbols.of(grid.digit(cell)))
                        .append('\n');
            }
            String digits = deletions.symbols(cell);
            if (!digits.isEmpty()) {
                eliminations.append('E').append(index).append(digits).append('\n');
            }
        }
        return placements.toString() + eliminations;
    }
}
