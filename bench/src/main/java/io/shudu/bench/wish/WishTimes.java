package io.shudu.bench.wish;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Acceptance;
import io.shudu.generate.Puzzle;
import io.shudu.generate.holes.HoleStrategy;
import io.shudu.generate.holes.RandomCells;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.wish.OfLevel;
import io.shudu.generate.wish.OfScore;
import io.shudu.logic.rate.Level;
import java.io.PrintStream;
import java.util.Locale;

/**
 * Measures how long it takes, in this thread's CPU time, until a puzzle with 180° symmetry is found that has a score,
 * or a level and clues in a range. Where there may be none, this is how long it takes to say so.
 */
public final class WishTimes {
    private static final int[] SCORES = {200, 300, 400, 500, 700, 1000, 1400, 2000, 3000, 4000};
    private static final int[] CLUES = {24, 28, 32, 36, 60};

    private WishTimes() {}

    /** Prints a table. */
    public static void main(String[] arguments) {
        print(SCORES, CLUES, System.out);
    }

    static void print(int[] scores, int[] clues, PrintStream out) {
        out.println("| wish | found | s | tries | clues |");
        out.println("|---|---|--:|--:|--:|");
        for (int least : scores) {
            int most = least * 5 / 4;
            Acceptance.Stage score = new OfScore(least, most);
            out.println(row("score " + least + ".." + most, score, score.usualHoles(Geometry.CLASSIC)));
        }
        for (Level level : Level.values()) {
            for (int most : clues) {
                int cells = Geometry.CLASSIC.cellCount();
                HoleStrategy holes = new RandomCells(cells - most, cells - most + 2);
                out.println(row(level.id() + ", " + (most - 2) + ".." + most + " clues", new OfLevel(level), holes));
            }
        }
    }

    private static String row(String name, Acceptance.Stage stage, HoleStrategy holes) {
        Puzzle[] puzzles = new Puzzle[1];
        String times = WishedGenerators.times(WishedGenerators.generator(stage, holes, Symmetry.ROT180, 1), puzzles);
        Puzzle puzzle = puzzles[0];
        boolean found = puzzle.accepted() && puzzle.missing() == 0;
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %,d | %d |",
                name,
                found ? "yes" : "no, this is the nearest",
                times.substring(0, times.indexOf(' ')),
                puzzle.tries(),
                puzzle.grid().givenCount());
    }
}
