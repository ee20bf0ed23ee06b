package io.shudu.cli.input;

import io.shudu.core.format.GridFormat;
import io.shudu.core.format.GridReader;
import io.shudu.core.grid.Geometry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import org.jspecify.annotations.Nullable;

/** The first bytes of a stream, looked at before they are read. */
public final class Beginning {
    private static final int SIZE = 1 << 17;
    /** A pipe that brings nothing for so long is not waited for. */
    private static final long PATIENCE_MILLIS = 50;

    private final byte[] bytes = new byte[SIZE];
    private final InputStream rest;
    private int length;
    private boolean ended;

    public Beginning(InputStream stream) {
        InputStream behind = stream;
        try {
            int most = SIZE;
            if (stream instanceof Pump pump) {
                pump.await(SIZE, PATIENCE_MILLIS);
                most = Math.min(SIZE, pump.available());
                ended = pump.isAtEnd();
            }
            while (length < most && !ended) {
                int count = stream.read(bytes, length, most - length);
                ended = count < 0 || (stream instanceof Pump pump && pump.isAtEnd());
                length += Math.max(0, count);
            }
        } catch (IOException e) {
            behind = failing(e, stream);
        }
        rest = behind;
    }

    /** The whole stream, as if nothing had been looked at. */
    public InputStream stream() {
        return new SequenceInputStream(new ByteArrayInputStream(bytes, 0, length), rest);
    }

    /** Whether that is all there is. */
    public boolean isWhole() {
        return ended;
    }

    /** Whether all that follows has one puzzle a line; no, if the beginning does not show it. */
    public boolean isLineByLine(@Nullable GridFormat format, @Nullable Geometry expected) {
        int end = length;
        while (!ended && end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        BoundedLines lines = new BoundedLines("", new ByteArrayInputStream(bytes, 0, end));
        return GridReader.isLineByLine(lines, ended, format, expected);
    }

    /** A problem that came up too early is met again in its place. */
    private static InputStream failing(IOException problem, InputStream stream) {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                throw problem;
            }

            @Override
            public int read(byte[] bytes, int from, int count) throws IOException {
                throw problem;
            }

            @Override
            public void close() throws IOException {
                stream.close();
            }
        };
    }
}
