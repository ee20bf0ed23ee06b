package io.shudu.core.format;

import io.shudu.core.format.piece.DigitRun;
import io.shudu.core.format.piece.Marks;
import io.shudu.core.format.piece.Piece;
import io.shudu.core.format.piece.PlacedDigits;
import io.shudu.core.format.piece.Reading;
import io.shudu.core.format.piece.Rejection;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
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
        return Reading.attempt(() -> PlacedDigits.of(puzzle, Piece.inLine(line, 1, 1)));
    }

    /** A grid with pencil marks in its empty cells; those of other cells are ignored. */
    public static ParseResult marked(Grid grid, List<String> candidates) {
        return Reading.attempt(() -> {
            int wanted = grid.geometry().cellCount();
            if (candidates.size() != wanted) {
                throw Rejection.at(1, 0, ParseReason.WRONG_SIZE, candidates.size(), wanted);
            }
            return Marks.of(
                    grid,
                    candidates.stream().map(text -> Piece.inLine(text, 1, 1)).toList());
        });
    }

    /** A grid as JSON: its givens, what is placed and marked if anything is, and the id of its board. */
    public static JsonFields json(Grid grid) {
        JsonFields json = new JsonFields().string("puzzle", grid.givens().toString());
        if (PlacedDigits.isIn(grid)) {
            json.string("values", grid.toString());
        }
        List<String> candidates = candidates(grid);
        if (candidates != null) {
            json.strings("candidates", candidates);
        }
        return json.string("board", grid.geometry().id());
    }

    /** The pencil marks of each cell, empty where a digit stands; null if the grid has none. */
    public static @Nullable List<String> candidates(Grid grid) {
        CandidateSet marks = grid.candidates();
        if (marks == null) {
            return null;
        }
        List<String> texts = new ArrayList<>();
        for (int cell = 0; cell < grid.geometry().cellCount(); cell++) {
            texts.add(grid.isEmpty(cell) ? marks.symbols(cell) : "");
        }
        return texts;
    }
}
