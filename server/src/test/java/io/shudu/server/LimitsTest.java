package io.shudu.server;

import static io.shudu.server.TestServer.header;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What nobody may do to the server, and what the others notice of it: nothing. */
class LimitsTest {
    private static final String POST =
            "POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

    @Test
    void aDeclaredGigabyteIsRefusedUnread() throws Exception {
        try (TestServer server = TestServer.start()) {
            // Not a byte of the body is sent: an answer can only come from a server that does not wait for it.
            assertThat(server.raw(POST + "Content-Length: 1000000000\r\n\r\n"))
                    .startsWith("HTTP/1.1 413 ")
                    .contains("Connection: close", "\"code\":\"too-large\"");
            assertThat(server.raw(POST + "Expect: 100-continue\r\nContent-Length: 1000000000\r\n\r\n"))
                    .startsWith("HTTP/1.1 413 ");
        }
    }

    @Test
    void anUndeclaredBodyIsCutOffAtTheLimit() throws Exception {
        try (TestServer server = TestServer.start();
                Socket socket = server.connect()) {
            Thread sender = Thread.ofVirtual().start(() -> sendEndlessly(socket));
            String status = reader(socket).readLine();
            assertThat(status).startsWith("HTTP/1.1 413 ");
            sender.join();
            assertThat(server.post("solve", "{}").statusCode()).isEqualTo(200);
        }
    }

    /** Sends chunks until the server closes the connection. */
    private static void sendEndlessly(Socket socket) {
        byte[] chunk = ("10000\r\n" + "x".repeat(0x10000) + "\r\n").getBytes(StandardCharsets.US_ASCII);
        try {
            OutputStream out = socket.getOutputStream();
            out.write((POST + "Transfer-Encoding: chunked\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            for (int i = 0; i < 100_000; i++) {
                out.write(chunk);
            }
        } catch (IOException closed) {
            return;
        }
        throw new IllegalStateException("the server took six gigabytes");
    }

    @Test
    void aBodyJustWithinTheLimitIsRead() throws Exception {
        try (TestServer server = TestServer.start()) {
            String text = "\"" + "x".repeat(RequestBody.MOST_BYTES - 2) + "\"";
            assertThat(server.post("solve", text).statusCode()).isEqualTo(200);
            assertThat(server.post("solve", text + " ").statusCode()).isEqualTo(413);
        }
    }

    @Test
    void slowClientsTakeNothingFromOthers() throws Exception {
        try (TestServer server = TestServer.start(TestServer.settings().withWorkers(1, 1), TestServer.ECHO)) {
            List<Socket> slow = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                Socket socket = server.connect();
                slow.add(socket);
                socket.getOutputStream()
                        .write((POST + "Content-Length: 10\r\n\r\n{").getBytes(StandardCharsets.US_ASCII));
                Socket slower = server.connect();
                slow.add(slower);
                slower.getOutputStream().write("GET / HT".getBytes(StandardCharsets.US_ASCII));
            }
            for (int i = 0; i < 20; i++) {
                assertThat(server.post("solve", "{}").statusCode()).isEqualTo(200);
                assertThat(server.get("/").statusCode()).isEqualTo(200);
            }
            // Slow is not wrong: who goes on in time is answered.
            slow.getFirst().getOutputStream().write("\"a\":\"bc\"}".getBytes(StandardCharsets.US_ASCII));
            assertThat(reader(slow.getFirst()).readLine()).startsWith("HTTP/1.1 200 ");
            for (Socket socket : slow) {
                socket.close();
            }
        }
    }

    @Test
    void whoAsksTooOftenIsToldToWait() throws Exception {
        try (TestServer server = TestServer.start(TestServer.settings().withRate(1), TestServer.ECHO)) {
            assertThat(server.get("/").statusCode()).isEqualTo(200);
            // A batch costs as much as its items.
            assertThat(server.post("solve", "[" + "{},".repeat(99) + "{}]").statusCode())
                    .isEqualTo(200);
            HttpResponse<String> answer = server.post("solve", "{}");
            assertThat(answer.statusCode()).isEqualTo(429);
            assertThat(Integer.parseInt(header(answer, "Retry-After"))).isBetween(1, 100);
            assertThat(answer.body()).contains("\"code\":\"too-many-requests\"");
            assertThat(server.get("/").statusCode()).isEqualTo(429);
            assertThat(server.get("/health").statusCode()).isEqualTo(200);
            assertThat(server.get("/metrics").body())
                    .contains("shudu_http_rejected_total{reason=\"too-many-requests\"} 2.0");
        }
    }

