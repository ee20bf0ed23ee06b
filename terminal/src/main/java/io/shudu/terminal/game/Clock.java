package io.shudu.terminal.game;

import java.util.function.LongSupplier;

/** How long a game has been played; it runs or stands. */
public final class Clock {
    private final LongSupplier millis;
    private long elapsed;
    private long since;
    private boolean running;

    /**
     * A clock that stands.
     *
     * @param millis a time that only goes forward
     */
    public Clock(LongSupplier millis, long elapsed) {
        this.millis = millis;
        this.elapsed = elapsed;
    }

    /** Lets it run. */
    public void start() {
        if (!running) {
            running = true;
            since = millis.getAsLong();
        }
    }

    /** Lets it stand. */
    public void stop() {
        elapsed = elapsed();
        running = false;
    }

    /** The time played, in milliseconds. */
    public long elapsed() {
        return running ? elapsed + millis.getAsLong() - since : elapsed;
    }
}
