package io.shudu.server;

import jakarta.servlet.http.HttpServletRequest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Takes the JSON text out of a request without letting anybody send too much or too slowly. */
final class RequestBody {
    /** Bytes that a body may have. */
    static final int MOST_BYTES = 1 << 20;

    /**
     * Bytes that are read at most. What is beyond the limit is forgotten, but whoever sends it gets to read the answer:
     * a connection that is closed while somebody still sends is an error without words to them.
     */
    private static final int MOST_READ = 16 * MOST_BYTES;

    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(20);

    private RequestBody() {}

    /**
     * The text of the body.
     *
     * @throws Problem if it is no JSON by its type, too large, too slow, or no UTF-8
     */
    static String read(HttpServletRequest request) throws IOException {
        if (!isJson(request.getContentType()) || isEncoded(request.getHeader("Content-Encoding"))) {
            throw Problem.of(415, "unsupported-media-type");
        }
        if (request.getContentLengthLong() > MOST_READ) {
            // Refused unread; the connection is closed, as nobody will read the rest.
            throw tooLarge();
        }
        return decode(readAll(request.getInputStream()));
    }

    private static byte[] readAll(InputStream stream) throws IOException {
        long began = System.nanoTime();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] chunk = new byte[8192];
        int read = 0;
        for (int n = stream.read(chunk); n >= 0; n = stream.read(chunk)) {
            read += n;
            if (read <= MOST_BYTES) {
                bytes.write(chunk, 0, n);
            } else if (read > MOST_READ) {
                throw tooLarge();
            }
            if (System.nanoTime() - began > PATIENCE_NANOS) {
                throw Problem.of(408, "too-slow");
            }
        }
        if (read > MOST_BYTES) {
            throw tooLarge();
        }
        return bytes.toByteArray();
    }

    private static String decode(byte[] bytes) {
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
        String[] parts =
                type.toLowerCase(Locale.ROOT).replace(" ", "").replace("\"", "").split(";", -1);
        for (int i = 1; i < parts.length; i++) {
            if (parts[i].startsWith("charset=") && !parts[i].equals("charset=utf-8")) {
                return false;
            }
        }
        return parts[0].equals("application/json");
    }

    private static boolean isEncoded(@Nullable String encoding) {
        return encoding != null && !encoding.equalsIgnoreCase("identity");
    }

    private static Problem tooLarge() {
        return Problem.of(413, "too-large", MOST_BYTES);
    }
}
