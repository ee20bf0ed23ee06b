package io.shudu.server;

import io.shudu.core.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The answer {@code {"error":{…}}} of an operation, in words. The operations themselves have none for people. */
final class Failure {
    private final JsonValue.Fields error;

    private Failure(JsonValue.Fields error) {
        this.error = error;
    }

    /** The failure that an answer is, or null if it is a proper answer. */
    static @Nullable Failure in(JsonValue answer) {
        return answer instanceof JsonValue.Fields fields && fields.get("error") instanceof JsonValue.Fields error
                ? new Failure(error)
                : null;
    }

    /** The problem to tell the client; it keeps the fields of the error. */
    Problem problem() {
        return Problem.of(400, text("code"), this::words).withError(error);
    }

    private String words(Messages messages) {
        if (error.get("expected") != null) {
            return messages.text("accepted.json", text("at"), messages.expected(text("expected")));
        }
        if (!text("code").equals("bad-puzzle")) {
            String field = text("field");
            String accepted = text("problem");
            return field.isEmpty()
                    ? messages.text("accepted", accepted)
                    : messages.text("accepted.field", field, accepted);
        }
        List<String> args = args();
        if (text("reason").equals("bad-syntax")) {
            args.set(1, messages.expected(args.get(1)));
        }
        String reason = messages.text("parse." + text("reason"), args.toArray());
        String column = text("column");
        return column.equals("0") ? reason : messages.text("place", text("line"), column, reason);
    }

    private List<String> args() {
        List<String> args = new ArrayList<>();
        if (error.get("args") instanceof JsonValue.Items items) {
            items.items().forEach(item -> args.add(text(item)));
        }
        return args;
    }

    private String text(String field) {
        return text(error.get(field));
    }

    private static String text(@Nullable JsonValue value) {
        if (value instanceof JsonValue.Text string) {
            return string.text();
        }
        return value instanceof JsonValue.Numeral number ? number.text() : "";
    }
}
