package io.shudu.server;

import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMemoryMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.function.IntSupplier;

/** What the server counts and measures, for Prometheus. */
final class Metrics {
    private static final PrometheusTextFormatWriter FORMAT =
            PrometheusTextFormatWriter.builder().build();
    /** The type of the text. */
    static final String TYPE = FORMAT.getContentType();

    private final PrometheusRegistry registry = new PrometheusRegistry();
    private final Counter requests = Counter.builder()
            .name("shudu_http_requests_total")
            .help("Requests answered, by route and status.")
            .labelNames("route", "status")
            .register(registry);
    private final Histogram durations = Histogram.builder()
            .name("shudu_http_request_duration_seconds")
            .help("Time from the first handler to the last byte, by route.")
            .labelNames("route")
            .classicOnly()
            .classicUpperBounds(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
            .register(registry);
    private final Counter rejected = Counter.builder()
            .name("shudu_http_rejected_total")
            .help("Requests turned away, by reason.")
            .labelNames("reason")
            .register(registry);

    Metrics(IntSupplier inFlight, Connections connections, Workers workers, Memory memory) {
        gauge("shudu_http_in_flight", "Requests under way.", inFlight);
        gauge("shudu_http_connections", "Connections that are open.", connections::size);
        gauge("shudu_requests_bytes", "Memory that bodies and answers hold.", () -> (int) memory.held());
        gauge("shudu_workers_busy", "Threads that compute.", workers::busy);
        gauge("shudu_workers_queue", "Requests that wait for a thread that computes.", workers::waiting);
        JvmMemoryMetrics.builder().register(registry);
    }

    private void gauge(String name, String help, IntSupplier value) {
        GaugeWithCallback.builder()
                .name(name)
                .help(help)
                .callback(callback -> callback.call(value.getAsInt()))
                .register(registry);
    }

    /** A request was answered. */
    void answered(String route, int status, double seconds) {
        requests.labelValues(route, Integer.toString(status)).inc();
        durations.labelValues(route).observe(seconds);
    }

    /** A request was turned away. */
    void rejected(String reason) {
        rejected.labelValues(reason).inc();
    }

    /** All of it as text. */
    String text() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        FORMAT.write(bytes, registry.scrape());
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
