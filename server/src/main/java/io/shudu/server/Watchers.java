package io.shudu.server;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.List;

/**
 * Who may see the metrics: programs on this machine, or everybody if the settings say so. What comes through a proxy
 * may be from anywhere, whoever is connected.
 */
final class Watchers {
    private static final List<String> OF_PROXIES = List.of("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via");

    private final boolean all;
    private final boolean proxied;

    Watchers(ServerSettings settings) {
        all = settings.metrics();
        proxied = settings.proxies() > 0;
    }

    /** Whether a request comes from this machine itself. */
    boolean isHere(Context context) {
        InetAddress peer = Client.address(context.req().getRemoteAddr());
        return peer != null
                && peer.isLoopbackAddress()
                && !proxied
                && OF_PROXIES.stream().allMatch(name -> context.header(name) == null);
    }

    /**
     * Lets a request in.
     *
     * @throws Problem if it comes from elsewhere
     */
    void admit(Context context) {
        if (!all && !isHere(context)) {
            throw Problem.of(403, "forbidden");
        }
    }
}
