package io.shudu.bench.exotic;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.logic.LogicSolver;
import io.shudu.logic.Techniques;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.ExoticScale;
import io.shudu.logic.rate.Scale;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.step.Family;
import io.shudu.logic.step.Step;
import io.shudu.logic.step.TechniqueId;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import io.shudu.logic.technique.Technique;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Counts the puzzles of lists that are solved without suppositions, with and without exotic patterns; and where the
 * usual techniques get stuck, which of these patterns are there and how long the search for one takes.
 */
public final class ExoticCounts {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double MILLIS = 1e6;
    private static final Layout LAYOUT = new Layout(Geometry.CLASSIC);

    private final LogicSolver usual = new LogicSolver(Setup.of(LAYOUT), withoutForcing(ShuduScale.SCALE));
    private final LogicSolver exotic = new LogicSolver(Setup.of(LAYOUT), withoutForcing(ExoticScale.SCALE));
    private final Map<TechniqueId, Pattern> patterns = new EnumMap<>(TechniqueId.class);
    private int puzzles;
    private int stuck;
    private int solvedByExotic;

    /** A pattern in the puzzles of a list. */
    private static final class Pattern {
        private final Technique search;
        /** Puzzles that have it where they get stuck, its steps there, what these remove, and uses on the way. */
        private int cases;

        private int steps;
        private int removed;
        private int uses;
        private long nanos;

        Pattern(TechniqueId id) {
            search = Techniques.search(id, Setup.of(LAYOUT));
        }
    }

    private ExoticCounts() {
        ExoticScale.techniques().forEach(id -> patterns.put(id, new Pattern(id)));
    }

    /**
     * Prints the tables.
     *
     * @param arguments lists of puzzles, each followed by a number: every so many puzzles count
     */
    public static void main(String[] arguments) throws IOException {
        for (int i = 0; i < arguments.length; i += 2) {
            Path file = Path.of(arguments[i]);
            int stride = Integer.parseInt(arguments[i + 1]);
            List<String> lines = new ArrayList<>(Files.readAllLines(file));
            lines.removeIf(line -> line.length() < LAYOUT.cellCount());
            print(String.valueOf(file.getFileName()), lines, stride, System.out);
        }
    }

    static void print(String name, List<String> lines, int stride, PrintStream out) {
        ExoticCounts counts = new ExoticCounts();
        for (int i = 0; i < lines.size(); i += stride) {
            counts.count(puzzle(lines.get(i)));
        }
        counts.print(name, out);
    }

    private static Scale withoutForcing(Scale scale) {
        Set<TechniqueId> forcing = EnumSet.allOf(TechniqueId.class);
        forcing.removeIf(id -> !Family.FORCING.contains(id));
        return scale.without(forcing);
    }

    private static Grid puzzle(String line) {
        int[] digits = new int[LAYOUT.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = Math.max(0, Symbols.digit(line.charAt(cell)));
        }
        return Grid.ofGivens(Geometry.CLASSIC, digits);
    }

    private void count(Grid puzzle) {
        puzzles++;
        Position position = Position.of(LAYOUT, puzzle);
        if (usual.walk(position, Steps.first(LAYOUT), (entry, steps) -> {})) {
            return;
        }
        stuck++;
        patterns.forEach((id, pattern) -> lookFor(id, pattern, position));
        solvedByExotic += exotic.walk(position, Steps.first(LAYOUT), this::countUse) ? 1 : 0;
    }

    private void lookFor(TechniqueId id, Pattern pattern, Position position) {
        Steps first = Steps.first(LAYOUT);
        long begun = THREADS.getCurrentThreadCpuTime();
        boolean found = first.search(pattern.search, position, EnumSet.of(id)).isFound();
        pattern.nanos += THREADS.getCurrentThreadCpuTime() - begun;
        if (found) {
            pattern.cases++;
            for (Step step : Steps.upTo(LogicSolver.MOST_STEPS, LAYOUT)
                    .search(pattern.search, position, EnumSet.of(id))
                    .steps()) {
                pattern.steps++;
                pattern.removed += step.eliminations().size();
            }
        }
    }

    private void countUse(Scale.Entry entry, Steps steps) {
        Pattern pattern = patterns.get(steps.technique());
        if (pattern != null) {
            pattern.uses++;
        }
    }

    private void print(String name, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%s, %,d puzzles. Solved without suppositions: %,d without exotic patterns, %,d with them.%n%n",
                name,
                puzzles,
                puzzles - stuck,
                puzzles - stuck + solvedByExotic);
        out.println("| technique | puzzles | steps | removed | uses | ms |");
        out.println("|---|--:|--:|--:|--:|--:|");
        patterns.forEach((id, pattern) -> out.printf(
                Locale.ROOT,
                "| `%s` | %,d | %,d | %,d | %,d | %.3f |%n",
                id.id(),
                pattern.cases,
                pattern.steps,
                pattern.removed,
                pattern.uses,
                pattern.nanos / MILLIS / Math.max(1, stuck)));
        out.println();
    }
}
