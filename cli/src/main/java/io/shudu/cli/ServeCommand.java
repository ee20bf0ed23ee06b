package io.shudu.cli;

import io.shudu.core.grid.WholeNumbers;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code shudu serve}: the web game and the HTTP API.
 *
 * <p>Nothing here may name a class of the server, whose jars are missing when another command runs: that is left to
 * {@link Serving}.
 */
@Command(name = "serve")
final class ServeCommand implements Callable<Integer>, NeedsMore {
    private static final int MOST_PORT = 65535;

    @Option(names = "--port", paramLabel = "N")
    @Nullable
    String port;

    @Option(names = "--host", paramLabel = "ADDRESS")
    String host = "127.0.0.1";

    @Option(names = "--rate", paramLabel = "N")
    @Nullable
    String rate;

    @Option(names = "--behind-proxy")
    boolean behindProxy;

    @Option(names = {"-q", "--quiet"})
    boolean quiet;

    private final Session session;

    ServeCommand(Session session) {
        this.session = session;
    }

    @Override
    public void checkOptions() {
        if (port != null && WholeNumbers.parse(port, 1, MOST_PORT) < 0) {
            throw new UsageException(session.messages().text("usage.port", port));
        }
    }

    @Override
    public Integer call() throws InterruptedException {
        checkOptions();
        try {
            return new Serving(session, quiet).run(host, port, rate, behindProxy);
        } catch (NoClassDefFoundError notByTheLauncher) {
            session.say(session.messages().text("error", session.messages().text("serve.jars")));
            return ExitStatus.IO;
        }
    }
}
