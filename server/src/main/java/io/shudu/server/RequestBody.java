package io.shudu.server;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The body of a request: JSON, and neither too much nor too slow. */
final class RequestBody {
    /** Bytes that a body may have. */
    static final int MOST_BYTES = 1 << 20;

    /**
     * Bytes that are read at most. What is beyond the limit is forgotten, but whoever sends it gets to read the answer:
     * a connection that is closed while somebody still sends is an error without words to them.
     */
    private static final int MOST_READ = 16 * MOST_BYTES;

    /**
     * Bytes of memory for each byte of the body: an array and the next larger one while it grows, later the array and a
     * text of two bytes a character.
     */
    private static final int MEMORY = 3;

    private static final int FIRST_BYTES = 4096;
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(20);

    private final byte[] bytes;

    private RequestBody(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Takes the body out of a request.
     *
     * @param share where its memory comes from
     * @throws Problem if it is no JSON by its type, too large, too slow, or there is no room for it
     */
    static RequestBody read(HttpServletRequest request, Memory.Share share) throws IOException {
        if (!isJson(request.getHeader("Content-Type")) || isEncoded(request.getHeader("Content-Encoding"))) {
            throw Problem.of(415, "unsupported-media-type");
        }
        if (request.getContentLengthLong() > MOST_READ) {
            // Refused unread; the connection is closed, as nobody will read the rest.
            throw tooLarge();
        }
        return new RequestBody(readAll(request.getInputStream(), share));
    }

    private static byte[] readAll(InputStream stream, Memory.Share share) throws IOException {
        long began = System.nanoTime();
        share.take(MEMORY * FIRST_BYTES);
        byte[] bytes = new byte[FIRST_BYTES];
        int kept = 0;
        int read = 0;
        // Beyond the limit, what is read goes to the beginning of the array once more.
        for (int n = stream.read(bytes); n >= 0; n = stream.read(bytes, kept, bytes.length - kept)) {
            read += n;
            if (read > MOST_READ) {
                throw tooLarge();
            }
            if (System.nanoTime() - began > PATIENCE_NANOS) {
                throw Problem.of(408, "too-slow");
            }
            kept = read > MOST_BYTES ? 0 : read;
            if (kept == bytes.length) {
                // One more than the limit, so that there is room to see that it is exceeded.
                int larger = Math.min(2 * kept, MOST_BYTES + 1);
                share.take((long) MEMORY * (larger - kept));
                bytes = Arrays.copyOf(bytes, larger);
            }
        }
        if (read > MOST_BYTES) {
            throw tooLarge();
        }
        return Arrays.copyOf(bytes, read);
    }

    /** Whether it begins as an array. */
    boolean isArray() {
        int i = 0;
        while (i < bytes.length && (bytes[i] == ' ' || bytes[i] == '\t' || bytes[i] == '\n' || bytes[i] == '\r')) {
            i++;
        }
        return i < bytes.length && bytes[i] == '[';
    }

    /**
     * The text. That takes a millisecond or two for a large body, so it is for threads that compute.
     *
     * @throws Problem if it is no UTF-8
     */
    String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw Problem.of(400, "not-utf-8");
        }
    }

    private static boolean isJson(@Nullable String type) {
        if (type == null) {
            return false;
        }
        List<String> parts = List.of(
                type.toLowerCase(Locale.ROOT).replace(" ", "").replace("\"", "").split(";", -1));
        return parts.getFirst().equals("application/json")
                && parts.stream().noneMatch(part -> part.startsWith("charset=") && !part.equals("charset=utf-8"));
    }

    private static boolean isEncoded(@Nullable String encoding) {
        return encoding != null && !encoding.equalsIgnoreCase("identity");
    }

    private static Problem tooLarge() {
        return Problem.of(413, "too-large", MOST_BYTES);
    }
}
