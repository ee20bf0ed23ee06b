package io.shudu.cli.session;

import io.shudu.cli.input.GzipStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.ZipException;

/** A file or stream could not be read or written. */
public final class IoFailure extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    /** What is wrong with a stream that was closed before we began. */
    public static final String CLOSED = "closed";

    private final String name;
    private final IOException cause;

    public IoFailure(String name, IOException cause) {
        super(cause);
        this.name = name;
        this.cause = cause;
    }

    /** Whether nobody is left to read what we write: no fault, and no reason to say anything. */
    public boolean isClosedPipe() {
        String message = cause.getMessage();
        return message != null
                && (message.toLowerCase(Locale.ROOT).contains("broken pipe")
                        || message.contains("Stream Closed")
                        || message.contains("Connection reset"));
    }

    private boolean isFolderMissing() {
        try {
            Path folder = Path.of(name).toAbsolutePath().getParent();
            return folder != null && !Files.isDirectory(folder);
        } catch (InvalidPathException noPath) {
            return false;
        }
    }

    /** What went wrong with which file, in the user's language. */
    public String describe(Messages messages) {
        if (name.isEmpty()) {
            return messages.text("io.no-name");
        }
        if (cause instanceof NoSuchFileException) {
            return messages.text(isFolderMissing() ? "io.no-folder" : "io.missing", name);
        }
        if (cause instanceof AccessDeniedException) {
            return messages.text("io.denied", name);
        }
        if (cause instanceof GzipStream.OtherBytes) {
            return messages.text("io.gzip-rest", name);
        }
        if (cause instanceof ZipException || cause instanceof EOFException) {
            return messages.text("io.gzip", name);
        }
        String message = cause.getMessage();
        if (message != null && message.equalsIgnoreCase("Is a directory")) {
            return messages.text("io.directory", name);
        }
        if (message != null && message.equals(CLOSED)) {
            return messages.text("io.closed", name);
        }
        if (message != null && message.contains("No space left")) {
            return messages.text("io.full", name);
        }
        if (message != null && (message.contains("File too large") || message.contains("quota exceeded"))) {
            return messages.text("io.limit", name);
        }
        return messages.text(
                "io.other", name, message == null ? cause.getClass().getSimpleName() : message);
    }
}
