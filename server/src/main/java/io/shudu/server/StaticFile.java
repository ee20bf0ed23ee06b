package io.shudu.server;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A file that is the same for everybody, with its compressed forms. */
final class StaticFile {
    /** Smaller ones fit into a packet as they are. */
    private static final int WORTH_COMPRESSING = 1000;

    private final String type;
    private final boolean immutable;
    private final byte[] plain;
    private final byte @Nullable [] brotli;
    private final String tag;

    /** Compressed when first asked for, if the build has not done it. */
    private byte @Nullable [] gzip;

    /**
     * A file.
     *
     * @param type its content type
     * @param immutable whether its name changes with its content
     * @param plain its content
     * @param gzip its content compressed by gzip, if the build has done so
     * @param brotli its content compressed by brotli, if the build has done so
     */
    StaticFile(String type, boolean immutable, byte[] plain, byte @Nullable [] gzip, byte @Nullable [] brotli) {
        this.type = type;
        this.immutable = immutable;
        this.plain = plain;
        this.gzip = gzip;
        this.brotli = brotli;
        this.tag = hash(plain);
    }

    /** The best encoding for a client that accepts some: {@code br}, {@code gzip}, or {@code identity} for none. */
    String encoding(List<String> accepted) {
        if (brotli != null && accepted.contains("br")) {
            return "br";
        }
        return accepted.contains("gzip") && gzip().length < plain.length ? "gzip" : "identity";
    }

    /** The content in an encoding that {@link #encoding} has chosen. */
    byte[] content(String encoding) {
        return switch (encoding) {
            case "br" -> Objects.requireNonNull(brotli);
            case "gzip" -> gzip();
            default -> plain;
        };
    }

    /** What names this content in this encoding, and changes with either. */
    String tag(String encoding) {
        return '"' + tag + '-' + encoding + '"';
    }

    String type() {
        return type;
    }

    String caching() {
        return immutable ? "public, max-age=31536000, immutable" : "no-cache";
    }

    private synchronized byte[] gzip() {
        if (gzip == null) {
            boolean worthIt = ContentTypes.isCompressible(type) && plain.length >= WORTH_COMPRESSING;
            gzip = worthIt ? new Packing(true).pack(plain, true) : plain;
        }
        return gzip;
    }

    private static String hash(byte[] content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content);
            return HexFormat.of().formatHex(digest, 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
