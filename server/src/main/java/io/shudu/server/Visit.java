package io.shudu.server;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Objects;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Request;

/**
 * A connection that is open, and whose turn it is: the client's, to send or to fetch something, or ours. As long as it
 * is the client's, time runs.
 */
final class Visit {
    /** What we wait for, and how long at most. */
    private enum Waiting {
        /** For the head of a request, from its first byte on; how long a connection may be silent is Jetty's matter. */
        HEAD(10),
        /** For the rest of the request. */
        BODY(30),
        /** Until the answer is fetched. */
        FETCHING(60),
        /** For nothing: we are at work. */
        NOTHING(0);

        private final int seconds;

        Waiting(int seconds) {
            this.seconds = seconds;
        }
    }

    private static final String ATTRIBUTE = Visit.class.getName();

    private final Connections connections;
    private final Connection connection;
    private final String client;

    // All below is guarded by the connections' lock.
    private Waiting waiting = Waiting.HEAD;
    private long since;
    /** What had come in before the head that we wait for. */
    private long bytesBefore;

    private boolean begun;

    Visit(Connections connections, Connection connection) {
        this.connections = connections;
        this.connection = connection;
        client = Client.of(connection.getEndPoint().getRemoteSocketAddress());
    }

    /** The visit that a request belongs to. */
    static Visit of(HttpServletRequest request) {
        return (Visit) Objects.requireNonNull(request.getAttribute(ATTRIBUTE));
    }

    Connection connection() {
        return connection;
    }

    String client() {
        return client;
    }

    /** A request has begun: its head is there, the rest may follow. */
    void begin(Request request) {
        request.setAttribute(ATTRIBUTE, this);
        await(Waiting.BODY);
    }

    /** The request is here as a whole. */
    void work() {
        await(Waiting.NOTHING);
    }

    /** The answer is being sent. */
    void send() {
        await(Waiting.FETCHING);
    }

    /** The request is done. */
    void end() {
        await(Waiting.HEAD);
    }

    private void await(Waiting next) {
        synchronized (connections) {
            waiting = next;
            since = connections.now();
            begun = false;
            bytesBefore = connection.getBytesIn();
            connections.changed(this);
        }
    }

    boolean isWaiting() {
        return waiting != Waiting.NOTHING;
    }

    /** Whether the client has taken too long. To be asked once a second. */
    boolean isOverdue(long now) {
        if (waiting == Waiting.HEAD && !begun) {
            begun = connection.getBytesIn() > bytesBefore;
            since = now;
            return false;
        }
        return isWaiting() && now - since > waiting.seconds;
    }

    void close() {
        connection.getEndPoint().close();
    }
}
