package io.shudu.core.format.piece;

/**
 * JSON as SudokuPad shortens it: names without quotes, {@code '} for {@code "}, {@code t} and {@code f} for true and
 * false, nothing for an empty object in an array, colours as they are. It is made proper JSON again. Arrays that are
 * empty do not occur.
 */
public final class LooseJson {
    private final String text;
    private final char quote;
    private final StringBuilder proper = new StringBuilder();
    private int at;

    private LooseJson(String text) {
        this.text = text;
        this.quote = text.indexOf('"') >= 0 ? '"' : '\'';
    }

    /** The same as proper JSON, if it is anything like it. */
    public static String proper(String text) {
        return new LooseJson(text).read();
    }

    private String read() {
        // What stands before: a value is missing between two signs if the first one opens or goes on.
        char before = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (SourceText.isSpace(c)) {
                at++;
            } else if (c == quote) {
                string();
                before = c;
            } else if (",:{}[]".indexOf(c) >= 0) {
                boolean missing = (before == '[' || before == ',') && (c == ',' || c == ']');
                proper.append(missing ? "{}" : "").append(c);
                before = c;
                at++;
            } else {
                word();
                before = c;
            }
        }
        return proper.toString();
    }

    private void string() {
        proper.append('"');
        at++;
        while (at < text.length() && text.charAt(at) != quote) {
            char c = text.charAt(at++);
            if (c == '\\' && at < text.length()) {
                char escaped = text.charAt(at++);
                proper.append(escaped == '\'' ? "" : "\\").append(escaped);
            } else {
                proper.append(c);
            }
        }
        proper.append(at < text.length() ? "\"" : "");
        at++;
    }

    /** A number, a word of JSON, or what should have been quoted. */
    private void word() {
        int from = at;
        while (at < text.length() && ",:{}[]".indexOf(text.charAt(at)) < 0 && text.charAt(at) != quote) {
            at++;
        }
        String word = text.substring(from, at).trim();
        boolean name = at < text.length() && text.charAt(at) == ':';
        if (!name && (isNumber(word) || "true".equals(word) || "false".equals(word) || "null".equals(word))) {
            proper.append(word);
        } else if (!name && ("t".equals(word) || "f".equals(word))) {
            proper.append("t".equals(word));
        } else {
            proper.append('"').append(word.replace("\\", "").replace("\"", "")).append('"');
        }
    }

    /** Whether it is a number that begins with no needless 0, as colours do. */
    private static boolean isNumber(String word) {
        int from = word.startsWith("-") ? 1 : 0;
        int points = 0;
        for (int i = from; i < word.length(); i++) {
            char c = word.charAt(i);
            points += c == '.' ? 1 : 0;
            if (c != '.' && (c < '0' || c > '9')) {
                return false;
            }
        }
        boolean figures = word.length() > from
                && word.charAt(from) != '.'
                && word.charAt(word.length() - 1) != '.'
                && points <= 1;
        return figures && (word.charAt(from) != '0' || word.length() == from + 1 || word.charAt(from + 1) == '.');
    }
}
