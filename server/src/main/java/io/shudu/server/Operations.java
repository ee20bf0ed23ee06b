package io.shudu.server;

import io.shudu.api.Api;
import io.shudu.api.Limits;
import io.shudu.api.Operation;

/** What the server asks to answer requests: the engine, or something simpler in tests. */
@FunctionalInterface
interface Operations {
    /**
     * How much a stranger may ask for in one request. Compared with what people may do on their own machines: smaller
     * boards and fewer guesses. The longest requests that were tried, puzzles of 16x16 with as many holes as possible
     * and a 25x25 that uses up its guesses, took less than a second of a core.
     */
    Limits LIMITS = new Limits(RequestBody.MOST_BYTES, 25, 16, 1000, 1000, 5_000, 10_000_000, 1000);

    /** The engine, within {@link #LIMITS}. */
    Operations ENGINE = (operation, request) -> Api.answer(operation, request, LIMITS);

    /**
     * Answers one request.
     *
     * @return a JSON object: the answer, or {@code {"error":…}} if the request or its puzzle is bad
     */
    String answer(Operation operation, String request);
}
