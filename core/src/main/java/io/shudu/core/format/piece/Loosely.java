package io.shudu.core.format.piece;

import io.shudu.core.grid.WholeNumbers;
import io.shudu.core.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks into JSON that others have written: what is missing or of another kind is nothing, not a problem. */
final class Loosely {
    private Loosely() {}

    /** The first of some fields that an object has, or null. */
    static @Nullable JsonValue get(@Nullable JsonValue object, String... names) {
        if (object instanceof JsonValue.Fields fields) {
            for (String name : names) {
                JsonValue value = fields.get(name);
                if (value != null) {
                    return value;
                }
            }
        }
        return null;
    }

    static List<JsonValue> items(@Nullable JsonValue value) {
        return value instanceof JsonValue.Items array ? array.items() : List.of();
    }

    /** The text of a string or a number, empty if it is something else. */
    static String text(@Nullable JsonValue value) {
        if (value instanceof JsonValue.Text string) {
            return string.text();
        }
        return value instanceof JsonValue.Numeral numeral ? numeral.text() : "";
    }

    static boolean isTrue(@Nullable JsonValue value) {
        return value instanceof JsonValue.Word word && "true".equals(word.text());
    }

    /** A whole number of at most three figures, -1 if it is none. */
    static int number(@Nullable JsonValue value) {
        String text = text(value);
        return text.length() > 3 ? -1 : WholeNumbers.parse(text, 0, 999);
    }

    /** Whether a field is there for something: an empty list is not. */
    static boolean saysSomething(JsonValue value) {
        return isTrue(value)
                || !items(value).isEmpty()
                || (value instanceof JsonValue.Fields object && !object.fields().isEmpty());
    }
}
