package io.shudu.core.json;

import java.util.Map;

/** Writes values as text, on one line. */
final class JsonWriting {
    private static final String HEXADECIMAL = "0123456789abcdef";

    private final StringBuilder text = new StringBuilder();

    private JsonWriting() {}

    static String of(JsonValue value) {
        JsonWriting writing = new JsonWriting();
        writing.write(value);
        return writing.text.toString();
    }

    private void write(JsonValue value) {
        switch (value) {
            case JsonValue.Fields object -> {
                char before = '{';
                for (Map.Entry<String, JsonValue> field : object.fields().entrySet()) {
                    text.append(before);
                    quote(field.getKey());
                    text.append(':');
                    write(field.getValue());
                    before = ',';
                }
                text.append(before == '{' ? "{}" : "}");
            }
            case JsonValue.Items array -> {
                text.append('[');
                for (int i = 0; i < array.items().size(); i++) {
                    text.append(i > 0 ? "," : "");
                    write(array.items().get(i));
                }
                text.append(']');
            }
            case JsonValue.Text string -> quote(string.text());
            case JsonValue.Numeral number -> text.append(number.text());
            case JsonValue.Word word -> text.append(word.text());
        }
    }

    private void quote(String value) {
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
                        escape(c);
                    } else {
                        text.append(c);
                    }
                }
            }
        }
        text.append('"');
    }

    private void escape(char c) {
        text.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            text.append(HEXADECIMAL.charAt(c >> shift & 15));
        }
    }
}
