package io.shudu.core.json;

import java.util.List;

/** A JSON object on one line, built field by field. */
public final class JsonWriter {
    private static final String HEXADECIMAL = "0123456789abcdef";

    private final StringBuilder text = new StringBuilder("{");

    /** Starts without fields. */
    public JsonWriter() {}

    /** Adds a string. */
    public JsonWriter string(String name, String value) {
        name(name);
        quote(value, text);
        return this;
    }

    /** Adds a number. */
    public JsonWriter number(String name, long value) {
        name(name).append(value);
        return this;
    }

    /** Adds {@code true} or {@code false}. */
    public JsonWriter bool(String name, boolean value) {
        name(name).append(value);
        return this;
    }

    /** Adds an array of strings. */
    public JsonWriter strings(String name, List<String> values) {
        return raw(name, array(values));
    }

    /** Adds an object. */
    public JsonWriter object(String name, JsonWriter value) {
        return raw(name, value.toString());
    }

    /** Adds an array of objects. */
    public JsonWriter objects(String name, List<JsonWriter> values) {
        StringBuilder array = new StringBuilder("[");
        for (JsonWriter value : values) {
            array.append(array.length() > 1 ? "," : "").append(value);
        }
        return raw(name, array.append(']').toString());
    }

    /** Adds a field whose value is JSON already. */
    public JsonWriter raw(String name, String value) {
        name(name).append(value);
        return this;
    }

    private StringBuilder name(String name) {
        text.append(text.length() > 1 ? "," : "");
        quote(name, text);
        return text.append(':');
    }

    /** An array of strings. */
    public static String array(List<String> values) {
        StringBuilder array = new StringBuilder("[");
        for (String value : values) {
            array.append(array.length() > 1 ? "," : "");
            quote(value, array);
        }
        return array.append(']').toString();
    }

    private static void quote(String value, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                default -> {
                    // A lone half of a surrogate pair cannot be written in UTF-8; escaped, both halves are safe.
                    if (c < ' ' || Character.isSurrogate(c)) {
                        escape(c, text);
                    } else {
                        text.append(c);
                    }
                }
            }
        }
        text.append('"');
    }

    private static void escape(char c, StringBuilder text) {
        text.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            text.append(HEXADECIMAL.charAt(c >> shift & 15));
        }
    }

    /** Characters of the object as written. */
    public int length() {
        return text.length() + 1;
    }

    /** The object as written. */
    @Override
    public String toString() {
        return text + "}";
    }
}
