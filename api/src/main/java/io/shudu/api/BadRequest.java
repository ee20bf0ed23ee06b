package io.shudu.api;

import io.shudu.core.format.ParseResult;
import io.shudu.core.json.JsonProblem;
import io.shudu.core.json.JsonFields;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How an operation leaves when the request makes no sense; {@link Api} turns it into an answer. */
final class BadRequest extends Exception {
    private static final long serialVersionUID = 1L;

    /** How much of a text is repeated in an answer about it: enough to find it again. */
    private static final int QUOTED = 100;

    private final transient JsonFields error;

    private BadRequest(JsonFields error) {
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
        return new BadRequest(badRequest(field, accepted));
    }

    /** A request that is no JSON. */
    static BadRequest in(JsonProblem problem) {
        int at = problem.offset() + 1;
        return new BadRequest(badRequest("", "JSON; expected at character " + at + ": " + problem.expected())
                .number("at", at)
                .string("expected", problem.expected()));
    }

    private static JsonFields badRequest(String field, String accepted) {
        return new JsonFields()
                .string("code", "bad-request")
                .string("field", field)
                .string("problem", accepted);
    }

    /** A field whose text is no grid. */
    static BadRequest in(String field, ParseResult.Bad bad) {
        return new BadRequest(describe(badPuzzle().string("field", field), bad));
    }

    /** What is wrong with a text that should be a grid. */
    static JsonFields error(ParseResult.Bad bad) {
        return describe(badPuzzle(), bad);
    }

    private static JsonFields badPuzzle() {
        return new JsonFields().string("code", "bad-puzzle");
    }

    private static JsonFields describe(JsonFields error, ParseResult.Bad bad) {
        List<String> args = new ArrayList<>();
        for (Object arg : bad.args()) {
            args.add(quoted(arg.toString()));
        }
        return error.string(
                        "reason", bad.reason().name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .number("line", bad.line())
                .number("column", bad.column())
                .strings("args", args);
    }

    /** What of a text to repeat when it makes no sense. */
    static String quoted(String text) {
        return text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "…";
    }

    JsonFields answer() {
        return new JsonFields().put("error", error);
    }
}
