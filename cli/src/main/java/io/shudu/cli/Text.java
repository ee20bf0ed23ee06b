package io.shudu.cli;

import java.util.List;

/** The small grammars that results are written in: JSON objects and CSV rows. */
final class Text {
    private Text() {}

    /** A JSON object on one line, built field by field. */
    static final class Json {
        private final StringBuilder text = new StringBuilder("{");

        Json string(String name, String value) {
            return raw(name, quoted(value));
        }

        Json number(String name, long value) {
            return raw(name, String.valueOf(value));
        }

        Json strings(String name, List<String> values) {
            return raw(name, array(values));
        }

        /** A field whose value is JSON already. */
        Json raw(String name, String value) {
            text.append(text.length() > 1 ? "," : "")
                    .append(quoted(name))
                    .append(':')
                    .append(value);
            return this;
        }

        @Override
        public String toString() {
            return text + "}";
        }
    }

    /** A JSON array of strings. */
    static String array(List<String> values) {
        return "[" + String.join(",", values.stream().map(Text::quoted).toList()) + "]";
    }

    private static String quoted(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                default -> {
                    if (c < ' ' || Character.isSurrogate(c)) {
                        quoted.append(String.format("\\u%04x", (int) c));
                    } else {
                        quoted.append(c);
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }

    /** A CSV row; fields that need it are quoted. */
    static String csv(String... fields) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < fields.length; i++) {
            String field = fields[i].replace("\r", "").replace('\n', ' ');
            boolean plain = field.indexOf(',') < 0 && field.indexOf('"') < 0;
            row.append(i == 0 ? "" : ",").append(plain ? field : '"' + field.replace("\"", "\"\"") + '"');
        }
        return row.toString();
    }
}
