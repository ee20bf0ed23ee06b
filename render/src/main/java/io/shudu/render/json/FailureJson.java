package io.shudu.render.json;

import io.shudu.core.format.ParseResult;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.render.words.Failure;
import io.shudu.render.words.Language;
import java.util.List;

/** Why there is no result: a code, a reason with arguments, and words in both languages. */
public final class FailureJson {
    /** How much of a text is repeated in an answer about it: enough to find it again. */
    private static final int QUOTED = 100;

    private FailureJson() {}

    /** A failure. */
    public static JsonFields of(Failure failure) {
        // No switch over patterns: for that the JVM makes classes while it runs.
        JsonFields json = failure instanceof Failure.BadRequest request
                ? badRequest(request)
                : badPuzzle((Failure.BadPuzzle) failure);
        return json.put("text", AllLanguages.of(language -> JsonValue.of(failure.words(language))));
    }

    private static JsonFields badRequest(Failure.BadRequest request) {
        return new JsonFields()
                .string("code", "bad-request")
                .string("field", request.field())
                .string("reason", request.reason().id())
                .strings("args", quoted(request.args()))
                .string("problem", request.accepted(Language.ENGLISH));
    }

    private static JsonFields badPuzzle(Failure.BadPuzzle puzzle) {
        ParseResult.Bad bad = puzzle.bad();
        JsonFields json = new JsonFields().string("code", "bad-puzzle");
        if (puzzle.field() != null) {
            json.string("field", puzzle.field());
        }
        return json.string("reason", bad.reason().id())
                .number("line", bad.line())
                .number("column", bad.column())
                .strings("args", quoted(bad.args()));
    }

    /** What a reason speaks of, as much of each as is worth repeating. */
    public static List<String> quoted(List<?> args) {
        return args.stream()
                .map(Object::toString)
                .map(text -> text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "…")
                .toList();
    }
}
