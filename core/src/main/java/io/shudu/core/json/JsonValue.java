package io.shudu.core.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON value as data. */
public sealed interface JsonValue {
    /**
     * An object.
     *
     * @param fields its fields in their order; of those with the same name, the last
     */
    record Fields(Map<String, JsonValue> fields) implements JsonValue {
        /** The value of a field, or null if there is none. */
        public @Nullable JsonValue get(String name) {
            return fields.get(name);
        }
    }

    /**
     * An array.
     *
     * @param items what it holds
     */
    record Items(List<JsonValue> items) implements JsonValue {}

    /**
     * A string.
     *
     * @param text its characters
     */
    record Text(String text) implements JsonValue {}

    /**
     * A number.
     *
     * @param text as it was written, since no type of Java holds every one
     */
    record Numeral(String text) implements JsonValue {}

    /**
     * One of {@code true}, {@code false} and {@code null}.
     *
     * @param text which
     */
    record Word(String text) implements JsonValue {}

    /** Reads a text that is one value. */
    static JsonValue parse(String text) throws JsonProblem {
        JsonScanner scanner = new JsonScanner(text);
        JsonValue value = read(scanner);
        scanner.expectEnd();
        return value;
    }

    /** Reads the value that follows. */
    static JsonValue read(JsonScanner scanner) throws JsonProblem {
        return read(scanner, JsonScanner.DEPTH);
    }

    private static JsonValue read(JsonScanner scanner, int depth) throws JsonProblem {
        if (depth == 0) {
            throw scanner.expected("at most " + JsonScanner.DEPTH + " levels");
        }
        if (scanner.looksAt('"')) {
            return new Text(scanner.string().text());
        }
        if (scanner.skip('{')) {
            return fields(scanner, depth);
        }
        if (scanner.skip('[')) {
            return items(scanner, depth);
        }
        String word = scanner.word();
        return word.isEmpty() ? new Numeral(scanner.number()) : new Word(word);
    }

    private static JsonValue fields(JsonScanner scanner, int depth) throws JsonProblem {
        Map<String, JsonValue> fields = new LinkedHashMap<>();
        if (!scanner.skip('}')) {
            do {
                String name = scanner.string().text();
                scanner.expect(':');
                fields.put(name, read(scanner, depth - 1));
            } while (scanner.skip(','));
            scanner.expect('}');
        }
        return new Fields(fields);
    }

    private static JsonValue items(JsonScanner scanner, int depth) throws JsonProblem {
        List<JsonValue> items = new ArrayList<>();
        if (!scanner.skip(']')) {
            do {
                items.add(read(scanner, depth - 1));
            } while (scanner.skip(','));
            scanner.expect(']');
        }
        return new Items(items);
    }
}
