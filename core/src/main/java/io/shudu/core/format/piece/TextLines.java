package io.shudu.core.format.piece;

import io.shudu.core.format.ParseReason;
import io.shudu.core.format.file.LinesOfText;
import java.util.ArrayList;
import java.util.List;

/** How a text falls into lines: LF, CR LF or CR ends a line, and a byte order mark at the start is not part of it. */
public final class TextLines {
    /** No puzzle has longer lines; what does is some other file. */
    public static final int LONGEST = 1_000_000;

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private TextLines() {}

    /** All lines; rejects a text with a line of more than {@link #LONGEST} characters. */
    public static List<String> of(String text) throws Rejection {
        List<String> lines = split(text, Integer.MAX_VALUE);
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).length() > LONGEST) {
                throw Rejection.at(i + 1, 0, ParseReason.TOO_LONG, LONGEST);
            }
        }
        return lines;
    }

    /** All lines that are no remarks, with their numbers. */
    public static List<Piece.InLine> content(String text) throws Rejection {
        List<String> lines = of(text);
        List<Piece.InLine> content = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!isRemark(lines.get(i))) {
                content.add(new Piece.InLine(lines.get(i), i + 1, 1));
            }
        }
        return content;
    }

    /** The first lines of a text. */
    public static List<String> split(String text, int mostLines) {
        List<String> lines = new ArrayList<>();
        LinesOfText source = new LinesOfText(text);
        for (String line = source.nextLine(); line != null && lines.size() < mostLines; line = source.nextLine()) {
            lines.add(line);
        }
        return lines;
    }

    /** A line of a file without what belongs to its end or to the beginning of the file. */
    public static String clean(String line, int number) {
        String text = number == 1 ? withoutMark(line) : line;
        return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }

    /** The text without a byte order mark. */
    public static String withoutMark(String text) {
        return text.substring(startOf(text));
    }

    /** Where a text begins behind a byte order mark. */
    public static int startOf(String text) {
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
    }

    /** Whether a character is a gap between cells; Chinese texts also use the wide blank. */
    public static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\u00A0' || c == '\u3000';
    }

    public static boolean isBlank(String line) {
        return firstSign(line) == line.length();
    }

    /** Index of the first character that is not blank; the line's length if there is none. */
    public static int firstSign(String line) {
        int i = 0;
        while (i < line.length() && isBlank(line.charAt(i))) {
            i++;
        }
        return i;
    }

    /** The line without blanks at both ends. */
    public static String trim(String line) {
        int from = firstSign(line);
        int to = line.length();
        while (to > from && isBlank(line.charAt(to - 1))) {
            to--;
        }
        return line.substring(from, to);
    }

    /** Whether a line says nothing about a grid: it is blank or a comment. */
    public static boolean isRemark(String line) {
        int i = firstSign(line);
        return i == line.length() || line.charAt(i) == '#';
    }
}
