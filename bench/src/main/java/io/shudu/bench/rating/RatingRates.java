package io.shudu.bench.rating;

import io.shudu.bench.Lap;
import io.shudu.bench.Machine;
import io.shudu.bench.Score;
import io.shudu.core.grid.Grid;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;

/**
 * Measures how many puzzles are rated in a second of this thread's CPU time. Every rating is first held against the
 * rival's, where the file has it. One that differs ends the measurement, but where the rival has other levels, which is
 * only counted.
 */
public final class RatingRates {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS = 1e9;

    private final RivalScale scale;
    private final Function<Grid, String> rater;
    private final double seconds;

    private RatingRates(RivalScale scale, double seconds) {
        this.scale = scale;
        this.rater = scale.rater();
        this.seconds = seconds;
    }

    /**
     * Prints a table.
     *
     * @param arguments the scale, {@code hodoku} or {@code se}, the least seconds of a round, and the files
     */
    public static void main(String[] arguments) throws IOException {
        RivalScale scale = RivalScale.valueOf(arguments[0].toUpperCase(Locale.ROOT));
        List<Path> files = List.of(arguments).subList(2, arguments.length).stream()
                .map(Path::of)
                .toList();
        print(scale, Double.parseDouble(arguments[1]), files, System.out);
    }

    static void print(RivalScale scale, double seconds, List<Path> files, PrintStream out) throws IOException {
        out.println(Machine.here());
        out.println();
        out.println(
                "| set | puzzles | same rating | a second | slowest and fastest round | " + scale.rival + " | ratio |");
        out.println("|---|--:|--:|--:|--:|--:|--:|");
        RatingRates rates = new RatingRates(scale, seconds);
        for (Path file : files) {
            out.println(rates.row(file));
        }
    }

    private String row(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<RatedPuzzle> puzzles = RatedPuzzle.read(lines);
        int same = check(puzzles);
        // Warm, and the compiler is done.
        lap(puzzles, scale.rounds * seconds);
        double[] rounds = new double[scale.rounds];
        for (int round = 0; round < rounds.length; round++) {
            rounds[round] = lap(puzzles, seconds).rate();
        }
        Score score = Score.of(rounds);
        // The CPU seconds that the rival took for the file.
        String theirs = lines.stream()
                .filter(line -> line.startsWith("# " + scale.rival + " "))
                .findFirst()
                .map(line -> line.substring(line.lastIndexOf(' ')))
                .map(spent -> compared(puzzles.size() / Double.parseDouble(spent), score))
                .orElse(" | ");
        return String.format(
                Locale.ROOT,
                "| %s | %,d | %,d | %,.1f | %,.1f to %,.1f | %s |",
                Objects.requireNonNull(file.getFileName()).toString().replaceFirst("\\.\\w+$", ""),
                puzzles.size(),
                same,
                score.median(),
                score.lowest(),
                score.highest(),
                theirs);
    }

    private static String compared(double theirs, Score ours) {
        return String.format(Locale.ROOT, "%.3f | %.0f", theirs, ours.median() / theirs);
    }

    /** Holds all ratings against those of the file, and answers how many are the same. */
    private int check(List<RatedPuzzle> puzzles) {
        int same = 0;
        for (RatedPuzzle puzzle : puzzles) {
            String ours = rater.apply(puzzle.grid());
            if (puzzle.verdict().equals(ours)) {
                same++;
            } else if (!puzzle.verdict().isEmpty() && !scale.mayDiffer(ours)) {
                throw new IllegalStateException(
                        puzzle.grid() + ": " + ours + ", but " + scale.rival + " " + puzzle.verdict());
            }
        }
        return same;
    }

    /** Whole passes until the time is over. */
    private Lap lap(List<RatedPuzzle> puzzles, double least) {
        long begun = THREADS.getCurrentThreadCpuTime();
        long rated = 0;
        long spent;
        do {
            for (RatedPuzzle puzzle : puzzles) {
                if (rater.apply(puzzle.grid()).isEmpty()) {
                    throw new IllegalStateException("no rating of " + puzzle.grid());
                }
            }
            rated += puzzles.size();
            spent = THREADS.getCurrentThreadCpuTime() - begun;
        } while (spent < least * NANOS);
        return new Lap(rated, spent);
    }
}
