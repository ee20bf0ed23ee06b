package io.shudu.cli.input;

import io.shudu.bulk.LongLines;
import io.shudu.cli.session.IoFailure;
import io.shudu.core.format.GridReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a stream, with the rest of an endless line thrown away: a gigabyte without a line break must not need a
 * gigabyte of memory. What is kept is still longer than any puzzle, so the parser says what is wrong.
 */
public final class BoundedLines implements GridReader.LineSource {
    private static final int BUFFER = 1 << 15;
    /** Empty lines that are one remark: enough to be quick, and few enough that a text of them is nothing special. */
    private static final int MOST_EMPTY = 1 << 10;

    private final String name;
    private final InputStreamReader reader;
    private final char[] buffer = new char[BUFFER];
    private int at;
    private int end;
    private boolean skipLineFeed;
    private @Nullable IOException failure;

    public BoundedLines(String name, InputStream stream) {
        this.name = name;
        this.reader = new InputStreamReader(stream, StandardCharsets.UTF_8);
    }

    /**
     * Makes sure that the lines ended because the stream did. Problems come up here and not between the lines, so that
     * whoever looks ahead does not miss those before.
     */
    public void checkEnd() {
        if (failure != null) {
            throw new IoFailure(name, failure);
        }
    }

    /** Whether a line, or a part of one, is there without waiting. */
    public boolean isReady() {
        try {
            return at < end || reader.ready();
        } catch (IOException problem) {
            // Whoever reads on will meet it.
            return true;
        }
    }

    @Override
    public @Nullable String nextLine() {
        try {
            if (!startsLine()) {
                return null;
            }
            int longest = LongLines.longest(buffer[at]);
            int from = at;
            String line = isEndInSight() ? new String(buffer, from, at - from) : longLine(from, longest);
            skipLineFeed = at < end && buffer[at] == '\r';
            at++;
            return line;
        } catch (IOException e) {
            failure = e;
            return null;
        }
    }

    /** Goes to the first character of the next line; false if there is none. */
    private boolean startsLine() throws IOException {
        boolean more = hasMore();
        if (more && skipLineFeed && buffer[at] == '\n') {
            at++;
            more = hasMore();
        }
        skipLineFeed = false;
        return more;
    }

    /** The rest of a line that is longer than what is in the buffer, as much of it as is kept. */
    private String longLine(int from, int longest) throws IOException {
        StringBuilder line = new StringBuilder().append(buffer, from, at - from);
        boolean ended = false;
        while (!ended && hasMore()) {
            int start = at;
            ended = isEndInSight();
            line.append(buffer, start, Math.min(at - start, longest - line.length()));
        }
        return line.toString();
    }

    /** Goes to the end of the line, or of what is in the buffer: then it is not in sight. */
    private boolean isEndInSight() {
        int i = at;
        while (i < end && buffer[i] != '\n' && buffer[i] != '\r') {
            i++;
        }
        at = i;
        return i < end;
    }

    private boolean hasMore() throws IOException {
        if (at >= end) {
            at = 0;
            end = Math.max(0, reader.read(buffer, 0, BUFFER));
        }
        return at < end;
    }

    @Override
    public int skipEmptyLines() {
        int count = 0;
        while (count < MOST_EMPTY && at < end && (buffer[at] == '\n' || buffer[at] == '\r')) {
            boolean isSecondHalf = skipLineFeed && buffer[at] == '\n';
            count += isSecondHalf ? 0 : 1;
            skipLineFeed = buffer[at] == '\r';
            at++;
        }
        return count;
    }
}
