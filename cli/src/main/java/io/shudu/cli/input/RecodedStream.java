package io.shudu.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** A text in UTF-8 that stands in another charset. */
public final class RecodedStream extends InputStream {
    private final Reader reader;
    private final char[] characters = new char[1 << 13];
    /** Characters that wait for their other half. */
    private int waiting;

    private byte[] bytes = {};
    private int at;

    public RecodedStream(InputStream stream, Charset charset) {
        this.reader = new InputStreamReader(stream, charset);
    }

    @Override
    public int read() throws IOException {
        return hasMore() ? bytes[at++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
        if (length == 0 || !hasMore()) {
            return length == 0 ? 0 : -1;
        }
        int count = Math.min(length, bytes.length - at);
        System.arraycopy(bytes, at, target, from, count);
        at += count;
        return count;
    }

    private boolean hasMore() throws IOException {
        while (at == bytes.length) {
            int count = reader.read(characters, waiting, characters.length - waiting);
            int end = waiting + Math.max(0, count);
            if (end == 0) {
                return false;
            }
            waiting = count >= 0 && Character.isHighSurrogate(characters[end - 1]) ? 1 : 0;
            bytes = new String(characters, 0, end - waiting).getBytes(StandardCharsets.UTF_8);
            at = 0;
            characters[0] = characters[end - 1];
        }
        return true;
    }
}
