package io.shudu.core.format.piece;

import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import org.jspecify.annotations.Nullable;

/** The solution that some formats have beside the puzzle. */
public final class Solution {
    private Solution() {}

    /**
     * A puzzle filled with the digits of a line that should be its solution. Files that puzzles are taken from have all
     * kinds of things in that place, which is no reason to refuse the puzzle: then it is null.
     */
    public static @Nullable Grid of(Grid puzzle, String line) {
        int[] digits = puzzle.digits();
        if (line.length() != digits.length) {
            return null;
        }
        for (int cell = 0; cell < digits.length; cell++) {
            int digit = Symbols.digit(line.charAt(cell));
            boolean fits = digit > 0 && digit <= puzzle.geometry().side();
            if (!fits || (!puzzle.isEmpty(cell) && digit != digits[cell])) {
                return null;
            }
            digits[cell] = digit;
        }
        return puzzle.filledWith(digits);
    }
}
