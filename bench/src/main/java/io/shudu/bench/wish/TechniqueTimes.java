package io.shudu.bench.wish;

import io.shudu.core.grid.Geometry;
import io.shudu.generate.Puzzle;
import io.shudu.generate.holes.Symmetry;
import io.shudu.generate.lesson.Drills;
import io.shudu.generate.wish.Needing;
import io.shudu.logic.Walker;
import io.shudu.logic.rate.Level;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.TechniqueId;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/**
 * Measures how long it takes, in this thread's CPU time, until a puzzle is found that needs a technique. Whether it is
 * needed is asked again: all easier ones must get stuck, and it must lead to the end.
 */
public final class TechniqueTimes {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS = 1e9;

    private TechniqueTimes() {}

    /**
     * Prints a table.
     *
     * @param arguments how many puzzles of each technique, and how many drills
     */
    public static void main(String[] arguments) {
        print(
                EnumSet.allOf(TechniqueId.class),
                Integer.parseInt(arguments[0]),
                Integer.parseInt(arguments[1]),
                System.out);
    }

    static void print(Iterable<TechniqueId> techniques, int puzzles, int drills, PrintStream out) {
        out.println("| technique | found | needed | median s | longest s | tries | drills | s |");
        out.println("|---|--:|--:|--:|--:|--:|--:|--:|");
        for (TechniqueId technique : techniques) {
            Scale scale = ShuduScale.upTo(technique);
            if (scale != null && isFindable(technique, scale)) {
                out.println(row(technique, scale, puzzles) + drills(technique, drills));
            }
        }
    }

    /** Techniques of tiers 0 to 4: what levels up to expert need, and what is tried before it. */
    private static boolean isFindable(TechniqueId technique, Scale scale) {
        boolean large = List.of("squirmbag", "whale", "leviathan").stream().anyMatch(technique.id()::endsWith);
        return !large && scale.entries().getLast().level() < Level.EXTREME.number();
    }

    private static String row(TechniqueId technique, Scale scale, int count) {
        Puzzle[] puzzles = new Puzzle[count];
        String times =
                WishedGenerators.times(WishedGenerators.generator(new Needing(technique), Symmetry.NONE, 1), puzzles);
        List<Scale.Entry> easier = scale.entries().subList(0, scale.entries().size() - 1);
        long needed = Arrays.stream(puzzles)
                .filter(puzzle -> isSolved(puzzle, scale) && !isSolved(puzzle, new Scale(easier)))
                .count();
        return String.format(
                Locale.ROOT,
                "| %s | %d | %d | %s |",
                technique.id(),
                Arrays.stream(puzzles).filter(Puzzle::accepted).count(),
                needed,
                times);
    }

    private static boolean isSolved(Puzzle puzzle, Scale scale) {
        return new Walker(Geometry.CLASSIC, scale).solves(puzzle.grid());
    }

    private static String drills(TechniqueId technique, int count) {
        long begun = THREADS.getCurrentThreadCpuTime();
        Drills drills = new Drills(technique, 1);
        int found = 0;
        for (int i = 0; i < count; i++) {
            found += drills.make(i) == null ? 0 : 1;
        }
        return String.format(Locale.ROOT, " %d | %.2f |", found, (THREADS.getCurrentThreadCpuTime() - begun) / NANOS);
    }
}
