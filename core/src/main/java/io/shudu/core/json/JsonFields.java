package io.shudu.core.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON object that is built field by field. */
public final class JsonFields {
    private final Map<String, JsonValue> fields = new LinkedHashMap<>();

    /** Starts without fields. */
    public JsonFields() {}

    /** Adds a value. */
    public JsonFields put(String name, JsonValue value) {
        fields.put(name, value);
        return this;
    }

    /** Adds an object. */
    public JsonFields put(String name, JsonFields value) {
        return put(name, value.value());
    }

    /** Adds all fields of another object. */
    public JsonFields putAll(JsonFields others) {
        fields.putAll(others.fields);
        return this;
    }

    /** Adds a string. */
    public JsonFields string(String name, String value) {
        return put(name, JsonValue.of(value));
    }

    /** Adds a number. */
    public JsonFields number(String name, long value) {
        return put(name, JsonValue.of(value));
    }

    /** Adds {@code true} or {@code false}. */
    public JsonFields bool(String name, boolean value) {
        return put(name, JsonValue.of(value));
    }

    /** Adds an array of strings. */
    public JsonFields strings(String name, List<String> values) {
        return put(name, JsonValue.strings(values));
    }

    /** Adds an array of objects. */
    public JsonFields objects(String name, List<JsonFields> values) {
        List<JsonValue> items =
                values.stream().<JsonValue>map(JsonFields::value).toList();
        return put(name, new JsonValue.Items(items));
    }

    /** The object as it is now. */
    public JsonValue.Fields value() {
        return new JsonValue.Fields(new LinkedHashMap<>(fields));
    }

    /** The object as text. */
    @Override
    public String toString() {
        return value().toString();
    }
}
