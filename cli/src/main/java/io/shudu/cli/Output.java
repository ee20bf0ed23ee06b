package io.shudu.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Where results go: standard output or a file. Problems surface as {@link IoFailure}, never silently. */
final class Output implements AutoCloseable {
    private final String name;
    private final OutputStream stream;
    private final boolean isFile;

    Output(String name, OutputStream stream, boolean isFile) {
        this.name = name;
        this.stream = new BufferedOutputStream(stream, 1 << 16);
        this.isFile = isFile;
    }

    void print(String text) {
        try {
            stream.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IoFailure(name, e);
        }
    }

    void write(byte[] bytes, int length) {
        try {
            stream.write(bytes, 0, length);
        } catch (IOException e) {
            throw new IoFailure(name, e);
        }
    }

    void line(String text) {
        print(text);
        print("\n");
    }

    void flush() {
        try {
            stream.flush();
        } catch (IOException e) {
            throw new IoFailure(name, e);
        }
    }

    /** Writes what is left, and closes what this command opened itself. */
    @Override
    public void close() {
        flush();
        if (isFile) {
            try {
                stream.close();
            } catch (IOException e) {
                throw new IoFailure(name, e);
            }
        }
    }
}
