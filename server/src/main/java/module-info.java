/** The server of the web game and the HTTP API. */
module io.shudu.server {
    requires io.javalin;
    requires io.prometheus.metrics.core;
    requires io.prometheus.metrics.instrumentation.jvm;
    requires io.prometheus.metrics.model;
    requires io.prometheus.writer.text;
    requires io.shudu.api;
    requires io.shudu.core;
    requires io.shudu.print;
    requires io.shudu.render;
    requires java.management;
    requires static org.jspecify;

    exports io.shudu.server;
}
