package io.shudu.core.lab;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import java.util.ArrayList;
import java.util.List;

/** Eight puzzles to compare modes on, from a handful of holes to very hard, the last one with many solutions. */
public final class FixedPuzzles {
    private static final List<String> LINES = List.of(
            // Eight holes, each the last one of its house.
            "12345678.45.789123789123.5623156.897564.972318972315643.26459786459783.297831264.",
            // Easy: singles are enough.
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            // Seventeen clues.
            ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
            // Known for being hard, each harder than the one before for a plain search.
            "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..",
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
            ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            // 320 solutions.
            "53..7....6..19.....98....6.8.......34..8.3...7...2...6......28....419..5.......7.");

    private FixedPuzzles() {}

    /** The eight puzzles. */
    public static List<Grid> all() {
        List<Grid> grids = new ArrayList<>();
        for (String line : LINES) {
            int[] digits = new int[line.length()];
            for (int cell = 0; cell < digits.length; cell++) {
                digits[cell] = Symbols.digit(line.charAt(cell));
            }
            grids.add(Grid.ofGivens(Geometry.CLASSIC, digits));
        }
        return grids;
    }
}
