package io.shudu.bulk;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * 128 bits that stand for a text: the first half of its SHA-256. That two of n texts share them has a chance of n² /
 * 2¹²⁹, which is below 10⁻²⁰ for a thousand million, and nobody knows how to make it happen on purpose.
 *
 * @param high the first 64 bits
 * @param low the next 64 bits
 */
public record Digest(long high, long low) {
    /** The digest of a text. */
    public static Digest of(byte[] text) {
        try {
            ByteBuffer hash =
                    ByteBuffer.wrap(MessageDigest.getInstance("SHA-256").digest(text));
            return new Digest(hash.getLong(), hash.getLong());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
