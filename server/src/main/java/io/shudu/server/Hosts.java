package io.shudu.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The names by which the server may be called.
 *
 * <p>A server for this machine alone is still within reach of every web page that its user opens: the page's name can
 * be made to mean 127.0.0.1 after it was loaded (DNS rebinding). The browser then says the page's name, not ours.
 */
final class Hosts {
    private static final String LOCALHOST = "localhost";
    /** What may stand behind a name: the root of all names, and a port. */
    private static final Pattern PORT = Pattern.compile("\\.?(:[0-9]*)?$");

    private final boolean all;
    private final Set<String> names;
    /** What was allowed last: nearly all clients say the same. */
    private volatile String last = LOCALHOST;

    private Hosts(boolean all, Set<String> names) {
        this.all = all;
        this.names = names;
    }

    /** The names for a server with some settings: all, if others can reach it and the settings name none. */
    static Hosts of(ServerSettings settings) {
        Set<String> names = new HashSet<>();
        names.add(LOCALHOST);
        names.add(name(settings.host()));
        settings.names().forEach(name -> names.add(name(name)));
        return new Hosts(settings.names().isEmpty() && !isLoopback(settings.host()), Set.copyOf(names));
    }

    private static boolean isLoopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /**
     * Whether the server answers.
     *
     * @param host what the client calls it, perhaps with a port; null if it says nothing
     */
    boolean allow(@Nullable String host) {
        if (all || host == null || host.equals(last) || names.contains(host)) {
            return true;
        }
        InetAddress address = Client.address(PORT.matcher(host).replaceFirst(""));
        boolean allowed = names.contains(name(host)) || (address != null && address.isLoopbackAddress());
        if (allowed) {
            last = host;
        }
        return allowed;
    }

    /** A name in one way of many to write it, without the port. */
    private static String name(String host) {
        return PORT.matcher(host).replaceFirst("").toLowerCase(Locale.ROOT);
    }
}
