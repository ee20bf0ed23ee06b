package io.shudu.cli.command;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.UsageException;
import io.shudu.core.grid.WholeNumbers;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how to work: with how many threads, and how talkative. */
public final class Workload {
    @Option(names = "--threads", paramLabel = "N")
    @Nullable
    public String threads;

    @Option(names = {"-q", "--quiet"})
    public boolean quiet;

    public int threads(Messages messages) {
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
