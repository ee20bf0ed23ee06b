package io.shudu.server;

import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.render.json.FailureJson;
import io.shudu.render.words.Failure;
import java.io.Serial;
import java.util.function.Function;
import java.util.stream.Stream;

/** A request cannot be answered as asked: what the client is told instead, in its language. */
final class Problem extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    private final int status;
    private final String code;
    private final transient Function<Messages, String> detail;
    private final transient JsonValue.Fields error;
    private final int retrySeconds;

    private Problem(
            int status, String code, Function<Messages, String> detail, JsonValue.Fields error, int retrySeconds) {
        // A refusal is an ordinary answer, and under attack a frequent one: no stack trace.
        super(code, null, false, false);
        this.status = status;
        this.code = code;
        this.detail = detail;
        this.error = error;
        this.retrySeconds = retrySeconds;
    }

    /** A problem with the words {@code title.CODE} and {@code detail.CODE} of the messages. */
    static Problem of(int status, String code, Object... args) {
        return of(status, code, messages -> messages.text("detail." + code, args));
    }

    /** A problem with the words {@code title.CODE} and others for the detail. */
    static Problem of(int status, String code, Function<Messages, String> detail) {
        return new Problem(
                status, code, detail, new JsonFields().string("code", code).value(), 0);
    }

    /**
     * A field of a request makes no sense.
     *
     * @param key the words, whose first argument is the field
     */
    static Problem inField(String field, String key, Object... args) {
        Object[] all = Stream.concat(Stream.of(field), Stream.of(args)).toArray();
        JsonFields error = new JsonFields().string("code", "bad-request").string("field", field);
        return new Problem(400, "bad-request", messages -> messages.text(key, all), error.value(), 0);
    }

    /** A problem that is over after some seconds. */
    static Problem passing(int status, String code, int retrySeconds) {
        Problem problem = of(status, code, retrySeconds);
        return new Problem(status, code, problem.detail, problem.error, retrySeconds);
    }

    /** What the engine says about a request. */
    static Problem of(Failure failure) {
        JsonValue.Fields error = FailureJson.of(failure).value();
        String code = failure instanceof Failure.BadPuzzle ? "bad-puzzle" : "bad-request";
        return new Problem(400, code, messages -> failure.words(messages.language()), error, 0);
    }

    int status() {
        return status;
    }

    String code() {
        return code;
    }

    /** Seconds to wait before trying again; 0 if that would not help. */
    int retrySeconds() {
        return retrySeconds;
    }

    /** The text of {@code application/problem+json}, with the {@code error} of the operations' contract in it. */
    String toJson(Messages messages) {
        return new JsonFields()
                .string("type", "/api#" + code)
                .string("title", messages.text("title." + code))
                .number("status", status)
                .string("detail", detail.apply(messages))
                .put("error", error)
                .toString();
    }
}
