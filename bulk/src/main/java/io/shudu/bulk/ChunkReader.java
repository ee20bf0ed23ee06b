package io.shudu.bulk;

import io.shudu.core.solve.classic.PuzzleBatch;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a stream of bytes into chunks of whole lines. LF, CR LF or CR ends a line. Of a line that is too long the rest
 * is thrown away: a gigabyte without a line break must not need a gigabyte of memory.
 */
final class ChunkReader {
    private final InputStream in;
    private final IntUnaryOperator longest;
    /** The beginning of a line that was cut off by the end of the last chunk. */
    private byte[] rest = {};

    private int restLength;
    /** In the chunk being filled: where the line begins whose end has not been found yet, and what has been read. */
    private int start;

    private int length;
    private long line = 1;
    private boolean afterReturn;
    private boolean ended;
    private @Nullable IOException failure;

    /** A reader that keeps at least so many bytes of a line as {@code longest} says for its first byte. */
    ChunkReader(InputStream in, IntUnaryOperator longest) {
        this.in = in;
        this.longest = longest;
    }

    /** What kept the stream from being read to its end, or null; the whole lines before it are read all the same. */
    @Nullable
    IOException failure() {
        return failure;
    }

    /** Fills a chunk with the next lines; false if there are none. */
    boolean read(Chunk<?> chunk) {
        if (ended) {
            return false;
        }
        chunk.clear(line);
        if (restLength >= chunk.capacity()) {
            chunk.grow(2 * restLength);
        }
        System.arraycopy(rest, 0, chunk.text(), 0, restLength);
        start = 0;
        length = restLength;
        fill(chunk);
        cut(chunk);
        while (chunk.lines() == 0 && !ended) {
            // The chunk is full of the beginning of one line.
            int most = start < length ? longest.applyAsInt(chunk.text()[start]) : length;
            if (length - start > most) {
                skipRest(chunk, start + most);
            } else {
                chunk.grow(2 * chunk.capacity());
                fill(chunk);
            }
            cut(chunk);
        }
        if (!ended) {
            keepRest(chunk.text());
        } else if (failure == null && start < length) {
            chunk.addLine(start, length);
        }
        line += chunk.lines();
        return chunk.lines() > 0;
    }

    /**
     * Reads until the chunk is full, the stream ends, or there is a whole line and more would have to be waited for.
     */
    private void fill(Chunk<?> chunk) {
        try {
            boolean enough = false;
            while (length < chunk.capacity() && !ended && !enough) {
                int before = length;
                int count = in.read(chunk.text(), length, chunk.capacity() - length);
                ended = count < 0;
                length += Math.max(0, count);
                enough = length < chunk.capacity()
                        && LineEnds.next(chunk.text(), before, length) < length
                        && in.available() == 0;
            }
        } catch (IOException e) {
            failure = e;
            ended = true;
        }
    }

    /** Adds all whole lines. */
    private void cut(Chunk<?> chunk) {
        byte[] text = chunk.text();
        while (start < length) {
            if (afterReturn) {
                afterReturn = false;
                start += text[start] == '\n' ? 1 : 0;
            }
            int end = lineEnd(text);
            if (end == length) {
                return;
            }
            addLine(chunk, end, end);
        }
    }

    /** The end of the line that begins at the start; lines without and with 81 characters are the quickest. */
    private int lineEnd(byte[] text) {
        int usual = start + PuzzleBatch.CELLS;
        if (start < length && text[start] == '\n') {
            return start;
        }
        boolean isUsual = usual < length && text[usual] == '\n' && LineEnds.isRun(text, start);
        return isUsual ? usual : LineEnds.next(text, start, length);
    }

    /** Adds the line that has begun, of which only a part is kept. */
    private void skipRest(Chunk<?> chunk, int kept) {
        int end;
        do {
            length = kept;
            fill(chunk);
            end = LineEnds.next(chunk.text(), kept, length);
        } while (end == length && !ended);
        if (end == length) {
            length = kept;
        } else {
            addLine(chunk, kept, end);
        }
    }

    private void addLine(Chunk<?> chunk, int kept, int end) {
        chunk.addLine(start, kept);
        afterReturn = chunk.text()[end] == '\r';
        start = end + 1;
    }

    private void keepRest(byte[] text) {
        restLength = length - start;
        if (restLength > rest.length) {
            rest = new byte[2 * restLength];
        }
        System.arraycopy(text, start, rest, 0, restLength);
    }
}
