package io.shudu.bench.rating;

import io.shudu.bench.Lap;
import io.shudu.bench.Machine;
import io.shudu.bench.Score;
import io.shudu.core.grid.Geometry;
import io.shudu.core.solve.Solver;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.HodokuScale;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.ScaleId;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Measures how many puzzles are rated in a second of this thread's CPU time, on HoDoKu's scale. Every rating is first
 * held against HoDoKu's own, where the file has it; one that differs ends the measurement.
 */
public final class RatingRates {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS = 1e9;
    private static final int ROUNDS = 5;
    /** Begins the line with the CPU seconds that HoDoKu took for a file. */
    private static final String THEIRS = "# HoDoKu ";

    private final Rater rater = new Rater(Geometry.CLASSIC, EnumSet.of(ScaleId.HODOKU));
    private final Solver solver = Solver.of(Geometry.CLASSIC);
    private final double seconds;

    private RatingRates(double seconds) {
        this.seconds = seconds;
    }

    /**
     * Prints a table.
     *
     * @param arguments the least seconds of a round, and the files
     */
    public static void main(String[] arguments) throws IOException {
        List<Path> files = List.of(arguments).subList(1, arguments.length).stream()
                .map(Path::of)
                .toList();
        print(Double.parseDouble(arguments[0]), files, System.out);
    }

    static void print(double seconds, List<Path> files, PrintStream out) throws IOException {
        out.println(Machine.here());
        out.println();
        out.println("| set | puzzles | same as HoDoKu | a second | slowest and fastest round | HoDoKu | ratio |");
        out.println("|---|--:|--:|--:|--:|--:|--:|");
        RatingRates rates = new RatingRates(seconds);
        for (Path file : files) {
            out.println(rates.row(file));
        }
    }

    private String row(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<RatedPuzzle> puzzles = RatedPuzzle.read(lines);
        int same = check(puzzles);
        // Warm, and the compiler is done.
        lap(puzzles, ROUNDS * seconds);
        double[] rounds = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            rounds[round] = lap(puzzles, seconds).rate();
        }
        Score score = Score.of(rounds);
        String theirs = lines.stream()
                .filter(line -> line.startsWith(THEIRS))
                .findFirst()
                .map(line -> compared(puzzles.size() / Double.parseDouble(line.substring(THEIRS.length())), score))
                .orElse(" | ");
        return String.format(
                Locale.ROOT,
                "| %s | %,d | %,d | %,.0f | %,.0f to %,.0f | %s |",
                Objects.requireNonNull(file.getFileName()).toString().replaceFirst("\\.\\w+$", ""),
                puzzles.size(),
                same,
                score.median(),
                score.lowest(),
                score.highest(),
                theirs);
    }

    private static String compared(double theirs, Score ours) {
        return String.format(Locale.ROOT, "%.1f | %.0f", theirs, ours.median() / theirs);
    }

    /** Holds all ratings against those of the file, and answers how many there are. */
    private int check(List<RatedPuzzle> puzzles) {
        int same = 0;
        for (RatedPuzzle puzzle : puzzles) {
            Rating rating = rate(puzzle);
            String ours = HodokuScale.level(rating) + " " + rating.score();
            if (!puzzle.verdict().isEmpty()) {
                if (!puzzle.verdict().equals(ours)) {
                    throw new IllegalStateException(puzzle.grid() + ": " + ours + ", but HoDoKu " + puzzle.verdict());
                }
                same++;
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
                rate(puzzle);
            }
            rated += puzzles.size();
            spent = THREADS.getCurrentThreadCpuTime() - begun;
        } while (spent < least * NANOS);
        return new Lap(rated, spent);
    }

    private Rating rate(RatedPuzzle puzzle) {
        return Objects.requireNonNull(
                rater.rate(puzzle.grid(), solver.solve(puzzle.grid()).solution())
                        .on(ScaleId.HODOKU));
    }
}
