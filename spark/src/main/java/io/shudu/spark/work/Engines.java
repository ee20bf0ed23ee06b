package io.shudu.spark.work;

import io.shudu.bulk.EngineChoice;
import io.shudu.core.solve.classic.BatchSolver;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/**
 * The engines of this JVM for batches of classic puzzles.
 *
 * <p>The engine on vectors takes a second or two to get warm, and is warm for all tasks of an executor then. So all of
 * them share one choice: they begin on the classic engine, and change over together as soon as the other is faster.
 */
public final class Engines {
    /** Work that must be ahead for the warming up to pay, as on the command line. */
    private static final long WORTHWHILE_NANOS = 4_000_000_000L;

    private Engines() {}

    /** Made when first asked for. */
    private static final class Shared {
        static final EngineChoice CHOICE =
                EngineChoice.handOver(BatchSolver::classic, Engines::fastest, WORTHWHILE_NANOS, cpuNanos());
    }

    /** The engine of one task. */
    static EngineChoice.Seat seat(Settings settings) {
        EngineChoice choice = switch (settings.engine()) {
            case Settings.CLASSIC -> EngineChoice.only(BatchSolver::classic);
            case Settings.VECTOR -> EngineChoice.only(Engines::fastest);
            default -> Shared.CHOICE;
        };
        return choice.new Seat();
    }

    /** The engine on vectors where there is one. */
    static BatchSolver fastest() {
        try {
            return BatchSolver.fastest();
        } catch (LinkageError olderJava) {
            // The engine on vectors is compiled for a newer Java than the rest.
            return BatchSolver.classic();
        }
    }

    /** Which engine works here, for the plan. */
    public static String describe(Settings settings) {
        if (settings.engine().equals(Settings.CLASSIC)) {
            return "engine classic";
        }
        BatchSolver fastest = fastest();
        if (!fastest.engineId().equals(Settings.VECTOR)) {
            return "engine classic, as this Java has no jdk.incubator.vector";
        }
        return "engine vector, " + fastest.description()
                + (settings.engine().equals(Settings.VECTOR) ? "" : ", and classic until that is warm");
    }

    private static LongSupplier cpuNanos() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads::getCurrentThreadCpuTime : System::nanoTime;
    }
}
