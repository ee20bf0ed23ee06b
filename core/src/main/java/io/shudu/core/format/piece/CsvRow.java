package io.shudu.core.format.piece;

import java.util.ArrayList;
import java.util.List;

/** A row of comma-separated fields, some of them perhaps in double quotes. Grids need no escaped quotes: none here. */
public final class CsvRow {
    private CsvRow() {}

    /** The fields, without quotes and without blanks around them. */
    public static List<Piece> fields(String line, int number) {
        List<Piece> fields = new ArrayList<>();
        int from = 0;
        boolean quoted = false;
        for (int i = 0; i <= line.length(); i++) {
            if (i < line.length() && line.charAt(i) == '"') {
                quoted = !quoted;
            } else if (i == line.length() || (line.charAt(i) == ',' && !quoted)) {
                fields.add(field(line, from, i, number));
                from = i + 1;
            }
        }
        return fields;
    }

    private static Piece field(String line, int from, int to, int number) {
        String field = line.substring(from, to);
        String text = TextLines.trim(field);
        int column = from + TextLines.firstSign(field) + 1;
        boolean quoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
        return quoted
                ? Piece.inLine(text.substring(1, text.length() - 1), number, column + 1)
                : Piece.inLine(text, number, column);
    }

    /** Index of a quote that nothing closes, or -1. */
    public static int unclosedQuote(String line) {
        int open = -1;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '"') {
                open = open < 0 ? i : -1;
            }
        }
        return open;
    }
}
