package io.shudu.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * A file that is written under another name beside the wanted one, and takes that name when it is complete. So nobody
 * ever finds half a file under the wanted name, and what stood there stays until there is something whole to put in its
 * place.
 */
public final class PartFile {
    private static final int MOST_PARTS = 1000;

    private final Path wanted;
    private final Path path;
    private final FileChannel channel;

    private PartFile(Path wanted, Path path, FileChannel channel) {
        this.wanted = wanted;
        this.path = path;
        this.channel = channel;
    }

    /** Begins a file. Parts that earlier runs had to leave behind stay where they are. */
    public static PartFile create(Path file) throws IOException {
        Path wanted = target(file);
        if (Files.exists(wanted) && !Files.isWritable(wanted)) {
            throw new AccessDeniedException(file.toString());
        }
        for (int number = 1; ; number++) {
            Path path = wanted.resolveSibling(wanted.getFileName() + (number == 1 ? "" : "." + number) + ".part");
            try {
                FileChannel channel = FileChannel.open(
                        path, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
                return new PartFile(wanted, path, channel);
            } catch (FileAlreadyExistsException taken) {
                if (number == MOST_PARTS) {
                    throw taken;
                }
            }
        }
    }

    /** Goes on with the part that an earlier run had to leave behind, or begins a file if there is none. */
    public static PartFile resume(Path file) throws IOException {
        Path wanted = target(file);
        Path path = part(wanted);
        return Files.exists(path)
                ? new PartFile(wanted, path, FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE))
                : create(file);
    }

    /** Whether there is a file that no earlier run has left a part of. */
    public static boolean isComplete(Path file) throws IOException {
        Path wanted = target(file);
        return Files.exists(wanted) && !Files.exists(part(wanted));
    }

    private static Path part(Path wanted) {
        return wanted.resolveSibling(wanted.getFileName() + ".part");
    }

    /** How many whole lines there are. */
    public long lines() throws IOException {
        long[] lines = {0};
        scan(Long.MAX_VALUE, lines);
        return lines[0];
    }

    /**
     * Keeps some whole lines, cuts off the rest and goes on behind them.
     *
     * @return how many bytes they have
     */
    public long keep(long lines) throws IOException {
        long length = scan(lines, new long[1]);
        channel.truncate(length);
        channel.position(length);
        return length;
    }

    /** Where so many lines end; counts them. */
    private long scan(long most, long[] lines) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
        long end = 0;
        for (long at = 0; lines[0] < most; at += buffer.limit()) {
            buffer.clear();
            if (channel.read(buffer, at) <= 0) {
                return end;
            }
            buffer.flip();
            for (int i = 0; i < buffer.limit() && lines[0] < most; i++) {
                if (buffer.get(i) == '\n') {
                    lines[0]++;
                    end = at + i + 1;
                }
            }
        }
        return end;
    }

    /** What a link points to, so that the link stays. */
    private static Path target(Path file) throws IOException {
        if (!Files.isSymbolicLink(file)) {
            return file;
        }
        return Files.exists(file) ? file.toRealPath() : file.resolveSibling(Files.readSymbolicLink(file));
    }

    public OutputStream stream() {
        return Channels.newOutputStream(channel);
    }

    /** Where it is as long as it is not complete. */
    public Path path() {
        return path;
    }

    /** Cuts off what stands behind so many bytes. */
    public void cut(long length) throws IOException {
        channel.truncate(length);
    }

    /** Gives the file its name, and the rights that the old one had. */
    public void complete() throws IOException {
        channel.close();
        PosixFileAttributeView old = Files.getFileAttributeView(wanted, PosixFileAttributeView.class);
        if (old != null && Files.exists(wanted)) {
            Files.setPosixFilePermissions(path, old.readAttributes().permissions());
        }
        Files.move(path, wanted, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Removes what was written. */
    public void discard() throws IOException {
        channel.close();
        Files.deleteIfExists(path);
    }

    public void close() throws IOException {
        channel.close();
    }
}
