package io.shudu.bench.rating;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.List;

/**
 * A line of a set: a puzzle, and what a rival says of it, if it was asked.
 *
 * @param grid the puzzle
 * @param verdict such as {@code Hard 374}, the level and score of HoDoKu; empty if nobody knows
 */
record RatedPuzzle(Grid grid, String verdict) {
    private static final int CELLS = Geometry.CLASSIC.cellCount();

    /** The puzzles of some lines; a line that begins with # has none. */
    static List<RatedPuzzle> read(List<String> lines) {
        return lines.stream()
                .filter(line -> line.length() >= CELLS && !line.startsWith("#"))
                .map(RatedPuzzle::of)
                .toList();
    }

    private static RatedPuzzle of(String line) {
        int[] digits = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            digits[cell] = Math.max(0, Character.digit(line.charAt(cell), 10));
        }
        return new RatedPuzzle(
                Grid.ofGivens(Geometry.CLASSIC, digits), line.substring(CELLS).strip());
    }
}
