package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import org.jspecify.annotations.Nullable;

/**
 * A position as SudokuWiki has it in its links: {@code S9B}, then for each cell a number of two figures to the base 36.
 * Up to 9 it is a given digit, from 10 on a placed one, and above 18 a set of candidates with one bit each.
 */
public final class WikiCode {
    private static final String START = "S9B";
    private static final int CELLS = Geometry.CLASSIC.cellCount();
    private static final int SIDE = Geometry.CLASSIC.side();

    private WikiCode() {}

    /** Whether a text begins like one. */
    public static boolean isOne(String text) {
        return text.startsWith(START);
    }

    /** Reads one. */
    public static Grid read(Piece code, @Nullable Geometry expected) throws Rejection {
        String text = code.text();
        int cells = (text.length() - START.length()) / 2;
        Geometry board = DigitRun.geometry(code, cells, expected == null ? Geometry.CLASSIC : expected);
        if (cells != CELLS) {
            throw code.reject(0, ParseReason.WRONG_SIZE, CELLS, board.cellCount());
        }
        int[] digits = new int[CELLS];
        boolean[] givens = new boolean[CELLS];
        boolean marked = false;
        CandidateSet.Builder marks = new CandidateSet.Builder(board);
        for (int cell = 0; cell < CELLS; cell++) {
            int at = START.length() + 2 * cell;
            int number = 36 * figure(code, at) + figure(code, at + 1);
            if (number <= 2 * SIDE) {
                digits[cell] = number <= SIDE ? number : number - SIDE;
                givens[cell] = number <= SIDE;
                continue;
            }
            int set = number - 2 * SIDE;
            for (int digit = 1; digit <= SIDE; digit++) {
                if (((set >> (digit - 1)) & 1) != 0) {
                    marks.add(cell, digit);
                    marked = true;
                }
            }
        }
        Grid grid = Grid.of(board, digits, givens);
        return marked ? grid.withCandidates(marks.build()) : grid;
    }

    private static int figure(Piece code, int at) throws Rejection {
        char c = code.text().charAt(at);
        int figure = c < 128 ? Character.digit(c, 36) : -1;
        if (figure < 0) {
            throw code.reject(at, ParseReason.DAMAGED_LINK);
        }
        return figure;
    }
}
