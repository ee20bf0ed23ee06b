package io.shudu.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.BindException;
import java.net.ConnectException;
import java.net.Socket;
import java.net.UnknownHostException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Starting where one cannot, and stopping while there is work. */
class StopTest {
    @Test
    void everyRequestThatCameInIsAnswered() throws Exception {
        Gate gate = new Gate();
        TestServer server = TestServer.start(TestServer.settings().withWorkers(5, 100), gate);
        try (Socket watcher = server.connect()) {
            BufferedReader answers =
                    new BufferedReader(new InputStreamReader(watcher.getInputStream(), StandardCharsets.UTF_8));
            askHealth(watcher);
            assertThat(answers.readLine()).startsWith("HTTP/1.1 200 ");
            List<CompletableFuture<HttpResponse<String>>> requests = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                requests.add(server.postLater("solve", "{\"n\":" + i + "}"));
            }
            gate.awaitBegun(4);

            CompletableFuture<Void> stopped = CompletableFuture.runAsync(server.server()::close);
            awaitRefusal(server);
            // A connection that is open is answered a last time, and told that the server is about to go.
            askHealth(watcher);
            String rest = answers.lines().reduce("", (a, b) -> a + "\n" + b);
            assertThat(rest).contains("HTTP/1.1 503 ", "Connection: close", "\"status\":\"stopping\"");

            // Longer than the second that idle connections are left: those at work are not idle.
            Thread.sleep(1500);
            assertThat(stopped).isNotDone();
            gate.open();
            for (int i = 0; i < 4; i++) {
                HttpResponse<String> answer = requests.get(i).get(60, TimeUnit.SECONDS);
                assertThat(answer.statusCode()).isEqualTo(200);
                assertThat(answer.body()).isEqualTo("{\"n\":" + i + "}");
            }
            stopped.get(60, TimeUnit.SECONDS);
        } finally {
            server.close();
        }
    }

    @Test
    void aPortThatIsTakenIsSaid() throws Exception {
        try (TestServer first = TestServer.start()) {
            ServerSettings same = TestServer.settings()
                    .withAddress("127.0.0.1", first.server().port());
            assertThatThrownBy(() -> TestServer.start(same, TestServer.ECHO)).isInstanceOf(BindException.class);
        }
    }

    @Test
    void anAddressOfSomebodyElseIsSaid() {
        for (String host : List.of("192.0.2.1", "no.such.host.invalid", "", " ")) {
            ServerSettings elsewhere = TestServer.settings().withAddress(host, 0);
            assertThatThrownBy(() -> TestServer.start(elsewhere, TestServer.ECHO))
                    .isInstanceOf(UnknownHostException.class);
        }
    }

    private static void askHealth(Socket socket) throws Exception {
        socket.getOutputStream()
                .write("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
    }

    /** Waits until the server takes no new connections. */
    private static void awaitRefusal(TestServer server) throws Exception {
        while (true) {
            try {
                server.connect().close();
                Thread.sleep(10);
            } catch (ConnectException refused) {
                return;
            }
        }
    }
}
