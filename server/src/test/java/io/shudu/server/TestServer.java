package io.shudu.server;

import io.shudu.api.Answer;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.render.words.Failure;
import io.shudu.render.words.RequestReason;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** A server on a free port and a client for it. */
final class TestServer implements AutoCloseable {
    /** Repeats what it was asked, and fails as asked. */
    static final Operations ECHO = (operation, request, longest) -> {
        if (request.contains("\"throw\"")) {
            throw new IllegalStateException("secret of the house");
        }
        if (request.contains("\"overflow\"")) {
            throw new StackOverflowError("secret of the stack");
        }
        if (request.contains("\"memory\"")) {
            throw new OutOfMemoryError("secret of the heap");
        }
        if (request.contains("\"bad\"")) {
            return new Answer.Refusal(new Failure.BadRequest("puzzle", RequestReason.STRING, List.of()));
        }
        return new Answer.Result(new JsonFields()
                .put(operation.id(), new JsonValue.Word(request))
                .toString());
    };

    private final ShuduServer server;
    private final HttpClient client = HttpClient.newHttpClient();

    private TestServer(ShuduServer server) {
        this.server = server;
    }

    /** An answer that is written as it stands. */
    static Answer written(String json) {
        return new Answer.Result(json);
    }

    static TestServer start() throws IOException {
        return start(settings(), ECHO);
    }

    static TestServer start(ServerSettings settings, Operations operations) throws IOException {
        return start(settings, operations, Runtime.getRuntime().maxMemory());
    }

    static TestServer start(ServerSettings settings, Operations operations, long heap) throws IOException {
        return new TestServer(ShuduServer.start(settings, operations, heap));
    }

    static ServerSettings settings() {
        return ServerSettings.usual().withAddress("127.0.0.1", 0);
    }

    ShuduServer server() {
        return server;
    }

    HttpRequest.Builder at(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString());
    }

    /** Asks for a file; the headers come as names and values in turn. */
    HttpResponse<String> get(String path, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = at(path).GET();
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    /** Asks an operation; the headers come as names and values in turn. */
    HttpResponse<String> post(String operation, String body, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = request(operation, body);
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    CompletableFuture<HttpResponse<String>> postLater(String operation, String body, String... headers) {
        HttpRequest.Builder request = request(operation, body);
        return client.sendAsync(
                (headers.length == 0 ? request : request.headers(headers)).build(), BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String operation, String body) {
        return at("/api/v1/" + operation)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
    }

    /** Sends characters as they are and reads until the server closes the connection. */
    String raw(String text) throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    Socket connect() throws IOException {
        return connect("127.0.0.1");
    }

    /** Connects from another address of this machine. */
    Socket connect(String from) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port(), InetAddress.ofLiteral(from), 0);
        socket.setSoTimeout(60_000);
        return socket;
    }

    static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("");
    }

    @Override
    public void close() {
        // First its connections: the server would wait a second for those that are idle.
        client.close();
        server.close();
    }
}
