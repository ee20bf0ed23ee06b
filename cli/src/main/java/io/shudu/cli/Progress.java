package io.shudu.cli;

import java.util.Locale;

/** A line on the terminal's standard error that shows how far long work has come; silent anywhere else. */
final class Progress implements AutoCloseable {
    private static final long PATIENCE_NANOS = 1_000_000_000L;
    private static final long PERIOD_NANOS = 200_000_000L;

    private final Session session;
    private final boolean enabled;
    private final long total;
    private final long start = System.nanoTime();
    private long lastShown = start + PATIENCE_NANOS - PERIOD_NANOS;
    private long done;
    private boolean shown;

    /**
     * Starts watching.
     *
     * @param total how much there is to do, 0 if unknown
     */
    Progress(Session session, boolean quiet, long total) {
        this.session = session;
        this.enabled = session.errIsTerminal() && !quiet;
        this.total = total;
    }

    boolean isAtStart() {
        return done == 0;
    }

    void add(long count) {
        done += count;
        long now = System.nanoTime();
        if (!enabled || now - lastShown < PERIOD_NANOS) {
            return;
        }
        lastShown = now;
        shown = true;
        double rate = done * 1e9 / (double) (now - start);
        String line = total == 0
                ? session.messages().text("progress.open", number((double) done), number(rate))
                : session.messages()
                        .text(
                                "progress",
                                number((double) done),
                                number((double) total),
                                number(rate),
                                seconds((double) (total - done) / rate));
        session.print("\r" + line + "\u001b[K");
    }

    @Override
    public void close() {
        if (shown) {
            session.print("\r\u001b[K");
        }
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 10 && value != Math.rint(value) ? "%.1f" : "%,.0f", value);
    }

    private static String seconds(double value) {
        long whole = (long) Math.ceil(value);
        return String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60);
    }
}
