package io.shudu.core.json;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON value as data. Its {@code toString} is its text, on one line. */
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

        @Override
        public String toString() {
            return JsonWriting.of(this);
        }
    }

    /**
     * An array.
     *
     * @param items what it holds
     */
    record Items(List<JsonValue> items) implements JsonValue {
        @Override
        public String toString() {
            return JsonWriting.of(this);
        }
    }

    /**
     * A string.
     *
     * @param text its characters
     */
    record Text(String text) implements JsonValue {
        @Override
        public String toString() {
            return JsonWriting.of(this);
        }
    }

    /**
     * A number.
     *
     * @param text as it was written, since no type of Java holds every one
     */
    record Numeral(String text) implements JsonValue {
        @Override
        public String toString() {
            return JsonWriting.of(this);
        }
    }

    /**
     * One of {@code true}, {@code false} and {@code null}.
     *
     * @param text which
     */
    record Word(String text) implements JsonValue {
        @Override
        public String toString() {
            return JsonWriting.of(this);
        }
    }

    /** Nothing. */
    JsonValue NULL = new Word("null");

    /** A string. */
    static JsonValue of(String text) {
        return new Text(text);
    }

    /** A number. */
    static JsonValue of(long number) {
        return new Numeral(Long.toString(number));
    }

    /** {@code true} or {@code false}. */
    static JsonValue of(boolean truth) {
        return new Word(Boolean.toString(truth));
    }

    /** An array of strings. */
    static JsonValue strings(List<String> texts) {
        return new Items(texts.stream().map(JsonValue::of).toList());
    }

    /** Reads a text that is one value. */
    static JsonValue parse(String text) throws JsonProblem {
        return parse(text, Integer.MAX_VALUE);
    }

    /**
     * Reads a text that is one value.
     *
     * @param most how many values there may be, those in others counted: each takes far more memory than the three
     *     characters that it may be written with
     */
    static JsonValue parse(String text, int most) throws JsonProblem {
        JsonScanner scanner = new JsonScanner(text);
        JsonValue value = new JsonReading(scanner, most).value();
        scanner.expectEnd();
        return value;
    }
}
