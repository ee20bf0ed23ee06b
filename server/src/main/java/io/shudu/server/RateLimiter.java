package io.shudu.server;

import java.io.Serial;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * How many requests each client may make: a bucket of tokens that fills at a steady rate and holds two seconds' worth.
 * A request costs a token, a batch one for each of its items. A batch may overdraw the bucket; its client then waits
 * until the debt is paid.
 *
 * <p>Only the clients seen last are remembered, so that a flood of addresses cannot fill the memory. A client that is
 * forgotten begins with a full bucket.
 */
final class RateLimiter {
    private static final int CLIENTS = 10_000;
    private static final int BURST_SECONDS = 2;
    private static final int MEMORY_SECONDS = 60;
    private static final double NANOS = 1e9;

    private final int rate;
    private final LongSupplier nanoTime;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(64, 0.75f, true) {
        @Serial
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > CLIENTS;
        }
    };

    private static final class Bucket {
        /** More than fit, until the bucket is filled for the first time. */
        private double tokens = Double.POSITIVE_INFINITY;

        private long filledAt;
        private boolean fined;
        private long finedAt;
    }

    RateLimiter(int rate, LongSupplier nanoTime) {
        this.rate = rate;
        this.nanoTime = nanoTime;
    }

    /**
     * Takes a token from a client's bucket.
     *
     * @return 0, or the seconds after which there will be one
     */
    synchronized int take(String client) {
        Bucket bucket = filled(client);
        if (bucket.tokens < 1) {
            return (int) Math.ceil((1 - bucket.tokens) / rate);
        }
        bucket.tokens--;
        return 0;
    }

    /** Charges a client for what its request turned out to hold. */
    synchronized void charge(String client, int tokens) {
        filled(client).tokens -= tokens;
    }

    /** Charges a client, and remembers for a while that it was. */
    synchronized void fine(String client, double tokens) {
        Bucket bucket = filled(client);
        bucket.tokens -= tokens;
        bucket.fined = true;
        bucket.finedAt = bucket.filledAt;
    }

    /** Whether a client was fined of late. */
    synchronized boolean wasFined(String client) {
        Bucket bucket = filled(client);
        return bucket.fined && bucket.filledAt - bucket.finedAt < MEMORY_SECONDS * NANOS;
    }

    private Bucket filled(String client) {
        long now = nanoTime.getAsLong();
        double full = (double) rate * BURST_SECONDS;
        Bucket bucket = buckets.computeIfAbsent(client, name -> new Bucket());
        bucket.tokens = Math.min(full, bucket.tokens + (now - bucket.filledAt) / NANOS * rate);
        bucket.filledAt = now;
        return bucket;
    }

    synchronized int clients() {
        return buckets.size();
    }
}
