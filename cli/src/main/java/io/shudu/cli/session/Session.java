package io.shudu.cli.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;

/**
 * What a command runs in: its streams, which of them are terminals, and the language of its user. Commands touch the
 * outside world through it alone, so that tests can run them without a process.
 *
 * @param in standard input
 * @param out standard output
 * @param err standard error
 * @param terminals the file descriptors that are terminals, such as {@code 012}
 * @param closed the file descriptors that were closed when the process began, likewise
 * @param environment the environment variables
 * @param messages what to say, in the user's language
 */
public record Session(
        InputStream in,
        OutputStream out,
        OutputStream err,
        String terminals,
        String closed,
        Map<String, String> environment,
        Messages messages) {

    public boolean inIsTerminal() {
        return terminals.contains("0");
    }

    public boolean outIsTerminal() {
        return terminals.contains("1");
    }

    public boolean errIsTerminal() {
        return terminals.contains("2");
    }

    public boolean inIsClosed() {
        return closed.contains("0");
    }

    public boolean outIsClosed() {
        return closed.contains("1");
    }

    public boolean colours() {
        return outIsTerminal() && environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** Says something to the person at the terminal; if nobody listens, that is no reason to stop working. */
    public void say(String line) {
        print(line + "\n");
    }

    /** Says what went wrong. */
    public void fail(String problem) {
        say(messages.text("error", problem));
    }

    /** Like {@link #say} without a line break. */
    public void print(String text) {
        synchronized (err) {
            try {
                err.write(text.getBytes(StandardCharsets.UTF_8));
                err.flush();
            } catch (IOException nobodyListens) {
                // Standard error is closed: there is nowhere left to report that to.
            }
        }
    }

    /** The path of a file; a name that no file can have is told as one that is missing. */
    public static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException impossible) {
            throw new IoFailure(file, new NoSuchFileException(file));
        }
    }

    public InputStream open(String file) {
        Path path = path(file);
        try {
            if (Files.isDirectory(path)) {
                throw new IOException("Is a directory");
            }
            return Files.newInputStream(path);
        } catch (IOException e) {
            throw new IoFailure(file, e);
        }
    }
}
