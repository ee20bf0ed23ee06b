package io.shudu.cli.input;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a file says, in UTF-8: unpacked if it is packed, and rewritten if it is UTF-16, as its first bytes tell. */
public final class PlainText {
    private PlainText() {}

    /**
     * The text of a stream of bytes.
     *
     * @param file the name; one that ends in {@code .gz} must hold what it promises
     */
    public static InputStream of(String file, InputStream stream) throws IOException {
        byte[] first = stream instanceof Pump pump ? first(pump) : first(stream);
        InputStream bytes = stream instanceof Pump ? stream : joined(first, stream);
        boolean packed = first.length >= 2 && GzipStream.isMagic(first[0] & 0xFF, first[1] & 0xFF);
        if (!packed && !Gzip.isPacked(file)) {
            return inUtf8(first, bytes);
        }
        InputStream unpacked = new GzipStream(bytes);
        byte[] text = first(unpacked);
        return inUtf8(text, joined(text, unpacked));
    }

    private static InputStream joined(byte[] first, InputStream rest) {
        return new SequenceInputStream(new ByteArrayInputStream(first), rest);
    }

    /** The first two bytes, or four if those do not tell; who waits for more might wait for somebody's next line. */
    private static byte[] first(InputStream bytes) throws IOException {
        byte[] first = bytes.readNBytes(2);
        if (first.length < 2 || (first[0] == 0) == (first[1] == 0)) {
            return first;
        }
        byte[] more = bytes.readNBytes(2);
        byte[] all = Arrays.copyOf(first, first.length + more.length);
        System.arraycopy(more, 0, all, first.length, more.length);
        return all;
    }

    /** Likewise of a stream that can be looked into, and stays what it is. */
    private static byte[] first(Pump pump) throws IOException {
        byte[] first = pump.peek(2);
        return first.length < 2 || (first[0] == 0) == (first[1] == 0) ? first : pump.peek(4);
    }

    private static InputStream inUtf8(byte[] first, InputStream bytes) {
        Charset charset = charset(first);
        return charset == null ? bytes : new RecodedStream(bytes, charset);
    }

    /** The charset of a text if it is UTF-16: with a byte order mark, or each second byte is zero; else null. */
    private static @Nullable Charset charset(byte[] first) {
        if (first.length < 2) {
            return null;
        }
        int mark = (first[0] & 0xFF) << Byte.SIZE | (first[1] & 0xFF);
        if (mark == 0xFEFF || mark == 0xFFFE) {
            return mark == 0xFEFF ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
        }
        if (first.length < 4 || (first[0] == 0) != (first[2] == 0) || (first[1] == 0) != (first[3] == 0)) {
            return null;
        }
        return first[0] == 0 ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
    }
}
