package io.shudu.server;

import static io.shudu.server.TestServer.header;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A page of somebody else cannot make a browser ask a server that is for this machine alone. */
class HostsTest {
    private static final Hosts LOOPBACK = Hosts.of(ServerSettings.usual());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "LOCALHOST:8080",
                "localhost.",
                "127.0.0.1",
                "127.0.0.1:8080",
                "127.9.8.7:1",
                "[::1]",
                "[::1]:8080",
                "[0:0:0:0:0:0:0:1]",
                "[::ffff:127.0.0.1]"
            })
    void namesOfThisMachineAreAnswered(String host) {
        assertThat(LOOPBACK.allow(host)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "example.org",
                "example.org:8080",
                "localhost.example.org",
                "127.0.0.1.example.org",
                "localhost:8080.example.org",
                "192.0.2.1",
                "128.0.0.1",
                "0.0.0.0",
                "[::2]",
                "[]",
                ""
            })
    void othersAreNot(String host) {
        assertThat(LOOPBACK.allow(host)).isFalse();
    }

    @Test
    void namesCanBeAdded() {
        Hosts named = Hosts.of(ServerSettings.usual().withNames(Set.of("Sudoku.example.org", "192.0.2.7")));
        assertThat(named.allow("sudoku.example.org:443")).isTrue();
        assertThat(named.allow("192.0.2.7")).isTrue();
        assertThat(named.allow("localhost")).isTrue();
        assertThat(named.allow("example.org")).isFalse();
    }

    @Test
    void aServerForOthersHasNamesThatNobodyKnowsUnlessItIsTold() {
        ServerSettings open = ServerSettings.usual().withAddress("0.0.0.0", 0);
        assertThat(Hosts.of(open).allow("example.org")).isTrue();
        Hosts told = Hosts.of(open.withNames(Set.of("sudoku.example.org")));
        assertThat(told.allow("sudoku.example.org")).isTrue();
        assertThat(told.allow("example.org")).isFalse();
    }

    @Test
    void whoCallsByAnotherNameIsToldSo() throws Exception {
        try (TestServer server = TestServer.start()) {
            for (String path : new String[] {"/", "/health", "/metrics", "/nothing", "/api/v1/solve"}) {
                assertThat(server.raw("GET " + path + " HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n"))
                        .startsWith("HTTP/1.1 421 ")
                        .contains("\"error\":{\"code\":\"misdirected\"}", "the name example.org", "nosniff");
            }
            assertThat(server.raw("GET http://example.org/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
                    .startsWith("HTTP/1.1 4");
            assertThat(server.raw("GET / HTTP/1.0\r\n\r\n")).startsWith("HTTP/1.1 200 ");
        }
    }

    @Test
    void metricsAreForProgramsOnThisMachine() throws Exception {
        try (TestServer server = TestServer.start()) {
            assertThat(server.get("/metrics").statusCode()).isEqualTo(200);
            for (String proxy : new String[] {"X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"}) {
                assertThat(server.get("/metrics", proxy, "192.0.2.1").body()).contains("\"code\":\"forbidden\"");
            }
        }
        try (TestServer server = TestServer.start(TestServer.settings().withProxies(1), TestServer.ECHO)) {
            assertThat(server.get("/metrics").statusCode()).isEqualTo(403);
        }
        ServerSettings open =
                TestServer.settings().withProxies(1).withMetrics(true).withRate(1);
        try (TestServer server = TestServer.start(open, TestServer.ECHO)) {
            assertThat(header(server.get("/metrics"), "Content-Type")).startsWith("text/plain");
            assertThat(server.get("/metrics").statusCode()).isEqualTo(200);
            assertThat(server.get("/metrics").statusCode())
                    .as("within the limits")
                    .isEqualTo(429);
        }
    }
}
