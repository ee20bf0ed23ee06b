package io.shudu.server;

import static io.shudu.server.TestServer.header;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

class MetricsTest {
    @Test
    void requestsAreCountedByRouteAndStatus() throws Exception {
        try (TestServer server = TestServer.start()) {
            server.post("solve", "{}");
            server.post("solve", "{\"bad\":1}");
            server.get("/");
            server.get("/" + System.nanoTime());
            HttpResponse<String> answer = server.get("/metrics");
            assertThat(header(answer, "Content-Type")).startsWith("text/plain; version=0.0.4");
            assertThat(answer.body())
                    .contains(
                            "shudu_http_requests_total{route=\"/api/v1/solve\",status=\"200\"} 1.0",
                            "shudu_http_requests_total{route=\"/api/v1/solve\",status=\"400\"} 1.0",
                            "shudu_http_requests_total{route=\"files\",status=\"200\"} 1.0",
                            "shudu_http_requests_total{route=\"files\",status=\"404\"} 1.0",
                            "shudu_http_request_duration_seconds_bucket{route=\"/api/v1/solve\",le=\"+Inf\"} 2",
                            "shudu_http_in_flight 1.0",
                            "shudu_workers_busy 0.0",
                            "jvm_memory_used_bytes{area=\"heap\"}");
        }
    }

    @Test
    void healthTellsTheVersion() throws Exception {
        try (TestServer server = TestServer.start()) {
            HttpResponse<String> answer = server.get("/health");
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).matches("\\{\"status\":\"up\",\"version\":\"\\d+\\.\\d+\\.\\d+.*\"}");
        }
    }
}
