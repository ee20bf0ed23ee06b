package io.shudu.spark.job;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/** Runs a job several times in one JVM, for measurements: at first it is cold. {@code N JOB …} */
public final class Again {
    private static final AtomicLong CPU = new AtomicLong();
    private static final AtomicLong SPILLED = new AtomicLong();
    private static final AtomicLong SHUFFLED = new AtomicLong();

    private Again() {}

    /** Counts what tasks cost; Spark makes it by its name. */
    public static final class Costs extends SparkListener {
        /** For Spark. */
        public Costs() {}

        @Override
        public void onTaskEnd(SparkListenerTaskEnd end) {
            CPU.addAndGet(end.taskMetrics().executorCpuTime());
            SPILLED.addAndGet(end.taskMetrics().diskBytesSpilled());
            SHUFFLED.addAndGet(end.taskMetrics().shuffleWriteMetrics().bytesWritten());
        }
    }

    /** Runs it. */
    public static void main(String[] args) throws Exception {
        System.setProperty("spark.extraListeners", Costs.class.getName());
        List<String> words = Arrays.asList(args).subList(1, args.length);
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            CPU.set(0);
            SPILLED.set(0);
            SHUFFLED.set(0);
            int status = Main.run(words, System.err, false);
            System.err.printf(
                    "run %d: %.1f s of CPU in tasks, %d MB shuffled, %d MB spilled, peak memory %s, status %d%n",
                    i + 1,
                    CPU.get() / 1e9,
                    SHUFFLED.get() >> 20,
                    SPILLED.get() >> 20,
                    Files.readAllLines(Path.of("/proc/self/status")).stream()
                            .filter(line -> line.startsWith("VmHWM"))
                            .findFirst()
                            .orElse("?"),
                    status);
        }
    }
}
