package io.shudu.cli.input;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;

/** Files that are packed with gzip, as their names tell. */
public final class Gzip {
    private static final int BUFFER = 1 << 16;

    private Gzip() {}

    public static boolean isPacked(String file) {
        return file.toLowerCase(Locale.ROOT).endsWith(".gz");
    }

    /** Where to write what a file shall say. */
    public static OutputStream packed(String file, OutputStream stream) throws IOException {
        return isPacked(file) ? new GZIPOutputStream(stream, BUFFER) : stream;
    }
}
