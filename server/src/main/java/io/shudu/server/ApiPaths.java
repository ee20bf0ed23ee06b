package io.shudu.server;

import io.shudu.api.Operation;

/** Where the server answers by itself; all other paths are files. */
final class ApiPaths {
    static final String HEALTH = "/health";
    static final String METRICS = "/metrics";

    private ApiPaths() {}

    static String of(Operation operation) {
        return "/api/v1/" + operation.id();
    }
}
