package io.shudu.bench.wish;

import io.shudu.bench.Machine;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.core.transform.Canonizer;
import io.shudu.generate.Generator;
import io.shudu.generate.Puzzle;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.wish.OfLevel;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.ScaleId;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Measures how many puzzles of each level are made in a second of this thread's CPU time. All of them are then judged
 * by others: the solver counts their solutions, a rater rates them, and their canonical forms are compared.
 */
public final class LevelRates {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS = 1e9;

    private final Solver solver = Solver.of(Geometry.CLASSIC, Solver.GENERAL);
    private final Rater rater = new Rater(Geometry.CLASSIC, EnumSet.of(ScaleId.SHUDU));
    private final Canonizer canonizer = new Canonizer();

    private LevelRates() {}

    /**
     * Prints a table.
     *
     * @param arguments how many puzzles of each level
     */
    public static void main(String[] arguments) {
        print(Integer.parseInt(arguments[0]), System.out);
    }

    static void print(int count, PrintStream out) {
        out.println(Machine.here());
        out.println();
        out.println("| symmetry | level | a second | tries | clues | of the level | one solution | different |");
        out.println("|---|---|--:|--:|--:|--:|--:|--:|");
        LevelRates rates = new LevelRates();
        for (Symmetry symmetry : new Symmetry[] {Symmetry.NONE, Symmetry.ROT180}) {
            for (Level level : Level.values()) {
                out.println(rates.row(level, symmetry, count));
            }
        }
    }

    private String row(Level level, Symmetry symmetry, int count) {
        Generator generator = WishedGenerators.generator(new OfLevel(level), symmetry, 1);
        // Warm, and the compiler is done.
        for (int i = 0; i < count; i++) {
            generator.make(count + i);
        }
        Puzzle[] puzzles = new Puzzle[count];
        long begun = THREADS.getCurrentThreadCpuTime();
        for (int i = 0; i < count; i++) {
            puzzles[i] = generator.make(i);
        }
        double seconds = (THREADS.getCurrentThreadCpuTime() - begun) / NANOS;
        return checked(level, symmetry, puzzles, count / seconds);
    }

    private String checked(Level level, Symmetry symmetry, Puzzle[] puzzles, double rate) {
        int right = 0;
        int unique = 0;
        double tries = 0;
        double clues = 0;
        Set<Grid> forms = new HashSet<>();
        for (Puzzle puzzle : puzzles) {
            tries += puzzle.tries();
            clues += puzzle.grid().givenCount();
            right += rater.rate(puzzle.grid(), puzzle.solution()).level() == level ? 1 : 0;
            unique += solver.solve(puzzle.grid(), SolveLimit.unique()).verdict() == Verdict.ONE ? 1 : 0;
            forms.add(canonizer.ofProper(puzzle.grid(), puzzle.solution()).grid());
        }
        return String.format(
                Locale.ROOT,
                "| %s | %s | %,.0f | %.1f | %.1f | %d | %d | %d |",
                symmetry.id(),
                level.id(),
                rate,
                tries / puzzles.length,
                clues / puzzles.length,
                right,
                unique,
                forms.size());
    }
}
