package io.shudu.core.format.piece;

/** Which characters and lines are drawn around cells, as frames of ASCII or of box-drawing characters. */
public final class Borders {
    private Borders() {}

    /** Whether a character stands between the cells of a row. */
    public static boolean isBar(char c) {
        return c == '|' || c == '│' || c == '║' || c == '┃';
    }

    public static boolean hasBar(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (isBar(line.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a line is drawn rather than filled: only frame characters, and a stroke among them. Without the stroke it
     * would be a row, for {@code . * |} are also found there.
     */
    public static boolean isRule(String line) {
        boolean stroke = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            stroke |= isStroke(c);
            if (!isFrame(c) && !TextLines.isBlank(c)) {
                return false;
            }
        }
        return stroke;
    }

    /** Whether a rule is drawn with double strokes, as frames do at the edges of boxes. */
    public static boolean isHeavy(String rule) {
        return rule.indexOf('=') >= 0 || rule.indexOf('═') >= 0 || rule.indexOf('━') >= 0;
    }

    private static boolean isStroke(char c) {
        return c == '-' || c == '=' || c == '─' || c == '═' || c == '━';
    }

    private static boolean isFrame(char c) {
        return "+-=|*.:'".indexOf(c) >= 0 || (c >= '\u2500' && c <= '\u257F');
    }
}
