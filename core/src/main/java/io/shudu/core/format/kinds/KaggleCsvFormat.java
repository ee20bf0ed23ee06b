package io.shudu.core.format.kinds;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.CsvRow;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.Piece;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.format.piece.Solution;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A row of the comma-separated collections on Kaggle: puzzle and solution, {@code 0} for empty. A header may come
 * before it and tell which column is which. Carries digits, all as givens, and a solution: of a complete grid the
 * givens become the puzzle and all digits the solution. What is read as a solution must have as many cells; it is left
 * out if it is none.
 */
public final class KaggleCsvFormat extends NamedFormat {
    /** The line that stands once at the top of a file. */
    public static final String HEADER = "quizzes,solutions";

    private static final List<String> PUZZLE_NAMES = List.of("quizzes", "quiz", "puzzle", "puzzles");
    private static final List<String> SOLUTION_NAMES = List.of("solution", "solutions");

    /** The format. */
    public KaggleCsvFormat() {
        super("kaggle", Extent.LINE);
    }

    /**
     * Which columns are read.
     *
     * @param puzzle index of the puzzle's column
     * @param solution index of the solution's column, -1 if there is none
     */
    public record Columns(int puzzle, int solution) {
        public static final Columns USUAL = new Columns(0, 1);
    }

    @Override
    public boolean recognises(String text) {
        String first = Sketch.firstLine(text);
        return header(first) != null || isRow(first);
    }

    /** Whether a line without a header above it is such a row: its second field is a solution or left out. */
    public static boolean isRow(String line) {
        List<Piece> fields = CsvRow.fields(line, 1);
        if (fields.size() != 2 || !LineFormat.startsWithGrid(fields.get(0).text())) {
            return false;
        }
        String solution = fields.get(1).text();
        int cells = fields.get(0).text().length();
        return solution.isEmpty() || (solution.length() == cells && LineFormat.startsWithGrid(solution));
    }

    /** The columns that a line names, or null if it is no header. */
    public static @Nullable Columns header(String line) {
        List<Piece> columns = CsvRow.fields(line, 1);
        int puzzle = indexOf(columns, PUZZLE_NAMES);
        return puzzle < 0 ? null : new Columns(puzzle, indexOf(columns, SOLUTION_NAMES));
    }

    /** The first column that has the first of some names that any column has, -1 if none has one. */
    private static int indexOf(List<Piece> columns, List<String> names) {
        for (String name : names) {
            for (int i = 0; i < columns.size(); i++) {
                if (TextLines.trim(columns.get(i).text()).equalsIgnoreCase(name)) {
                    return i;
                }
            }
        }
        return -1;
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attemptWithSolution(() -> {
            List<Piece.InLine> lines = TextLines.content(text);
            Columns named = lines.isEmpty() ? null : header(lines.get(0).text());
            Columns columns = named == null ? Columns.USUAL : named;
            List<Piece.InLine> rows = named == null ? lines : lines.subList(1, lines.size());
            return Reading.only(rows, "kaggle", "one row", (line, number) -> row(line, number, columns, expected));
        });
    }

    /** Reads a row below its header. */
    public static ParseResult parseRow(String line, Columns columns, @Nullable Geometry expected) {
        return Reading.attemptWithSolution(() -> {
            List<String> lines = TextLines.of(line);
            return row(lines.isEmpty() ? "" : lines.get(0), 1, columns, expected);
        });
    }

    private static ParseResult.Ok row(String line, int number, Columns columns, @Nullable Geometry expected)
            throws Rejection {
        int unclosed = CsvRow.unclosedQuote(line);
        if (unclosed >= 0) {
            throw Rejection.at(number, unclosed + 1, ParseReason.BAD_SYNTAX, "kaggle", "\"");
        }
        List<Piece> fields = CsvRow.fields(line, number);
        if (fields.size() <= columns.puzzle()) {
            throw Rejection.at(number, 0, ParseReason.MISSING_FIELD, PUZZLE_NAMES.get(0));
        }
        Grid grid = DigitRun.givens(fields.get(columns.puzzle()), expected);
        if (columns.solution() < 0 || columns.solution() >= fields.size()) {
            return new ParseResult.Ok(grid);
        }
        Piece solution = fields.get(columns.solution());
        int cells = solution.text().length();
        if (cells > 0 && cells != grid.geometry().cellCount()) {
            throw solution.reject(
                    0, ParseReason.WRONG_SIZE, cells, grid.geometry().cellCount());
        }
        return new ParseResult.Ok(grid, Solution.of(grid, solution.text()));
    }

    @Override
    public String write(Grid grid) {
        return grid.isComplete()
                ? DigitRun.write(grid.givens(), '0') + "," + DigitRun.write(grid, '0')
                : DigitRun.write(grid, '0') + ",";
    }

    @Override
    public boolean hasSolution() {
        return true;
    }

    @Override
    public String opening() {
        return HEADER + "\n";
    }
}
