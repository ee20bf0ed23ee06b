package io.shudu.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.shudu.api.Operation;
import io.shudu.core.json.JsonValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Responses are not much longer than questions, and no number of them fills the memory. */
class LongAnswersTest {
    /** Each has more solutions than anybody lists. */
    private static final String GREEDY = greedy(625, 1000);

    private static String greedy(int cells, int limit) {
        return "{\"puzzle\":\"" + ".".repeat(cells) + "\",\"all\":true,\"limit\":" + limit + ",\"budget\":5000}";
    }

    private static String batchOf(String request) {
        return "[" + (request + ",").repeat(99) + request + "]";
    }

    @Test
    void aBatchSharesOneAnswer() throws Exception {
        try (TestServer server = TestServer.start(TestServer.settings(), Operations.ENGINE)) {
            // Those of a smaller board are cut as well, and found sooner.
            HttpResponse<String> answer = server.post("solve", batchOf(greedy(256, 200)));
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body().length()).isBetween(3 << 20, Operations.LONGEST_OF_BATCH + 101);
            JsonValue.Items items = (JsonValue.Items) JsonValue.parse(answer.body());
            assertThat(items.items()).hasSize(100).allSatisfy(item -> {
                JsonValue.Fields fields = (JsonValue.Fields) item;
                assertThat(fields.get("more")).isEqualTo(new JsonValue.Word("true"));
                assertThat(solutions(fields)).hasSizeGreaterThan(50);
            });
        }
    }

    @Test
    void oneRequestStillGetsThemAll() throws Exception {
        try (TestServer server = TestServer.start(TestServer.settings(), Operations.ENGINE)) {
            String one = server.post("solve", GREEDY).body();
            assertThat(solutions((JsonValue.Fields) JsonValue.parse(one))).hasSize(1000);
            assertThat(one).hasSizeLessThan(Operations.LIMITS.answer()).doesNotContain("more");
        }
    }

    private static List<JsonValue> solutions(JsonValue.Fields answer) {
        return ((JsonValue.Items) Objects.requireNonNull(answer.get("all"))).items();
    }

    @Test
    void whoGetsMuchPaysForIt() throws Exception {
        String large = "\"" + "x".repeat(1_000_000) + "\"";
        Operations operations =
                (operation, request, longest) -> TestServer.written(request.equals("1") ? large : request);
        // Two requests a second at most, and one more each second: a minute for so many bytes.
        try (TestServer server = TestServer.start(TestServer.settings().withRate(1), operations)) {
            assertThat(server.post("solve", "1").statusCode()).isEqualTo(200);
            assertThat(server.post("solve", "2").statusCode()).isEqualTo(429);
        }
        try (TestServer server = TestServer.start(TestServer.settings().withRate(1), operations)) {
            assertThat(server.post("solve", "2").statusCode()).isEqualTo(200);
            assertThat(server.post("solve", "2").statusCode()).isEqualTo(200);
        }
    }

    /** The first item is on its way while the second is not even computed. */
    @Test
    void aBatchIsSentItemByItem() throws Exception {
        Gate gate = new Gate();
        String large = "\"" + "x".repeat(200_000) + "\"";
        Operations operations = (operation, request, longest) ->
                request.equals("1") ? TestServer.written(large) : gate.answer(Operation.SOLVE, request, longest);
        try (TestServer server = TestServer.start(TestServer.settings(), operations);
                Socket socket = server.connect()) {
            socket.getOutputStream()
                    .write(("POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                                    + "Content-Type: application/json\r\nContent-Length: 5\r\n\r\n[1,2]")
                            .getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            assertThat(new String(in.readNBytes(150_000), StandardCharsets.US_ASCII))
                    .startsWith("HTTP/1.1 200 ")
                    .contains("[\"xxxx");
            gate.awaitBegun(1);
            gate.open();
            assertThat(new String(in.readAllBytes(), StandardCharsets.US_ASCII)).contains("x\",2", "]");
        }
    }

    /** Clients that do not fetch their answers hold their own part of the memory, and others are answered. */
    @Test
    void answersThatNobodyFetchesHoldNobodyUp() throws Exception {
        long heap = 256L << 20;
        String large = "\"" + "x".repeat(1_000_000) + "\"";
        Operations operations =
                (operation, request, longest) -> TestServer.written(request.equals("1") ? large : request);
        try (TestServer server = TestServer.start(TestServer.settings(), operations, heap)) {
            List<Socket> lazy = new ArrayList<>();
            for (int i = 0; i < 150; i++) {
                Socket socket = server.connect("127.0.0." + (2 + i % 10));
                socket.setReceiveBufferSize(4096);
                lazy.add(socket);
                // Several answers on a connection, so that what the system buffers is full.
                socket.getOutputStream()
                        .write(("POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\n"
                                        + "Content-Type: application/json\r\nContent-Length: 1\r\n\r\n1")
                                .repeat(8)
                                .getBytes(StandardCharsets.US_ASCII));
            }
            awaitRest(server);
            for (int i = 0; i < 50; i++) {
                assertThat(server.post("solve", "{}").statusCode()).isEqualTo(200);
            }
            assertThat(new Memory(heap, 2).all()).isLessThan(50L << 20);
            for (Socket socket : lazy) {
                socket.close();
            }
        }
    }

    /** Waits until nobody waits for a thread any more; before that there may be no room in the queue. */
    private static void awaitRest(TestServer server) throws Exception {
        while (!server.get("/metrics").body().contains("shudu_workers_queue 0.0")) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
    }

    /** More of the longest batches at once than are worked on, with as little memory as a server is likely to have. */
    @Test
    void aSmallHeapIsEnough() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        Alone.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
                HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create("http://127.0.0.1:" + out.readLine() + "/api/v1/solve"))
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(batchOf(GREEDY)))
                    .build();
            List<CompletableFuture<HttpResponse<String>>> answers = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                answers.add(client.sendAsync(request, BodyHandlers.ofString()));
            }
            for (CompletableFuture<HttpResponse<String>> each : answers) {
                HttpResponse<String> answer = each.get(300, TimeUnit.SECONDS);
                assertThat(answer.statusCode()).as(answer.body()).isIn(200, 429, 503);
                assertThat(answer.body()).isNotEmpty();
            }
            assertThat(answers.stream().map(CompletableFuture::join).filter(answer -> answer.statusCode() == 200))
                    .hasSizeGreaterThan(2);
        } finally {
            process.destroyForcibly();
        }
    }

    /** A server in a process of its own. */
    static final class Alone {
        private Alone() {}

        public static void main(String[] args) throws IOException, InterruptedException {
            try (ShuduServer server = ShuduServer.start(TestServer.settings())) {
                System.out.println(server.port());
                Thread.sleep(600_000);
            }
        }
    }
}
