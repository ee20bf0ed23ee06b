package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;

/** Pencil marks, one text a cell. */
public final class Marks {
    private Marks() {}

    /** A grid with the marks that as many pieces as there are cells have; those of filled cells are ignored. */
    public static Grid of(Grid grid, Iterable<Piece> candidates) throws Rejection {
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
}
