package io.shudu.terminal.view;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.WCWidth;

/** How wide texts are, and how they are broken into lines. */
final class Text {
    /** What must not begin a line. */
    private static final String CLOSING = "，。、；：？！）”’》」』…,.;:?!)";

    private Text() {}

    /** How many columns a text takes. */
    static int width(String text) {
        return text.codePoints().map(sign -> Math.max(0, WCWidth.wcwidth(sign))).sum();
    }

    /** A text with blanks behind it, so that it takes so many columns. */
    static String padded(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - width(text)));
    }

    /** As much of a text as fits. */
    static String cut(String text, int columns, String more) {
        if (width(text) <= columns) {
            return text;
        }
        StringBuilder kept = new StringBuilder();
        int room = columns - width(more);
        for (int i = 0; i < text.length(); ) {
            int sign = text.codePointAt(i);
            room -= Math.max(0, WCWidth.wcwidth(sign));
            if (room < 0) {
                break;
            }
            kept.appendCodePoint(sign);
            i += Character.charCount(sign);
        }
        return columns < width(more) ? "" : kept + more;
    }

    /** A text in lines: broken at blanks, and between wide characters, but not before what closes. */
    static List<String> wrap(String text, int columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String part : parts(text)) {
            String piece = part;
            if (!line.isEmpty() && width(line.toString()) + width(piece.stripTrailing()) > columns) {
                lines.add(line.toString().stripTrailing());
                line.setLength(0);
            }
            // A word that is longer than a line, such as a link.
            while (width(piece.stripTrailing()) > columns) {
                String head = cut(piece, columns, "");
                lines.add(head);
                piece = piece.substring(head.length());
            }
            line.append(piece);
        }
        if (!line.isEmpty()) {
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** What is not broken: words with their blanks, wide characters with what closes behind them. */
    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        int before = 0;
        for (int i = 0; i < text.length(); ) {
            int sign = text.codePointAt(i);
            boolean wide = WCWidth.wcwidth(sign) == 2 || (before > 0 && WCWidth.wcwidth(before) == 2);
            boolean breaks = (before == ' ' && sign != ' ') || (wide && sign != ' ' && CLOSING.indexOf(sign) < 0);
            if (breaks && !part.isEmpty()) {
                parts.add(part.toString());
                part.setLength(0);
            }
            part.appendCodePoint(sign);
            before = sign;
            i += Character.charCount(sign);
        }
        if (!part.isEmpty()) {
            parts.add(part.toString());
        }
        return parts;
    }
}
