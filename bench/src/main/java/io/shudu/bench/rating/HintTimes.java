package io.shudu.bench.rating;

import io.shudu.api.Api;
import io.shudu.api.Limits;
import io.shudu.core.grid.Geometry;
import io.shudu.logic.LogicSolver;
import io.shudu.logic.position.Layout;
import io.shudu.logic.position.Position;
import io.shudu.logic.rate.ShuduScale;
import io.shudu.logic.technique.Setup;
import io.shudu.logic.technique.Steps;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Measures how long a player waits for a hint: the operation {@code hint} from the text of the request to the text of
 * the answer. The positions are picked on the way through puzzles, with the candidates that are left there. They are
 * written down too, so that {@code bench/rating/hints.mjs} can ask for the same hints in Node.
 */
public final class HintTimes {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS_A_MILLI = 1e6;
    private static final int PICKS_A_PUZZLE = 7;

    private HintTimes() {}

    /**
     * Prints a line.
     *
     * @param arguments the file of puzzles, how many positions, and the file that takes the requests
     */
    public static void main(String[] arguments) throws IOException {
        List<RatedPuzzle> puzzles = RatedPuzzle.read(Files.readAllLines(Path.of(arguments[0])));
        List<String> requests = requests(puzzles, Integer.parseInt(arguments[1]));
        Files.write(Path.of(arguments[2]), requests);
        // Once for the compiler.
        times(requests);
        print(times(requests), System.out);
    }

    /** One request a position, picked at random on the way through the puzzles. */
    static List<String> requests(List<RatedPuzzle> puzzles, int count) {
        SplittableRandom random = new SplittableRandom(1);
        Layout layout = new Layout(Geometry.CLASSIC);
        LogicSolver solver = new LogicSolver(Setup.of(layout), ShuduScale.SCALE);
        List<String> requests = new ArrayList<>();
        for (RatedPuzzle puzzle : puzzles) {
            List<String> way = new ArrayList<>();
            Position position = Position.of(layout, puzzle.grid());
            solver.walk(position, Steps.first(layout), (entry, found) -> way.add(request(puzzle, position)));
            for (int i = 0; i < PICKS_A_PUZZLE && !way.isEmpty() && requests.size() < count; i++) {
                requests.add(way.remove(random.nextInt(way.size())));
            }
        }
        return requests;
    }

    private static String request(RatedPuzzle puzzle, Position position) {
        StringBuilder givens = new StringBuilder();
        StringBuilder values = new StringBuilder();
        StringBuilder candidates = new StringBuilder();
        for (int cell = 0; cell < Geometry.CLASSIC.cellCount(); cell++) {
            givens.append(puzzle.grid().digit(cell));
            values.append(position.digit(cell));
            candidates.append(cell == 0 ? "\"" : ",\"");
            for (int left = position.candidates(cell); left != 0; left &= left - 1) {
                candidates.append(Integer.numberOfTrailingZeros(left) + 1);
            }
            candidates.append('"');
        }
        return "{\"puzzle\":\"" + givens + "\",\"values\":\"" + values + "\",\"candidates\":[" + candidates + "]}";
    }

    /** The milliseconds of each answer, from the shortest to the longest. */
    static double[] times(List<String> requests) {
        double[] times = new double[requests.size()];
        for (int i = 0; i < times.length; i++) {
            long begun = THREADS.getCurrentThreadCpuTime();
            String answer = Api.answer("hint", requests.get(i), Limits.USUAL);
            times[i] = (THREADS.getCurrentThreadCpuTime() - begun) / NANOS_A_MILLI;
            if (!answer.contains("\"technique\"")) {
                throw new IllegalStateException(requests.get(i) + ": " + answer);
            }
        }
        Arrays.sort(times);
        return times;
    }

    static void print(double[] times, PrintStream out) {
        out.printf(
                Locale.ROOT,
                "| JVM | %,d | %.2f | %.1f | %.1f |%n",
                times.length,
                times[times.length / 2],
                times[(int) Math.ceil(times.length * 0.99) - 1],
                times[times.length - 1]);
    }
}
