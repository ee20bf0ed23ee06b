package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import org.jspecify.annotations.Nullable;

/** All cells of a grid as a run of characters, row by row: what most formats have at their heart. */
public final class DigitRun {
    private DigitRun() {}

    /** The puzzle that a run gives. */
    public static Grid givens(Piece piece, @Nullable Geometry expected) throws Rejection {
        Geometry geometry = geometry(piece, expected);
        return Grid.ofGivens(geometry, digits(piece, geometry.side()));
    }

    /** The board that a run fills. A character that stands for nothing is named first: its place is the best help. */
    public static Geometry geometry(Piece piece, @Nullable Geometry expected) throws Rejection {
        String text = piece.text();
        for (int i = 0; i < text.length(); i++) {
            if (Symbols.digit(text.charAt(i)) < 0) {
                throw badCharacter(piece, i, expected == null ? likelySide(text.length()) : expected.side());
            }
        }
        return geometry(piece, text.length(), expected);
    }

    /** The board with so many cells. */
    public static Geometry geometry(Piece piece, int cells, @Nullable Geometry expected) throws Rejection {
        if (cells == 0) {
            throw piece.reject(0, ParseReason.EMPTY);
        }
        if (expected != null) {
            if (cells != expected.cellCount()) {
                throw piece.reject(0, ParseReason.WRONG_SIZE, cells, expected.cellCount());
            }
            return expected;
        }
        int side = Geometry.sideOfCells(cells);
        if (side == 0) {
            throw piece.reject(0, ParseReason.WRONG_LENGTH, cells);
        }
        return Geometry.ofSide(side);
    }

    /** The digits of a run, 0 for empty. */
    public static int[] digits(Piece piece, int side) throws Rejection {
        int[] digits = new int[piece.text().length()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = digit(piece, i, side);
        }
        return digits;
    }

    /** The digit at an index, 0 for empty. */
    public static int digit(Piece piece, int index, int side) throws Rejection {
        int digit = Symbols.digit(piece.text().charAt(index));
        if (digit < 0 || digit > side) {
            throw badCharacter(piece, index, side);
        }
        return digit;
    }

    private static Rejection badCharacter(Piece piece, int index, int side) {
        String character = Piece.characterAt(piece.text(), index);
        return piece.reject(index, ParseReason.BAD_CHARACTER, character, Symbols.text(side));
    }

    /** The side that so many cells, some of them missing, were most likely meant for. */
    private static int likelySide(int cells) {
        int side = Geometry.MIN_SIDE;
        while (side < Geometry.MAX_SIDE && (side * side < cells || !Geometry.isSide(side))) {
            side++;
        }
        return side;
    }

    /** All digits of a grid in a run. */
    public static String write(Grid grid, char empty) {
        return grid.toString().replace(Symbols.EMPTY, empty);
    }
}
