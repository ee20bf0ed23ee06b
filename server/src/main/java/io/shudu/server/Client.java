package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Header;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Who makes a request, as far as limits are concerned: an address, or of IPv6 a network of addresses. */
final class Client {
    /** An IPv6 client owns a whole network of 64 bits, so that counts as one. */
    private static final int NETWORK_GROUPS = 4;

    private Client() {}

    /**
     * The client of a request. Each proxy adds the address that it was asked from to the end of
     * {@code X-Forwarded-For}, so that the client stands as far from the end as there are proxies. What is before that
     * anybody can have made up. Without an address there, the client is whoever is connected.
     *
     * @param proxies how many proxies of ours every request comes through
     */
    static String of(Context context, int proxies) {
        InetAddress address = null;
        if (proxies > 0) {
            // All lines of a header mean the same as one line with all of it.
            String lines = String.join(",", Collections.list(context.req().getHeaders(Header.X_FORWARDED_FOR)));
            List<String> hops = Stream.of(lines.split(",", -1))
                    .filter(hop -> !hop.isBlank())
                    .toList();
            // With fewer of them the request has not come through all proxies, but they are still from ours.
            address = hops.isEmpty() ? null : address(hops.get(Math.max(0, hops.size() - proxies)));
        }
        return name(address == null ? address(context.req().getRemoteAddr()) : address);
    }

    /** The client at the other end of a connection. */
    static String of(@Nullable SocketAddress peer) {
        return name(peer instanceof InetSocketAddress internet ? internet.getAddress() : null);
    }

    /** The address in {@code 192.0.2.1}, {@code 192.0.2.1:80}, {@code 2001:db8::1} or {@code [2001:db8::1]:80}. */
    static @Nullable InetAddress address(String written) {
        String text = written.strip();
        int colon = text.indexOf(':');
        if (text.startsWith("[")) {
            text = text.substring(1, Math.max(1, text.indexOf(']')));
        } else if (colon >= 0 && colon == text.lastIndexOf(':')) {
            text = text.substring(0, colon);
        }
        int zone = text.indexOf('%');
        try {
            return InetAddress.ofLiteral(zone < 0 ? text : text.substring(0, zone));
        } catch (IllegalArgumentException noAddress) {
            return null;
        }
    }

    static String name(@Nullable InetAddress address) {
        if (address == null) {
            return "unknown";
        }
        if (address instanceof Inet4Address) {
            return address.getHostAddress();
        }
        ByteBuffer bytes = ByteBuffer.wrap(address.getAddress());
        StringBuilder network = new StringBuilder();
        for (int i = 0; i < NETWORK_GROUPS; i++) {
            network.append(Integer.toHexString(Short.toUnsignedInt(bytes.getShort())))
                    .append(':');
        }
        return network + ":/64";
    }
}
