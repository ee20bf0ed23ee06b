package io.shudu.cli.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;

/** A stream that tells how much of it has been read. */
public final class CountedStream extends FilterInputStream {
    private final AtomicLong count;

    public CountedStream(InputStream stream, AtomicLong count) {
        super(stream);
        this.count = count;
    }

    @Override
    public int read() throws IOException {
        int value = super.read();
        count.addAndGet(value < 0 ? 0 : 1);
        return value;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int read = super.read(bytes, from, length);
        count.addAndGet(Math.max(0, read));
        return read;
    }
}
