package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;

/** What a player has placed, for the formats that keep it apart from the puzzle. */
public final class PlacedDigits {
    private PlacedDigits() {}

    /**
     * A puzzle with digits placed in the cells that it leaves empty.
     *
     * @param now the digits of all cells; those of given cells must be the same or missing
     * @param origin where the text has the cells
     */
    public static Grid of(Grid puzzle, int[] now, Origin origin) throws Rejection {
        int[] digits = puzzle.digits();
        boolean[] givens = new boolean[digits.length];
        for (int cell = 0; cell < digits.length; cell++) {
            givens[cell] = puzzle.isGiven(cell);
            if (!givens[cell]) {
                digits[cell] = now[cell];
            } else if (now[cell] != 0 && now[cell] != digits[cell]) {
                throw origin.reject(
                        cell, ParseReason.CONTRADICTS_GIVEN, Symbols.text(now[cell]), Symbols.text(digits[cell]));
            }
        }
        return Grid.of(puzzle.geometry(), digits, givens);
    }

    /** Whether a grid has placed digits. */
    public static boolean isIn(Grid grid) {
        return grid.filledCount() > grid.givenCount();
    }

    /** A puzzle with the digits placed that a line has in its empty cells. */
    public static Grid of(Grid puzzle, Piece line) throws Rejection {
        return of(puzzle, DigitRun.givens(line, puzzle.geometry()).digits(), line);
    }
}
