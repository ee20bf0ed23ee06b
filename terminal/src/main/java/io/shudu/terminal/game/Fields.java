package io.shudu.terminal.game;

import io.shudu.core.json.JsonValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of a JSON object that may be anything. */
record Fields(Map<String, JsonValue> all) {
    static Fields of(@Nullable JsonValue value) {
        return new Fields(value instanceof JsonValue.Fields object ? object.fields() : Map.of());
    }

    Fields fields(String name) {
        return of(all.get(name));
    }

    @Nullable
    String text(String name) {
        return all.get(name) instanceof JsonValue.Text text ? text.text() : null;
    }

    boolean truth(String name) {
        return all.get(name) instanceof JsonValue.Word word && word.text().equals("true");
    }

    /** A number from 0 on; 0 if it is none. */
    long number(String name) {
        return Math.max(0, number(all.get(name), 0));
    }

    List<JsonValue> items(String name) {
        return all.get(name) instanceof JsonValue.Items items ? items.items() : List.of();
    }

    /** A whole number, with what to take if it is none. */
    static long number(@Nullable JsonValue value, long otherwise) {
        if (value instanceof JsonValue.Numeral numeral) {
            try {
                return (long) Double.parseDouble(numeral.text());
            } catch (NumberFormatException none) {
                return otherwise;
            }
        }
        return otherwise;
    }
}
