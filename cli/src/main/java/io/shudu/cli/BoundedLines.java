package io.shudu.cli;

import io.shudu.core.format.GridReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a stream, with the rest of an endless line thrown away: a gigabyte without a line break must not need a
 * gigabyte of memory. What is kept is still longer than any puzzle, so the parser says what is wrong.
 */
final class BoundedLines implements GridReader.LineSource {
    private static final int LONGEST = 1_000_100;
    /** A document without line breaks: JSON and XML may be written like that. */
    private static final int LONGEST_DOCUMENT = (1 << 26) + 100;

    private final String name;
    private final BufferedReader reader;
    private boolean skipLineFeed;
    private @Nullable IOException failure;

    BoundedLines(String name, InputStream stream) {
        this.name = name;
        this.reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8), 1 << 16);
    }

    /**
     * Makes sure that the lines ended because the stream did. Problems come up here and not between the lines, so that
     * whoever looks ahead does not miss those before.
     */
    void checkEnd() {
        if (failure != null) {
            throw new IoFailure(name, failure);
        }
    }

    /** Whether a line, or a part of one, is there without waiting. */
    boolean isReady() {
        try {
            return reader.ready();
        } catch (IOException problem) {
            // Whoever reads on will meet it.
            return true;
        }
    }

    /** How many characters are kept of a line that begins with a given one. */
    static int longest(int first) {
        return first == '<' || first == '[' || first == '{' ? LONGEST_DOCUMENT : LONGEST;
    }

    @Override
    public @Nullable String nextLine() {
        try {
            StringBuilder line = new StringBuilder(96);
            int c = reader.read();
            if (skipLineFeed && c == '\n') {
                c = reader.read();
            }
            skipLineFeed = false;
            if (c < 0) {
                return null;
            }
            int longest = longest(c);
            while (c >= 0 && c != '\n' && c != '\r') {
                if (line.length() < longest) {
                    line.append((char) c);
                }
                c = reader.read();
            }
            skipLineFeed = c == '\r';
            return line.toString();
        } catch (IOException e) {
            failure = e;
            return null;
        }
    }
}
