package io.shudu.server;

import io.shudu.api.Operation;

/** Where the server answers by itself; all other paths are files. */
final class ApiPaths {
    /** Worksheets for the web game. */
    static final String PRINT = "/print";

    /** Books: the body is the file of a book, as the command line reads it. */
    static final String BOOK = "/print/book";

    static final String HEALTH = "/health";
    static final String METRICS = "/metrics";

    private ApiPaths() {}

    static String of(Operation operation) {
        return "/api/v1/" + operation.id();
    }
}
