package io.shudu.core.format.kinds;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.ParseResult;
import io.shudu.core.format.piece.CellRow;
import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.GridShape;
import io.shudu.core.format.piece.Piece;
import io.shudu.core.format.piece.PrintedRows;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.format.piece.Sketch;
import io.shudu.core.format.piece.TextLines;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A grid with the candidates of every cell, groups separated by blanks and borders. A given digit is written
 * {@code <5>}, a placed one {@code *5*}; every other group is candidates, be it one, and a cell without any is
 * {@value #NONE}. Programs that know no such signs leave them out: HoDoKu and Sudoku Explainer do.
 *
 * <p>Other programs write a digit and a lone candidate alike. In a text without such signs a lone digit is therefore a
 * given, unless a peer still has it: then it is a cell with one candidate left. So that a grid without a single digit
 * is not taken for such a text, its lone candidates are written twice. A cell written as empty has all candidates that
 * the digits leave to it.
 *
 * <p>Carries given and placed digits, the pencil marks of empty cells and the shape of boxes. Of a grid without pencil
 * marks those are written that the digits leave.
 */
public final class PencilmarkFormat extends NamedFormat {
    private static final char NONE = '!';

    /** The format. */
    public PencilmarkFormat() {
        super("pencilmarks", Extent.BLOCK);
    }

    @Override
    public boolean recognises(String text) {
        return Sketch.of(text).hasGroups();
    }

    @Override
    public ParseResult parse(String text, @Nullable Geometry expected) {
        return Reading.attempt(() -> read(TextLines.of(text), expected));
    }

    private static Grid read(List<String> lines, @Nullable Geometry expected) throws Rejection {
        PrintedRows printed = PrintedRows.of(lines, CellRow::ofGroups, PrintedRows.Edges.PLAIN);
        Geometry geometry = printed.geometry(expected);
        CandidateSet.Builder builder = new CandidateSet.Builder(geometry);
        int[] digits = new int[geometry.cellCount()];
        boolean[] givens = new boolean[digits.length];
        boolean[] lone = new boolean[digits.length];
        boolean[] unmarked = new boolean[digits.length];
        boolean signed = false;
        for (int cell = 0; cell < digits.length; cell++) {
            Piece group = printed.piece(cell);
            if (isSigned(group.text())) {
                signed = true;
                digits[cell] = candidate(group, 1, geometry.side());
                givens[cell] = group.text().charAt(0) == '<';
            } else {
                unmarked[cell] = addGroup(group, cell, geometry.side(), builder);
                lone[cell] = group.text().length() == 1;
            }
        }
        CandidateSet marks = builder.build();
        for (int cell = 0; cell < digits.length && !signed; cell++) {
            digits[cell] = lone[cell] && marks.count(cell) == 1 ? solved(marks, cell) : 0;
            givens[cell] = true;
        }
        Grid grid = Grid.of(geometry, digits, givens);
        return grid.isComplete() ? grid : grid.withCandidates(candidates(grid, marks, unmarked));
    }

    /** Whether a group has the signs of a digit around it. */
    public static boolean isSigned(String group) {
        return group.length() == 3
                && ((group.charAt(0) == '<' && group.charAt(2) == '>')
                        || (group.charAt(0) == '*' && group.charAt(2) == '*'));
    }

    private static int candidate(Piece group, int index, int side) throws Rejection {
        int digit = DigitRun.digit(group, index, side);
        if (digit == 0) {
            throw group.reject(index, ParseReason.BAD_CANDIDATE, group.text());
        }
        return digit;
    }

    /** Adds the candidates of a cell; says whether the cell is written as empty instead. */
    private static boolean addGroup(Piece group, int cell, int side, CandidateSet.Builder marks) throws Rejection {
        String text = group.text();
        if (text.length() == 1 && (text.charAt(0) == NONE || Symbols.digit(text.charAt(0)) == 0)) {
            return text.charAt(0) != NONE;
        }
        for (int i = 0; i < text.length(); i++) {
            marks.add(cell, candidate(group, i, side));
        }
        return false;
    }

    /** The lone candidate of a cell if no peer has it, else 0. */
    private static int solved(CandidateSet marks, int cell) {
        int digit = Symbols.digit(marks.symbols(cell).charAt(0));
        for (int peer : marks.geometry().peers(cell)) {
            if (marks.contains(peer, digit)) {
                return 0;
            }
        }
        return digit;
    }

    private static CandidateSet candidates(Grid grid, CandidateSet marks, boolean[] unmarked) {
        CandidateSet possible = CandidateSet.of(grid);
        CandidateSet.Builder kept = new CandidateSet.Builder(grid.geometry());
        for (int cell = 0; cell < unmarked.length; cell++) {
            CandidateSet source = unmarked[cell] ? possible : marks;
            for (int digit = 1; digit <= grid.geometry().side(); digit++) {
                if (grid.isEmpty(cell) && source.contains(cell, digit)) {
                    kept.add(cell, digit);
                }
            }
        }
        return kept.build();
    }

    @Override
    public String write(Grid grid) {
        GridShape shape = new GridShape(grid.geometry());
        CandidateSet own = grid.candidates();
        CandidateSet candidates = own == null ? CandidateSet.of(grid) : own;
        String[] groups = new String[grid.geometry().cellCount()];
        boolean hasDigits = grid.filledCount() > 0;
        int width = 1;
        for (int cell = 0; cell < groups.length; cell++) {
            groups[cell] = grid.isEmpty(cell) ? candidates(candidates, cell, hasDigits) : digit(grid, cell);
            width = Math.max(width, groups[cell].length());
        }
        int room = width + 1;
        String stroke = "-".repeat(shape.boxColumns() * room + 1);
        String top = "." + shape.rule(stroke, ".") + ".\n";
        String middle = ":" + shape.rule(stroke, "+") + ":\n";
        String bottom = "'" + shape.rule(stroke, "'") + "'\n";
        IntFunction<String> padded = cell -> groups[cell] + " ".repeat(room - groups[cell].length());
        return top + shape.rows(middle, "| ", "| ", "", "|\n", padded) + bottom;
    }

    private static String digit(Grid grid, int cell) {
        char digit = Symbols.of(grid.digit(cell));
        return grid.isGiven(cell) ? "<" + digit + ">" : "*" + digit + "*";
    }

    private static String candidates(CandidateSet candidates, int cell, boolean besideDigits) {
        String group = candidates.symbols(cell);
        boolean doubled = group.length() == 1 && !besideDigits;
        return group.isEmpty() ? String.valueOf(NONE) : doubled ? group + group : group;
    }
}