    @Test
    void behindAProxyClientsAreToldApart() throws Exception {
        ServerSettings settings = TestServer.settings().withRate(1).withProxies(1);
        try (TestServer server = TestServer.start(settings, TestServer.ECHO)) {
            server.post("solve", "[{},{},{},{},{},{},{},{},{},{}]", "X-Forwarded-For", "192.0.2.1");
            assertThat(server.get("/", "X-Forwarded-For", "192.0.2.1").statusCode())
                    .isEqualTo(429);
            assertThat(server.get("/", "X-Forwarded-For", "192.0.2.9, 192.0.2.1")
                            .statusCode())
                    .isEqualTo(429);
            assertThat(server.get("/", "X-Forwarded-For", "192.0.2.1, 192.0.2.2")
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    /** What a client writes itself stands before what the proxy adds, however it is written. */
    @Test
    void behindAProxyNobodyCanPassForSomebodyElse() throws Exception {
        ServerSettings settings = TestServer.settings().withRate(1).withProxies(1);
        try (TestServer server = TestServer.start(settings, TestServer.ECHO)) {
            server.post("solve", "[{},{},{},{},{},{},{},{},{},{}]", "X-Forwarded-For", "192.0.2.1");
            for (int i = 0; i < 10; i++) {
                String forged = "X-Forwarded-For: 198.51.100." + i;
                assertThat(forwarded(server, forged + "\r\nX-Forwarded-For: 192.0.2.1"))
                        .startsWith("HTTP/1.1 429 ");
                assertThat(forwarded(server, forged + ",192.0.2.1:" + (4000 + i)))
                        .startsWith("HTTP/1.1 429 ");
                assertThat(forwarded(server, forged + " , [::ffff:192.0.2.1]:" + i))
                        .startsWith("HTTP/1.1 429 ");
            }
            assertThat(forwarded(server, "X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-For: 192.0.2.2"))
                    .startsWith("HTTP/1.1 200 ");
        }
    }

    @Test
    void behindTwoProxiesTheClientStandsSecondFromTheEnd() throws Exception {
        ServerSettings settings = TestServer.settings().withRate(1).withProxies(2);
        try (TestServer server = TestServer.start(settings, TestServer.ECHO)) {
            server.post("solve", "[{},{},{},{},{},{},{},{},{},{}]", "X-Forwarded-For", "192.0.2.1, 10.0.0.1");
            assertThat(forwarded(server, "X-Forwarded-For: 198.51.100.1, 192.0.2.1, 10.0.0.2"))
                    .startsWith("HTTP/1.1 429 ");
            assertThat(forwarded(server, "X-Forwarded-For: 192.0.2.1")).startsWith("HTTP/1.1 429 ");
            assertThat(forwarded(server, "X-Forwarded-For: 192.0.2.1, 192.0.2.2, 10.0.0.1"))
                    .startsWith("HTTP/1.1 200 ");
        }
    }

    private static String forwarded(TestServer server, String lines) throws IOException {
        return server.raw("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + lines + "\r\n\r\n");
    }

    @Test
    void whenAllThreadsComputeAndTheQueueIsFullOthersAreSentAwayAtOnce() throws Exception {
        Gate gate = new Gate();
        try (TestServer server = TestServer.start(TestServer.settings().withWorkers(1, 1), gate)) {
            CompletableFuture<HttpResponse<String>> computing = server.postLater("solve", "{\"n\":1}");
            gate.awaitBegun(1);
            CompletableFuture<HttpResponse<String>> queued = server.postLater("solve", "{\"n\":2}");
            awaitMetric(server, "shudu_workers_queue 1.0");
            HttpResponse<String> refused = server.post("solve", "{\"n\":3}");
            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(header(refused, "Retry-After")).isEqualTo("1");
            assertThat(refused.body()).contains("\"code\":\"overloaded\"");
            // What needs no computing goes on.
            assertThat(server.get("/").statusCode()).isEqualTo(200);
            assertThat(server.get("/health").statusCode()).isEqualTo(200);
            // Who waits too long in the queue is sent away, too, and never computed.
            assertThat(queued.get(60, TimeUnit.SECONDS).statusCode()).isEqualTo(503);
            gate.open();
            assertThat(computing.get(60, TimeUnit.SECONDS).body()).isEqualTo("{\"n\":1}");
            assertThat(server.post("solve", "{\"n\":4}").body()).isEqualTo("{\"n\":4}");
            assertThat(server.get("/metrics").body()).contains("shudu_http_rejected_total{reason=\"overloaded\"} 2.0");
        }
    }

    @Test
    void idleConnectionsTakeNothingFromOthers() throws Exception {
        try (TestServer server = TestServer.start()) {
            List<Socket> idle = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                idle.add(server.connect());
            }
            assertThat(server.post("solve", "{}").statusCode()).isEqualTo(200);
            for (Socket socket : idle) {
                socket.close();
            }
        }
    }

    private static void awaitMetric(TestServer server, String line) throws Exception {
        while (!server.get("/metrics").body().contains(line)) {
            Thread.sleep(10);
        }
    }

    private static BufferedReader reader(Socket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }
}
