package io.shudu.cli.output;

import io.shudu.cli.input.Gzip;
import io.shudu.cli.session.IoFailure;
import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Where results go: standard output or a file. Problems surface as {@link IoFailure}, never silently.
 *
 * <p>What is printed is gathered and written in large pieces, or by the {@link #pulse} when nothing more has come for a
 * moment. A file gets its name when it is {@link #complete}; if it never is, what there is stays beside it and is
 * named.
 *
 * <p>When the process is told to end (Ctrl-C, TERM), the results that are done are written, nothing else is, and one
 * line says how far it got. For that any thread may come at any time, so one at a time is let in.
 */
public final class Output implements AutoCloseable {
    public static final String STDOUT = "<stdout>";

    private static final int SIZE = 1 << 16;
    /** How long somebody who does not read may keep a process from ending that was told to. */
    private static final long PATIENCE_MILLIS = 2_000;
    /** How long nothing is written before it is asked whether anybody still reads. */
    private static final long SILENCE_NANOS = 500_000_000;

    private final Session session;
    private final String name;
    private final OutputStream stream;
    private final @Nullable PartFile part;
    private final boolean packed;
    private final Thread ending = new Thread(this::interrupted, "shudu-ending");
    private final ReentrantLock turn = new ReentrantLock();
    private final byte[] buffer = new byte[SIZE];
    private int length;
    /** Bytes printed, and how many of them were there when the last result was done. */
    private long printed;

    private long done;
    private long results;
    /** The same two numbers as they were when all of them was written. */
    private long safe;

    private long safeResults;
    private long lastWrite = System.nanoTime();
    private boolean over;

    private Output(Session session, String name, OutputStream stream, @Nullable PartFile part, boolean packed) {
        this.session = session;
        this.name = name;
        this.stream = stream;
        this.part = part;
        this.packed = packed;
        Runtime.getRuntime().addShutdownHook(ending);
    }

    /** Standard output. */
    public static Output standard(Session session) {
        return new Output(session, STDOUT, session.out(), null, false);
    }

    /** A file, packed if its name says so. What is no ordinary file, such as a device, is written to as it is. */
    public static Output file(Session session, String file) {
        return file(session, file, false);
    }

    /**
     * A file.
     *
     * @param resumes whether to go on with what an earlier run has left; then {@link #keep} says with how much of it
     */
    public static Output file(Session session, String file, boolean resumes) {
        Path path = Session.path(file);
        try {
            if (Files.isDirectory(path)) {
                throw new IOException("Is a directory");
            }
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                return new Output(session, file, Files.newOutputStream(path), null, false);
            }
            PartFile part = resumes ? PartFile.resume(path) : PartFile.create(path);
            return new Output(session, file, Gzip.packed(file, part.stream()), part, Gzip.isPacked(file));
        } catch (IOException e) {
            throw new IoFailure(file, e);
        }
    }

    /** Prints a text to standard output. */
    public static void printAll(Session session, String text) {
        try (Output output = standard(session)) {
            output.print(text);
        }
    }

    /** Writes a file that holds a text. */
    public static void writeAll(Session session, String file, String text) {
        try (Output output = file(session, file)) {
            output.print(text);
            output.complete();
        }
    }

    /** Whether there is nothing yet. */
    public boolean isAtStart() {
        return printed == 0;
    }

    /** How many whole lines an earlier run has left. */
    public long linesThere() {
        try {
            return part == null ? 0 : part.lines();
        } catch (IOException e) {
            throw new IoFailure(name, e);
        }
    }

    /** Keeps some of these lines, before anything is printed. */
    public void keep(long lines) {
        try {
            printed = part == null ? 0 : part.keep(lines);
            done = printed;
            safe = printed;
            results = lines;
            safeResults = lines;
        } catch (IOException e) {
            throw new IoFailure(name, e);
        }
    }

    public void print(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        write(bytes, bytes.length);
    }

    public void line(String text) {
        print(text + "\n");
    }

    public void write(byte[] bytes, int count) {
        turn.lock();
        try {
            if (count > SIZE - length) {
                writeOut(length);
            }
            if (count > SIZE) {
                pass(bytes, count);
            } else {
                System.arraycopy(bytes, 0, buffer, length, count);
                length += count;
            }
            printed += count;
        } finally {
            turn.unlock();
        }
    }

    /**
     * Writes whole results and counts them in one turn: somebody who ends the process while they are written, as takes
     * a while if they are many, gets the turn next.
     */
    public void write(byte[] bytes, int count, long whole) {
        turn.lock();
        try {
            write(bytes, count);
            results += whole;
            done = printed;
        } finally {
            turn.unlock();
        }
    }

    /** Says that so many more results are printed, to the last sign. */
    public void done(long count) {
        write(new byte[0], 0, count);
    }

    public void flush() {
        turn.lock();
        try {
            writeOut(length);
        } finally {
            turn.unlock();
        }
    }

    /**
     * Writes what has waited, and finds out whether anybody is left to write for; called now and then.
     *
     * @throws IoFailure also if the pipe that is written to has nobody at its other end
     */
    public void pulse() {
        if (!turn.tryLock()) {
            return;
        }
        try {
            writeOut(length);
            if (session.out() instanceof FileOutputStream
                    && stream == session.out()
                    && !session.outIsTerminal()
                    && System.nanoTime() - lastWrite > SILENCE_NANOS
                    && Listener.isGone()) {
                throw new IoFailure(name, new IOException("Broken pipe"));
            }
        } finally {
            turn.unlock();
        }
    }

    /** Passes on the first bytes of the buffer, at least up to the last whole result. */
    private void writeOut(int count) {
        if (count > 0) {
            pass(buffer, count);
            System.arraycopy(buffer, count, buffer, 0, length - count);
            length -= count;
        }
        safe = done;
        safeResults = results;
    }

    private void pass(byte[] bytes, int count) {
        try {
            if (stream == session.out() && session.outIsClosed()) {
                throw new IOException(IoFailure.CLOSED);
            }
            stream.write(bytes, 0, count);
            stream.flush();
            lastWrite = System.nanoTime();
        } catch (IOException e) {
            throw new IoFailure(name, e);
        }
    }

    /**
     * Writes what is left. A file takes its name now: only whoever has come to the end without a problem calls this.
     */
    public void complete() {
        turn.lock();
        try {
            writeOut(length);
            over = true;
            if (stream != session.out()) {
                stream.close();
            }
            if (part != null) {
                part.complete();
            }
        } catch (IOException e) {
            over = false;
            throw new IoFailure(name, e);
        } finally {
            turn.unlock();
        }
    }

    /** Ends the output. What is not complete is written as far as it is done; if that is a file, it is named. */
    @Override
    public void close() {
        turn.lock();
        try {
            try {
                Runtime.getRuntime().removeShutdownHook(ending);
            } catch (IllegalStateException alreadyEnding) {
                // The hook finds that all is over.
            }
            if (!over) {
                over = true;
                if (part == null) {
                    writeOut(length);
                } else if (leave(part)) {
                    session.say(session.messages().text("output.part", name, safeResults, part.path()));
                }
            }
        } finally {
            turn.unlock();
        }
    }

    /** Leaves a file as it is, up to its last whole result; false if there is none, and nothing is left. */
    private boolean leave(PartFile file) {
        try {
            try {
                writeOut(doneInBuffer());
            } catch (IoFailure full) {
                // Then without them.
            }
            if (safeResults == 0) {
                file.discard();
                return false;
            }
            if (packed) {
                stream.close();
            } else {
                file.cut(safe);
                file.close();
            }
        } catch (IOException e) {
            // There is a problem already, and it is being reported.
        }
        return true;
    }

    /** Bytes of the buffer that belong to whole results. */
    private int doneInBuffer() {
        return (int) Math.max(0, done - (printed - length));
    }

    /** Runs when the process has been told to end. What it does not release, nobody else gets before the end. */
    private void interrupted() {
        Thread last = Thread.ofPlatform().daemon().start(this::stop);
        try {
            last.join(PATIENCE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void stop() {
        turn.lock();
        if (over) {
            return;
        }
        over = true;
        Messages messages = session.messages();
        if (part == null) {
            try {
                writeOut(doneInBuffer());
            } catch (IoFailure nobodyReads) {
                // Nothing more can be done for whoever does not listen.
            }
            session.fail(messages.text("output.interrupted", safeResults));
        } else if (leave(part)) {
            session.fail(messages.text("output.interrupted-part", name, safeResults, part.path()));
        } else {
            session.fail(messages.text("output.interrupted-none", name));
        }
    }
}
