package io.shudu.api;

import io.shudu.core.format.ParseResult;
import io.shudu.core.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How an operation leaves when the request makes no sense; {@link Api} turns it into an answer. */
final class BadRequest extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient JsonWriter error;

    private BadRequest(JsonWriter error) {
        super(error.toString(), null, false, false);
        this.error = error;
    }

    /**
     * A field that is missing or makes no sense.
     *
     * @param field its name, empty for the request as a whole
     * @param accepted what is accepted there
     */
    static BadRequest in(String field, String accepted) {
        return new BadRequest(new JsonWriter()
                .string("code", "bad-request")
                .string("field", field)
                .string("problem", accepted));
    }

    /** A field whose text is no grid. */
    static BadRequest in(String field, ParseResult.Bad bad) {
        return new BadRequest(describe(badPuzzle().string("field", field), bad));
    }

    /** What is wrong with a text that should be a grid. */
    static JsonWriter error(ParseResult.Bad bad) {
        return describe(badPuzzle(), bad);
    }

    private static JsonWriter badPuzzle() {
        return new JsonWriter().string("code", "bad-puzzle");
    }

    private static JsonWriter describe(JsonWriter error, ParseResult.Bad bad) {
        List<String> args = new ArrayList<>();
        for (Object arg : bad.args()) {
            args.add(arg.toString());
        }
        return error.string(
                        "reason", bad.reason().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .number("line", bad.line())
                .number("column", bad.column())
                .strings("args", args);
    }

    JsonWriter answer() {
        return new JsonWriter().object("error", error);
    }
}
