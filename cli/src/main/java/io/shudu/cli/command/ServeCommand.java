package io.shudu.cli.command;

import io.shudu.cli.session.Session;
import io.shudu.server.ServerSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code shudu serve}: the web game and the HTTP API.
 *
 * <p>Nothing here may use a class of the server, whose jars are missing when another command runs: that is left to
 * {@link Serving}. Constants are all right, since the compiler copies them.
 */
@Command(name = "serve")
public final class ServeCommand extends NeedsMore {
    private static final int MOST_PORT = 65535;
    /** What a browser can have behind {@code http://}, without a port. */
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}._-]+|\\[[0-9A-Fa-f:.]+]");

    @Option(names = "--port", paramLabel = "N")
    public @Nullable String port;

    @Option(names = "--host", paramLabel = "ADDRESS")
    public String host = "127.0.0.1";

    @Option(names = "--rate", paramLabel = "N")
    public @Nullable String rate;

    @Option(names = "--behind-proxy", paramLabel = "N", arity = "0..1", fallbackValue = "1")
    public @Nullable String proxies;

    @Option(names = "--allow-host", paramLabel = "NAME")
    public List<String> names = new ArrayList<>();

    @Option(names = "--metrics")
    public boolean metrics;

    @Option(names = {"-q", "--quiet"})
    public boolean quiet;

    public ServeCommand(Session session) {
        super(session, "serve.jars");
    }

    @Override
    public void checkOptions() {
        Values.refuseIf(host.isBlank(), "serve.host", "--host ''");
        check(port, MOST_PORT, "usage.port");
        check(rate, ServerSettings.MOST_RATE, "usage.rate");
        check(proxies, ServerSettings.MOST_PROXIES, "usage.proxies");
        for (String name : names) {
            Values.refuseIf(!NAME.matcher(name).matches(), "usage.allow-host", name);
        }
    }

    private void check(@Nullable String number, int most, String problem) {
        if (number != null) {
            Values.number(number, 1, most, problem);
        }
    }

    @Override
    int run() throws InterruptedException {
        return new Serving(session, quiet).run(this);
    }
}
