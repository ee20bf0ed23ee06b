package io.shudu.server;

import io.javalin.http.Context;
import io.javalin.http.Header;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * Turns the parts of an answer into the bytes to send, compressed if the client likes that. It is for threads that
 * compute: the threads of requests take turns on a few cores and must not keep each other waiting.
 */
final class Packing {
    /** Smaller ones fit into a packet as they are. */
    private static final int WORTH_COMPRESSING = 1400;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final OutputStream out;

    /** Packs parts that come one by one. */
    Packing(boolean compressed) {
        try {
            out = compressed ? new GZIPOutputStream(bytes) : bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether an answer to a request should be compressed, if it is long. */
    static boolean isLiked(Context context) {
        return Preferences.of(context.header(Header.ACCEPT_ENCODING)).contains("gzip");
    }

    /** Whether a text is worth compressing. */
    static boolean isWorthIt(String text) {
        return text.length() >= WORTH_COMPRESSING;
    }

    /** Whether an answer was compressed: no JSON begins like that. */
    static boolean isCompressed(byte[] answer) {
        return answer[0] == (byte) GZIPInputStream.GZIP_MAGIC;
    }

    /**
     * Packs a part, a text as UTF-8.
     *
     * @param last whether it is the last one
     * @return bytes to send now; there may be none until there are more
     */
    byte[] pack(String part, boolean last) {
        return pack(part.getBytes(StandardCharsets.UTF_8), last);
    }

    /** Likewise, of what is no text. */
    byte[] pack(byte[] part, boolean last) {
        try {
            out.write(part);
            if (last) {
                out.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        byte[] packed = bytes.toByteArray();
        bytes.reset();
        return packed;
    }
}
