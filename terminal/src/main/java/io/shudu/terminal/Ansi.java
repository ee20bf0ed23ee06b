package io.shudu.terminal;

import org.jline.utils.AttributedCharSequence.ForceMode;
import org.jline.utils.AttributedString;

/**
 * Rows as a terminal takes them. JLine's own way turns thin lines into ASCII, or into an alternate set of characters
 * which not every terminal brings back as they were; so it is only asked for what stands before and behind a text.
 */
final class Ansi {
    private static final String TEXT = "x";

    private Ansi() {}

    static String of(AttributedString row, int colours) {
        StringBuilder ansi = new StringBuilder();
        for (int from = 0; from < row.length(); ) {
            int to = row.runLimit(from);
            String around = new AttributedString(TEXT, row.styleAt(from)).toAnsi(colours, ForceMode.None);
            int at = around.indexOf(TEXT);
            ansi.append(around, 0, at)
                    .append(row.subSequence(from, to))
                    .append(around, at + TEXT.length(), around.length());
            from = to;
        }
        return ansi.toString();
    }
}
