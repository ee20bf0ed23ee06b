package io.shudu.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.junit.jupiter.api.Test;

/** Who has to leave when clients are slow or connections too many. Time is how often somebody looks. */
class ConnectionsTest {
    /** A connection that is a few numbers. */
    private static final class Line {
        private final Connection connection;
        private long bytesIn;
        private boolean closed;

        Line(Connections connections, String address) {
            EndPoint end = (EndPoint) Proxy.newProxyInstance(
                    getClass().getClassLoader(), new Class<?>[] {EndPoint.class}, (proxy, method, args) -> {
                        closed |= method.getName().equals("close");
                        return method.getName().equals("getRemoteSocketAddress")
                                ? new InetSocketAddress(address, 1)
                                : null;
                    });
            connection = (Connection) Proxy.newProxyInstance(
                    getClass().getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, args) -> {
                        return switch (method.getName()) {
                            case "getEndPoint" -> end;
                            case "getBytesIn" -> bytesIn;
                            case "hashCode" -> System.identityHashCode(proxy);
                            case "equals" -> proxy == args[0];
                            default -> null;
                        };
                    });
            connections.onOpened(connection);
        }
    }

    /** Lets seconds pass, each of which brings a byte on a line, and looks at all of them once a second. */
    private static void pass(Connections connections, int seconds, Line... dripping) {
        for (int i = 0; i < seconds; i++) {
            for (Line line : dripping) {
                line.bytesIn++;
            }
            connections.closeOverdue();
        }
    }

    @Test
    void aHeadHasTenSecondsFromItsFirstByteOn() {
        Connections connections = new Connections(100, false);
        Line silent = new Line(connections, "192.0.2.1");
        Line dripping = new Line(connections, "192.0.2.1");
        pass(connections, 20);
        pass(connections, 11, dripping);
        assertThat(dripping.closed).isFalse();
        pass(connections, 1, dripping);
        assertThat(dripping.closed).isTrue();
        assertThat(silent.closed).as("is for Jetty's idle timeout").isFalse();
        assertThat(connections.size()).isEqualTo(1);
    }

    @Test
    void everyHeadHasItsOwnTime() {
        Connections connections = new Connections(100, false);
        Line line = new Line(connections, "192.0.2.1");
        Visit visit = connections.visit(line.connection);
        for (int request = 0; request < 10; request++) {
            pass(connections, 8, line);
            visit.work();
            pass(connections, 100, line);
            visit.end();
        }
        assertThat(line.closed).isFalse();
        pass(connections, 12, line);
        assertThat(line.closed).isTrue();
    }

    @Test
    void answersHaveToBeFetched() {
        Connections connections = new Connections(100, false);
        Line line = new Line(connections, "192.0.2.1");
        connections.visit(line.connection).send();
        pass(connections, 60);
        assertThat(line.closed).isFalse();
        pass(connections, 1);
        assertThat(line.closed).isTrue();
    }

    @Test
    void aClientWithTooManyLosesTheOneThatWaitedLongest() {
        Connections connections = new Connections(80, false);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            lines.add(new Line(connections, "192.0.2.1"));
        }
        connections.visit(lines.get(0).connection).work();
        connections.visit(lines.get(1).connection).send();
        Line other = new Line(connections, "192.0.2.2");
        Line next = new Line(connections, "192.0.2.1");
        assertThat(lines.stream().map(line -> line.closed).toList())
                .containsExactly(false, false, true, false, false, false, false, false, false, false);
        assertThat(next.closed || other.closed).isFalse();
        assertThat(connections.size()).isEqualTo(11);
        // Another address of the same network of IPv6 is the same client.
        List<Line> six = new ArrayList<>();
        for (int i = 0; i < 11; i++) {
            six.add(new Line(connections, "2001:db8::" + i));
        }
        assertThat(six.getFirst().closed).isTrue();
    }

    @Test
    void whenThereAreTooManyInAllTheLongestWaitingGoesAndNobodyIsLockedOut() {
        Connections connections = new Connections(8, false);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            lines.add(new Line(connections, "192.0.2." + i));
        }
        connections.visit(lines.getFirst().connection).work();
        for (int i = 1; i < 8; i++) {
            Line next = new Line(connections, "198.51.100." + i);
            assertThat(next.closed).isFalse();
            connections.visit(next.connection).work();
            assertThat(lines.get(i).closed).isTrue();
        }
        assertThat(lines.getFirst().closed).as("is at work").isFalse();
        assertThat(new Line(connections, "203.0.113.1").closed)
                .as("all are at work")
                .isTrue();
        assertThat(connections.size()).isEqualTo(8);
    }

    @Test
    void behindAProxyOneAddressIsNotOneClient() {
        Connections connections = new Connections(8, true);
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            lines.add(new Line(connections, "192.0.2.1"));
        }
        assertThat(lines).noneMatch(line -> line.closed);
        lines.add(new Line(connections, "192.0.2.1"));
        assertThat(lines.getFirst().closed).isTrue();
    }

    @Test
    void whatIsClosedIsForgotten() {
        Connections connections = new Connections(80, false);
        Line line = new Line(connections, "192.0.2.1");
        Visit visit = connections.visit(line.connection);
        connections.onClosed(line.connection);
        connections.onClosed(line.connection);
        visit.end();
        assertThat(connections.size()).isZero();
        pass(connections, 100, line);
        assertThat(line.closed).isFalse();
        for (int i = 0; i < 10; i++) {
            assertThat(new Line(connections, "192.0.2.1").closed).isFalse();
        }
        assertThat(connections.size()).isEqualTo(10);
    }

    /** More than there is room for, all with a head that never ends, from one address; others notice nothing. */
    @Test
    void unfinishedHeadsLockNobodyOut() throws Exception {
        long heap = 168L << 20;
        int most = new Memory(heap, 2).connections();
        try (TestServer server = TestServer.start(TestServer.settings(), TestServer.ECHO, heap)) {
            List<Socket> slow = new ArrayList<>();
            for (int i = 0; i < most + 50; i++) {
                Socket socket = server.connect("127.0.0.9");
                slow.add(socket);
                socket.getOutputStream().write("GET / HTTP/1.1\r\nX: ".getBytes(StandardCharsets.US_ASCII));
            }
            assertThat(server.post("solve", "{}").statusCode()).isEqualTo(200);
            assertThat(server.get("/metrics").body()).containsPattern("shudu_http_connections \\d{1,3}\\.0");
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }
}
