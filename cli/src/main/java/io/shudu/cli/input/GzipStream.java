package io.shudu.cli.input;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serial;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Text that is packed with gzip (RFC 1952): one member or several, one behind the other; zeros may fill up the rest.
 *
 * <p>The JDK's own stream takes whatever else stands behind a member for the end and says nothing. Here that is a
 * problem, which comes up when all text before it has been read.
 */
public final class GzipStream extends InputStream {
    /** Something behind the last member that is none. */
    public static final class OtherBytes extends ZipException {
        @Serial
        private static final long serialVersionUID = 1;
    }

    private static final int BUFFER = 1 << 16;
    private static final int DEFLATED = 8;
    private static final int HEADER_CHECKSUM = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;
    private static final int RESERVED = 0xE0;

    private final InputStream in;
    private final Inflater inflater = new Inflater(true);
    private final CRC32 checksum = new CRC32();
    private final byte[] buffer = new byte[BUFFER];
    private int at;
    private int end;
    private byte last = '\n';
    private boolean ended;
    private boolean isOther;

    public GzipStream(InputStream in) throws IOException {
        this.in = in;
        if (!isMagic(next(), next())) {
            throw new ZipException();
        }
        readHeader();
    }

    /** Whether two bytes are those that a member begins with. */
    public static boolean isMagic(int first, int second) {
        return first == 0x1F && second == 0x8B;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int count = 0;
        while (count == 0 && length > 0 && !ended) {
            count = inflate(bytes, from, length);
            if (count == 0 && inflater.finished()) {
                endMember();
            }
        }
        if (count > 0) {
            checksum.update(bytes, from, count);
            last = bytes[from + count - 1];
            return count;
        }
        if (length == 0 || !isOther) {
            return length == 0 ? 0 : -1;
        }
        if (last == '\n') {
            throw new OtherBytes();
        }
        // The text was whole, and so is a last line that has no end.
        last = '\n';
        bytes[from] = last;
        return 1;
    }

    /** Unpacks what there is; nothing if it has to be asked again or if the member has ended. */
    private int inflate(byte[] bytes, int from, int length) throws IOException {
        try {
            int count = inflater.inflate(bytes, from, length);
            if (count == 0 && !inflater.finished()) {
                if (inflater.needsDictionary() || !hasMore()) {
                    throw new EOFException();
                }
                inflater.setInput(buffer, at, end - at);
                at = end;
            }
            return count;
        } catch (DataFormatException damaged) {
            throw new ZipException(damaged.getMessage());
        }
    }

    /** Checks what was unpacked, and begins with the next member if there is one. */
    private void endMember() throws IOException {
        at = end - inflater.getRemaining();
        long sum = number(4);
        long size = number(4);
        if (sum != checksum.getValue() || size != (inflater.getBytesWritten() & 0xFFFF_FFFFL)) {
            throw new ZipException();
        }
        while (hasMore() && buffer[at] == 0) {
            at++;
        }
        boolean more = hasMore();
        ended = !more || !isMagic(next(), hasMore() ? next() : 0);
        isOther = more && ended;
        if (ended) {
            inflater.end();
        } else {
            inflater.reset();
            checksum.reset();
            readHeader();
        }
    }

    /** Reads what stands between the first two bytes of a member and its data. */
    private void readHeader() throws IOException {
        int method = next();
        int flags = next();
        if (method != DEFLATED || (flags & RESERVED) != 0) {
            throw new ZipException();
        }
        // When it was packed, how and where.
        number(6);
        if ((flags & EXTRA) != 0) {
            for (long rest = number(2); rest > 0; rest--) {
                next();
            }
        }
        for (int texts = Integer.bitCount(flags & (NAME | COMMENT)); texts > 0; texts--) {
            while (next() != 0) {
                // Nobody needs it.
            }
        }
        if ((flags & HEADER_CHECKSUM) != 0) {
            number(2);
        }
    }

    /** A number of so many bytes, the lowest first. */
    private long number(int bytes) throws IOException {
        long number = 0;
        for (int i = 0; i < bytes; i++) {
            number |= (long) next() << (Byte.SIZE * i);
        }
        return number;
    }

    private int next() throws IOException {
        if (!hasMore()) {
            throw new EOFException();
        }
        return buffer[at++] & 0xFF;
    }

    private boolean hasMore() throws IOException {
        if (at == end) {
            at = 0;
            end = Math.max(0, in.read(buffer));
        }
        return at < end;
    }
}
