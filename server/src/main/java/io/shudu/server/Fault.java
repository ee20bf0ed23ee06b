package io.shudu.server;

import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import java.util.HexFormat;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Our own fault. The client gets a number that finds the line in the log, and no word on how we work inside. */
final class Fault {
    private static final Logger LOG = LoggerFactory.getLogger("Fault");
    private static final String CODE = "internal";

    private final String id;

    private Fault(String id) {
        this.id = id;
    }

    /**
     * Logs what went wrong.
     *
     * @param where what was asked for
     */
    static Fault logged(Throwable thrown, String where) {
        Throwable cause = Objects.requireNonNullElse(thrown.getCause(), thrown);
        StackTraceElement[] stack = cause.getStackTrace();
        String id = HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextInt());
        LOG.error("{} {}: {} at {}", id, where, cause, stack.length > 0 ? stack[0] : "?");
        return new Fault(id);
    }

    /** What the client is told. */
    Problem problem() {
        return Problem.of(500, CODE, id);
    }

    /** The same as the answer to one request of several. */
    JsonValue.Fields answer() {
        JsonFields error = new JsonFields().string("code", CODE).string("problem", id);
        return new JsonFields().put("error", error).value();
    }
}
