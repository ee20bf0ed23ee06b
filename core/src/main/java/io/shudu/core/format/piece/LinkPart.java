package io.shudu.core.format.piece;

import java.util.ArrayList;
import java.util.List;

/** A part of a link between {@code / ? & = #}, with {@code %2F} and the like decoded. */
public final class LinkPart {
    private LinkPart() {}

    /** The parts of the link in a line, or of the whole line if it has none. */
    public static List<Piece> of(String line, int number) {
        int scheme = line.indexOf("://");
        int from = scheme < 0 ? TextLines.firstSign(line) : scheme + 3;
        List<Piece> parts = new ArrayList<>();
        for (int i = from; i <= line.length(); i++) {
            if (i < line.length() && !TextLines.isBlank(line.charAt(i)) && !isEdge(line, i)) {
                continue;
            }
            if (i > from) {
                parts.add(Piece.inLine(decoded(line.substring(from, i)), number, from + 1));
            }
            if (i < line.length() && TextLines.isBlank(line.charAt(i))) {
                break;
            }
            from = i + 1;
        }
        return parts;
    }

    /** Packed text has {@code /} and {@code =} in it: there they are no edges. */
    private static boolean isEdge(String line, int at) {
        char c = line.charAt(at);
        if (c == '/') {
            return !isInPacked(line, at);
        }
        boolean padding = c == '=' && (at + 1 == line.length() || "=&#".indexOf(line.charAt(at + 1)) >= 0);
        return !padding && (c == '?' || c == '&' || c == '=' || c == '#');
    }

    private static boolean isInPacked(String line, int at) {
        int start = line.lastIndexOf("N4", at);
        for (int i = Math.max(0, start); i < at; i++) {
            if ("?&#".indexOf(line.charAt(i)) >= 0) {
                return false;
            }
        }
        return start >= 0;
    }

    /**
     * A text without its escapes; all that is written into links is ASCII. A column of a decoded part may be too large
     * by what its escapes took.
     */
    public static String decoded(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        StringBuilder decoded = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int high = i + 2 < text.length() && text.charAt(i) == '%' ? figure(text.charAt(i + 1)) : -1;
            int low = high < 0 ? -1 : figure(text.charAt(i + 2));
            decoded.append(low < 0 ? text.charAt(i) : (char) (16 * high + low));
            i += low < 0 ? 0 : 2;
        }
        return decoded.toString();
    }

    private static int figure(char c) {
        return c < 128 ? Character.digit(c, 16) : -1;
    }
}
