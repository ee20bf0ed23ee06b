package io.shudu.cli.input;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A stream that a thread of its own reads ahead a little. So it can be told whether more is there, has ended, or is
 * being waited for: whoever writes to our pipe may want an answer before going on.
 */
public final class Pump extends InputStream {
    private static final int SIZE = 1 << 18;

    private final InputStream source;
    private final ReentrantLock state = new ReentrantLock();
    private final Condition changed = state.newCondition();
    /** What has been read stands here from {@code first} on, round the end if need be. */
    private final byte[] ring = new byte[SIZE];

    private int first;
    private int length;
    private boolean ended;
    private @Nullable IOException failure;

    public Pump(InputStream source) {
        this.source = source;
        Thread.ofPlatform().daemon().name("shudu-input").start(this::run);
    }

    private void run() {
        try {
            int free = 0;
            int count = 0;
            while (count >= 0) {
                // No lock: nobody else touches what is free.
                count = source.read(ring, free, awaitRoom(free));
                came(count, null);
                free = (free + count) % SIZE;
            }
        } catch (IOException e) {
            came(-1, e);
        }
    }

    /** Waits for room, and tells how much there is from its beginning on. */
    private int awaitRoom(int free) {
        state.lock();
        try {
            while (length == SIZE) {
                changed.awaitUninterruptibly();
            }
            return Math.min(SIZE - length, SIZE - free);
        } finally {
            state.unlock();
        }
    }

    private void came(int count, @Nullable IOException problem) {
        state.lock();
        try {
            ended = count < 0;
            failure = problem;
            length += Math.max(0, count);
            changed.signalAll();
        } finally {
            state.unlock();
        }
    }

    /** Waits until so many bytes are there or no more will come; once there are some, only while more keep coming. */
    public void await(int bytes, long patienceMillis) {
        state.lock();
        try {
            boolean coming = true;
            while (coming && length < Math.min(bytes, SIZE) && !ended) {
                if (length == 0) {
                    changed.await();
                } else {
                    coming = changed.await(patienceMillis, TimeUnit.MILLISECONDS);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            state.unlock();
        }
    }

    /** The next bytes, which stay: so many, or all that there are. */
    public byte[] peek(int count) throws IOException {
        state.lock();
        try {
            while (length < count && !ended) {
                changed.awaitUninterruptibly();
            }
            if (length == 0 && failure != null) {
                throw failure;
            }
            byte[] bytes = new byte[Math.min(count, length)];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = ring[(first + i) % SIZE];
            }
            return bytes;
        } finally {
            state.unlock();
        }
    }

    @Override
    public int available() {
        state.lock();
        try {
            return length;
        } finally {
            state.unlock();
        }
    }

    /** Whether all that there is has been read. */
    public boolean isAtEnd() {
        state.lock();
        try {
            return ended && failure == null && length == 0;
        } finally {
            state.unlock();
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int count) throws IOException {
        if (count == 0) {
            return 0;
        }
        state.lock();
        try {
            while (length == 0 && !ended) {
                changed.awaitUninterruptibly();
            }
            if (length == 0) {
                if (failure != null) {
                    throw failure;
                }
                return -1;
            }
            int given = Math.min(count, Math.min(length, SIZE - first));
            System.arraycopy(ring, first, bytes, from, given);
            first = (first + given) % SIZE;
            length -= given;
            changed.signalAll();
            return given;
        } finally {
            state.unlock();
        }
    }
}
