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
        int first = from;
        int end = to;
        while (first < end && TextLines.isBlank(line.charAt(first))) {
            first++;
        }
        while (end > first && TextLines.isBlank(line.charAt(end - 1))) {
            end--;
        }
        if (end - first > 1 && line.charAt(first) == '"' && line.charAt(end - 1) == '"') {
            first++;
            end--;
        }
        return Piece.inLine(line.substring(first, end), number, first + 1);
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
