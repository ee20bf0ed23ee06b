package io.shudu.bench.generation;

import io.shudu.bench.Lap;
import io.shudu.bench.Machine;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;

/**
 * Measures how many things of each kind are made in a second of this thread's CPU time, on a warm virtual machine. Some
 * of them are made again and checked by another engine; one that is wrong ends the measurement.
 */
public final class Rates {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double NANOS = 1e9;

    private Rates() {}

    /**
     * Prints a table.
     *
     * @param arguments seconds for each kind, and how many of each are checked at most
     */
    public static void main(String[] arguments) {
        double seconds = arguments.length > 0 ? Double.parseDouble(arguments[0]) : 4;
        int checked = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 100;
        print(seconds, checked, System.out);
    }

    static void print(double seconds, int checked, PrintStream out) {
        out.println(Machine.here());
        out.println();
        out.println("| what | a second | wanted | made | checked |");
        out.println("|---|--:|--:|--:|--:|");
        for (Product product : Product.all()) {
            int right = check(product, checked, seconds);
            LongConsumer maker = product.maker().get();
            // Numbers of its own, so that it is not the same work again.
            run(maker, 1_000_000_000L, seconds);
            Lap lap = run(maker, 0, seconds);
            out.printf(
                    Locale.ROOT,
                    "| %s | %s | %s | %,d | %,d |%n",
                    product.name(),
                    number(lap.rate()),
                    product.wanted() == 0 ? "" : "≥ " + number(product.wanted()),
                    lap.puzzles(),
                    right);
        }
    }

    private static Lap run(LongConsumer maker, long first, double seconds) {
        long begun = THREADS.getCurrentThreadCpuTime();
        long made = 0;
        long spent = 0;
        while (spent < seconds * NANOS) {
            maker.accept(first + made++);
            // A look at the clock costs as much as a grid.
            if (made % 64 == 0 || spent == 0 || made < 64) {
                spent = THREADS.getCurrentThreadCpuTime() - begun;
            }
        }
        return new Lap(made, spent);
    }

    /** Checks some, for at most the time of a lap; all in between that are checked have to be right. */
    private static int check(Product product, int most, double seconds) {
        LongPredicate isRight = product.isRight().get();
        long begun = THREADS.getCurrentThreadCpuTime();
        int right = 0;
        while (right < most && THREADS.getCurrentThreadCpuTime() - begun < seconds * NANOS) {
            if (!isRight.test(right)) {
                throw new IllegalStateException(product.name() + ": number " + right + " is wrong");
            }
            right++;
        }
        return right;
    }

    private static String number(double value) {
        return value >= 100 ? String.format(Locale.ROOT, "%,.0f", value) : String.format(Locale.ROOT, "%.3g", value);
    }
}
