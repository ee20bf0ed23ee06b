package io.shudu.bench.rating;

import io.shudu.bench.Lap;
import io.shudu.bench.Machine;
import io.shudu.bench.Score;
import io.shudu.logic.se.SeRater;
import io.shudu.logic.se.SeRating;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Measures how many puzzles are rated in a second of this thread's CPU time, on Sudoku Explainer's scale. Every rating
 * is first held against the one in the file, where there is one; one that differs ends the measurement. Above 11
 * SukakuExplainer is not Sudoku Explainer: there it is only counted.
 */
public final class ExplainerRates {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS = 1e9;
    private static final int ROUNDS = 3;
    private static final int OTHER_LEVELS = 110;
    /** Begins the line with the CPU seconds that SukakuExplainer took for a file. */
    private static final String THEIRS = "# SukakuExplainer ";

    private final SeRater rater = new SeRater();
    private final double seconds;

    private ExplainerRates(double seconds) {
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
        out.println("| set | puzzles | same rating | a second | slowest and fastest round | SukakuExplainer | ratio |");
        out.println("|---|--:|--:|--:|--:|--:|--:|");
        ExplainerRates rates = new ExplainerRates(seconds);
        for (Path file : files) {
            out.println(rates.row(file));
        }
    }

    private String row(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<RatedPuzzle> puzzles = RatedPuzzle.read(lines);
        int same = check(puzzles);
        lap(puzzles, seconds);
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
            SeRating rating = rater.rate(puzzle.grid());
            String ours =
                    SeRating.text(rating.er()) + " " + SeRating.text(rating.ep()) + " " + SeRating.text(rating.ed());
            if (puzzle.verdict().equals(ours)) {
                same++;
            } else if (!puzzle.verdict().isEmpty() && rating.er() < OTHER_LEVELS) {
                throw new IllegalStateException(puzzle.grid() + ": " + ours + ", but in the file " + puzzle.verdict());
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
                rater.rate(puzzle.grid());
            }
            rated += puzzles.size();
            spent = THREADS.getCurrentThreadCpuTime() - begun;
        } while (spent < least * NANOS);
        return new Lap(rated, spent);
    }
}
