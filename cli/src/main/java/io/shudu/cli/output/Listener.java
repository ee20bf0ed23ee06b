package io.shudu.cli.output;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/**
 * Whoever reads our standard output. A search that finds something once in a minute would notice only then that nobody
 * listens any more; the system's {@code poll} tells it at once. Java has no other way to it. Where this one does not
 * work, the next write will tell.
 */
public final class Listener {
    private static final int STDOUT = 1;
    /** The pipe is broken: POLLERR, or POLLHUP where it is called so. */
    private static final int GONE = 0x8 | 0x10;

    private static final int EVENTS_AT = 4;
    private static final int FOUND_AT = 6;
    private static final int SIZE = 8;

    private Listener() {}

    private static final class Poll {
        static final @Nullable MethodHandle CALL = find();

        @SuppressWarnings("restricted")
        private static @Nullable MethodHandle find() {
            if (!Listener.class.getModule().isNativeAccessEnabled()) {
                // Java would warn of it.
                return null;
            }
            try {
                Linker linker = Linker.nativeLinker();
                return linker.defaultLookup()
                        .find("poll")
                        .map(poll -> linker.downcallHandle(
                                poll,
                                FunctionDescriptor.of(
                                        ValueLayout.JAVA_INT,
                                        ValueLayout.ADDRESS,
                                        ValueLayout.JAVA_LONG,
                                        ValueLayout.JAVA_INT)))
                        .orElse(null);
            } catch (RuntimeException | LinkageError notHere) {
                return null;
            }
        }
    }

    /** Whether standard output is a pipe that nobody reads any more; false if that cannot be told. */
    public static boolean isGone() {
        MethodHandle poll = Poll.CALL;
        if (poll == null) {
            return false;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment query = arena.allocate(SIZE, Integer.BYTES);
            query.set(ValueLayout.JAVA_INT, 0, STDOUT);
            query.set(ValueLayout.JAVA_SHORT, EVENTS_AT, (short) 0);
            int found = (int) poll.invokeExact(query, 1L, 0);
            return found > 0 && (query.get(ValueLayout.JAVA_SHORT, FOUND_AT) & GONE) != 0;
        } catch (Throwable unknown) {
            return false;
        }
    }
}
