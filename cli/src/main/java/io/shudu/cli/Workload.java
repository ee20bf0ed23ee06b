package io.shudu.cli;

import io.shudu.core.grid.WholeNumbers;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how to work: with how many threads, and how talkative. */
final class Workload {
    @Option(names = "--threads", paramLabel = "N")
    @Nullable
    String threads;

    @Option(names = {"-q", "--quiet"})
    boolean quiet;

    int threads(Messages messages) {
        if (threads == null) {
            return Runtime.getRuntime().availableProcessors();
        }
        int count = WholeNumbers.parse(threads, 1, 1024);
        if (count < 0) {
            throw new UsageException(messages.text("usage.threads", threads));
        }
        return count;
    }
}
