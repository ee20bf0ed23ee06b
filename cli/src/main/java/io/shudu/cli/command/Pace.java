package io.shudu.cli.command;

/**
 * How much a thread takes at a time: many things that are quick, so that taking costs nothing, and few that are slow,
 * so that no thread sits on results that others wait for.
 */
public final class Pace {
    private static final int MOST = 64;
    private static final long QUICK_NANOS = 2_000_000;
    private static final long SLOW_NANOS = 20_000_000;

    private volatile int size = 1;

    /** How many to take now. */
    public int size() {
        return size;
    }

    /** Takes note of how long the last ones took; that threads do so at the same time does no harm. */
    public void took(long nanos) {
        int now = size;
        if (nanos < QUICK_NANOS) {
            size = Math.min(MOST, 2 * now);
        } else if (nanos > SLOW_NANOS) {
            size = Math.max(1, now / 2);
        }
    }
}
