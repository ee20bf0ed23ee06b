package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Header;
import java.util.List;

/** Who makes a request, as far as limits are concerned. */
final class Client {
    private static final int NETWORK_GROUPS = 4;

    private Client() {}

    /**
     * The client's address. Behind a proxy it is the last one in {@code X-Forwarded-For}: that one the proxy has added
     * itself, all before it anybody can have made up.
     */
    static String of(Context context, boolean behindProxy) {
        String address = context.req().getRemoteAddr();
        if (behindProxy) {
            String forwarded = context.header(Header.X_FORWARDED_FOR);
            if (forwarded != null) {
                address = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
            }
        }
        return network(address);
    }

    /** An IPv6 client owns a whole network of 64 bits, so that counts as one. */
    static String network(String address) {
        String bare = address.startsWith("[") ? address.substring(1) : address;
        if (bare.indexOf(':') < 0 || bare.contains(".")) {
            return bare;
        }
        int shortened = bare.indexOf("::");
        String head = shortened < 0 ? bare : bare.substring(0, shortened);
        List<String> groups = List.of(head.split(":"));
        return String.join(":", groups.subList(0, Math.min(NETWORK_GROUPS, groups.size()))) + "::";
    }
}
