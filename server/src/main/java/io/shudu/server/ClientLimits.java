package io.shudu.server;

import io.javalin.http.Context;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Supplier;

/** What clients may ask for, and what they are charged for it. */
final class ClientLimits {
    private static final double NANOS = 1e9;
    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

    private static final double FREE_SECONDS = 0.1;
    private static final int BYTES_A_TOKEN = 16 * 1024;

    private final ServerSettings settings;
    private final RateLimiter limiter;

    ClientLimits(ServerSettings settings) {
        this.settings = settings;
        this.limiter = new RateLimiter(settings.rate(), System::nanoTime);
    }

    /** Who makes a request. */
    String client(Context context) {
        return Client.of(context, settings.proxies());
    }

    /**
     * Lets a request in.
     *
     * @throws Problem if its client asks too often
     */
    void admit(Context context) {
        int seconds = limiter.take(client(context));
        if (seconds > 0) {
            throw Problem.passing(429, "too-many-requests", seconds);
        }
    }

    /** Charges a client for requests within one. */
    void chargeRequests(String client, int number) {
        limiter.charge(client, number);
    }

    /** Charges a client for an answer; a short one is part of the price of a request. */
    void chargeBytes(String client, int bytes) {
        if (bytes >= BYTES_A_TOKEN) {
            limiter.charge(client, bytes / BYTES_A_TOKEN);
        }
    }

    /**
     * Charges a client for computing. A short time is part of the price of a request. Who computes longer pays so much
     * that half of the threads are left to others.
     */
    void chargeComputing(String client, double all) {
        double seconds = all - FREE_SECONDS;
        if (seconds > 0) {
            limiter.fine(client, seconds / Math.max(1, settings.workers() / 2) * settings.rate());
        }
    }

    /** Whether a client has computed longer than that of late. */
    boolean isSlow(String client) {
        return limiter.wasFined(client);
    }

    /** What a client is to be charged for a computation, perhaps in several parts. */
    Bill bill(String client) {
        return new Bill(client);
    }

    /** The time of parts that are computed one after the other; charged for when it is closed. */
    final class Bill implements AutoCloseable {
        private final String client;
        private long nanos;

        private Bill(String client) {
            this.client = client;
        }

        /** A part that counts. */
        <T> Supplier<T> counted(Supplier<T> computation) {
            return () -> {
                // Not by the clock: on a busy machine a client would pay for the time of others.
                long began = THREAD.getCurrentThreadCpuTime();
                try {
                    return computation.get();
                } finally {
                    nanos += THREAD.getCurrentThreadCpuTime() - began;
                }
            };
        }

        @Override
        public void close() {
            chargeComputing(client, nanos / NANOS);
        }
    }
}
