package io.shudu.core.format;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A grid in parts, as programs exchange it: the givens in a line, then perhaps the digits reached so far in another,
 * then perhaps one text of candidates a cell. Problems have their place in the part, on line 1.
 */
public final class GridParts {
    private GridParts() {}

    /**
     * The puzzle that a line gives.
     *
     * @param expected the board that it must be on, or null to tell it from the length
     */
    public static ParseResult givens(String line, @Nullable Geometry expected) {
        return Reading.attempt(() -> DigitRun.givens(Piece.inLine(line, 1, 1), expected));
    }

    /** A puzzle with the digits placed that a line has in its empty cells. */
    public static ParseResult placed(Grid puzzle, String line) {
        return Reading.attempt(() -> placed(puzzle, Piece.inLine(line, 1, 1)));
    }

    static Grid placed(Grid puzzle, Piece line) throws Rejection {
        Geometry geometry = DigitRun.geometry(line, puzzle.geometry());
        return Progress.of(puzzle, DigitRun.digits(line, geometry.side()), line::reject);
    }

    /** A grid with pencil marks in its empty cells; those of other cells are ignored. */
    public static ParseResult marked(Grid grid, List<String> candidates) {
        return Reading.attempt(() -> {
            int wanted = grid.geometry().cellCount();
            if (candidates.size() != wanted) {
                throw Rejection.at(1, 0, ParseReason.WRONG_SIZE, candidates.size(), wanted);
            }
            List<Piece> pieces = new ArrayList<>(wanted);
            for (String text : candidates) {
                pieces.add(Piece.inLine(text, 1, 1));
            }
            return marked(grid, pieces);
        });
    }

    /** Like {@link #marked(Grid, List)} for as many pieces as there are cells. */
    static Grid marked(Grid grid, Iterable<Piece> candidates) throws Rejection {
        CandidateSet.Builder marks = new CandidateSet.Builder(grid.geometry());
        int cell = 0;
        for (Piece piece : candidates) {
            String text = piece.text();
            for (int i = 0; i < text.length(); i++) {
                int digit = Symbols.digit(text.charAt(i));
                if (digit < 1 || digit > grid.geometry().side()) {
                    throw piece.reject(i, ParseReason.BAD_CANDIDATE, text);
                }
                if (grid.isEmpty(cell)) {
                    marks.add(cell, digit);
                }
            }
            cell++;
        }
        return grid.withCandidates(marks.build());
    }

    /** Whether a grid has placed digits, so that its digits are more than its givens. */
    public static boolean hasPlaced(Grid grid) {
        return Progress.isIn(grid);
    }

    /** The pencil marks of each cell, empty where a digit stands; null if the grid has none. */
    public static @Nullable List<String> candidates(Grid grid) {
        CandidateSet marks = grid.candidates();
        if (marks == null) {
            return null;
        }
        List<String> texts = new ArrayList<>();
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            StringBuilder text = new StringBuilder();
            for (int digit = 1; digit <= grid.geometry().side(); digit++) {
                if (grid.isEmpty(cell) && marks.contains(cell, digit)) {
                    text.append(Symbols.of(digit));
                }
            }
            texts.add(text.toString());
        }
        return texts;
    }
}
