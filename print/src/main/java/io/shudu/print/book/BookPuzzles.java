package io.shudu.print.book;

import io.shudu.print.sheet.PrintedPuzzle;
import java.util.List;

/**
 * The puzzles of a chapter.
 *
 * @param chapter the chapter
 * @param puzzles its puzzles, from the easiest to the hardest
 */
public record BookPuzzles(BookPlan.Chapter chapter, List<PrintedPuzzle> puzzles) {
    /** Sorts the puzzles by level and score; those that are equal stay in their order. */
    public BookPuzzles {
        puzzles = puzzles.stream()
                .sorted((one, other) -> Integer.compare(weight(one), weight(other)))
                .toList();
    }

    private static int weight(PrintedPuzzle puzzle) {
        int level = puzzle.level() == null ? 0 : puzzle.level().number();
        return level * 1_000_000 + Math.max(0, Math.min(puzzle.score(), 999_999));
    }
}
