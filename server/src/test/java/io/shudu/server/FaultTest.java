package io.shudu.server;

import static io.shudu.server.TestServer.header;
import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.Javalin;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;

/** Errors of the virtual machine on the thread of a request, which no operation can make on purpose. */
class FaultTest {
    @Test
    void anErrorIsToldAsAProblemAndNeverAsNothing() throws Exception {
        ServerSettings settings = TestServer.settings();
        Memory memory = new Memory(1L << 30, 1);
        try (Workers workers = new Workers(1, 1);
                HttpClient client = HttpClient.newHttpClient()) {
            Connections connections = new Connections(100, false);
            Routes routes = new Routes(
                    settings,
                    StaticFiles.load(getClass().getClassLoader()),
                    TestServer.ECHO,
                    workers,
                    memory,
                    new Metrics(() -> 0, connections, workers, memory),
                    () -> false);
            Javalin javalin = Javalin.create(config -> {
                config.startup.showJavalinBanner = false;
                config.startup.startupWatcherEnabled = false;
                routes.addTo(config);
                config.routes.get("/memory", context -> {
                    throw new OutOfMemoryError("secret of the heap");
                });
                config.routes.get("/silent", context -> context.status(500));
            });
            javalin.start("127.0.0.1", 0);
            try {
                for (String path : new String[] {"/memory", "/silent"}) {
                    HttpResponse<String> answer = client.send(
                            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + javalin.port() + path))
                                    .build(),
                            BodyHandlers.ofString());
                    assertThat(answer.statusCode()).isEqualTo(500);
                    assertThat(header(answer, "Content-Type")).isEqualTo("application/problem+json");
                    assertThat(answer.body())
                            .contains("\"error\":{\"code\":\"internal\"}")
                            .containsPattern("number [0-9a-f]{8}")
                            .doesNotContain("secret");
                }
            } finally {
                javalin.stop();
            }
        }
    }
}
