package io.shudu.cli.command;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how to work: with how many threads, and how talkative. */
public final class Workload {
    @Option(names = "--threads", paramLabel = "N")
    public @Nullable String threads;

    @Option(names = {"-q", "--quiet"})
    public boolean quiet;

    public int threads() {
        return threads == null
                ? Runtime.getRuntime().availableProcessors()
                : Values.number(threads, 1, 1024, "usage.threads");
    }
}
