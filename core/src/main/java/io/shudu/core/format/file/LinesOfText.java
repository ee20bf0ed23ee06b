package io.shudu.core.format.file;

import io.shudu.core.format.GridReader;
import io.shudu.core.format.piece.TextLines;
import org.jspecify.annotations.Nullable;

/** The lines of a text one by one: a text of nothing but line ends makes far more objects than it has characters. */
public final class LinesOfText implements GridReader.LineSource {
    private final String text;
    private int start;

    public LinesOfText(String text) {
        this.text = text;
        start = TextLines.startOf(text);
    }

    @Override
    public @Nullable String nextLine() {
        if (start == text.length()) {
            return null;
        }
        int end = start;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        String line = text.substring(start, end);
        start = Math.min(text.length(), text.startsWith("\r\n", end) ? end + 2 : end + 1);
        return line;
    }
}
