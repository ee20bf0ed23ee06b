package io.shudu.server;

import java.util.HashMap;
import java.util.Map;

/**
 * Who may hold how much of the heap, so that all of it together is always less than there is.
 *
 * <p><b>The arithmetic.</b> Of a heap of {@code H} bytes a quarter stays free: a collector needs room to move things,
 * and large arrays leave gaps. The other three quarters are
 *
 * <ul>
 *   <li>{@link #PROGRAM} bytes for what is always there: the game's files, tables of the engine, what is remembered of
 *       10,000 clients, the pools of Jetty;
 *   <li>{@link #CONNECTION} bytes for each connection, a quarter of the heap at most, hence {@link #connections()};
 *   <li>{@link #WORKER} bytes for each thread that computes, which is what the most greedy requests within
 *       {@link Operations#LIMITS} were seen to need (13 MB, an XML document of nothing but attributes) and some more;
 *       as many threads as leave {@link #LEAST} bytes, hence {@link #workers()};
 *   <li>the rest for requests: bodies as they come in and wait for a thread, answers as they go out. Each takes what it
 *       needs from here before it has it, and is refused if that is not left.
 * </ul>
 *
 * <p>With {@code -Xmx256m} and two threads that is 48 + 64 + 40 + 40 MiB, and 64 stay free. It adds up from 168 MiB on;
 * below that, one thread and {@link #LEAST} bytes for requests are kept at the cost of what should stay free.
 *
 * <p><b>Fairness.</b> One client holds a quarter of the requests' part at most. Requests of more than {@link #SMALL}
 * bytes leave a quarter of it to others: however many clients do not fetch their large answers, there is room for small
 * questions.
 */
final class Memory {
    private static final long KIB = 1024;
    private static final long MIB = 1024 * KIB;
    static final long PROGRAM = 48 * MIB;
    static final long CONNECTION = 32 * KIB;
    static final long WORKER = 20 * MIB;
    static final long LEAST = 16 * MIB;
    static final long SMALL = 64 * KIB;
    private static final int MOST_CONNECTIONS = 4_000;

    private final long heap;
    private final int workers;
    private final long all;
    private long held;
    private final Map<String, Long> heldBy = new HashMap<>();

    /**
     * Divides up a heap.
     *
     * @param heap its most bytes
     * @param workers threads wanted that compute
     */
    Memory(long heap, int workers) {
        this.heap = heap;
        long left = heap / 4 * 3 - PROGRAM - connections() * CONNECTION;
        this.workers = (int) Math.max(1, Math.min(workers, (left - LEAST) / WORKER));
        all = Math.max(LEAST, left - this.workers * WORKER);
    }

    /** Connections that may be open at once. */
    int connections() {
        return (int) Math.min(MOST_CONNECTIONS, heap / 4 / CONNECTION);
    }

    /** Threads that may compute. */
    int workers() {
        return workers;
    }

    /** Bytes that all requests together may hold. */
    long all() {
        return all;
    }

    /** Bytes that requests hold. */
    synchronized long held() {
        return held;
    }

    /** What a request of a client holds: nothing yet. */
    Share share(String client) {
        return new Share(client);
    }

    /** What one request holds until it is closed. */
    final class Share implements AutoCloseable {
        private final String client;
        private long bytes;

        private Share(String client) {
            this.client = client;
        }

        /**
         * Takes bytes that the request is about to hold.
         *
         * @throws Problem if they are not left
         */
        void take(long more) {
            synchronized (Memory.this) {
                long most = bytes + more > SMALL ? all / 4 * 3 : all;
                long ofClient = heldBy.getOrDefault(client, 0L) + more;
                if (held + more > most || ofClient > all / 4) {
                    throw Workers.overloaded();
                }
                bytes += more;
                held += more;
                heldBy.put(client, ofClient);
            }
        }

        @Override
        public void close() {
            synchronized (Memory.this) {
                held -= bytes;
                long ofClient = bytes;
                heldBy.computeIfPresent(client, (name, sum) -> sum == ofClient ? null : sum - ofClient);
                bytes = 0;
            }
        }
    }
}
