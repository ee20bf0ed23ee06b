package io.shudu.bulk;

import java.io.IOException;
import java.io.InputStream;

/** A stream that cannot be read. */
final class Unplugged extends InputStream {
    @Override
    public int read() throws IOException {
        throw new IOException("unplugged");
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        return read();
    }
}
