package io.shudu.cli.output;

import io.shudu.cli.session.Messages;
import io.shudu.cli.session.Session;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** A line on the terminal's standard error that shows how far long work has come; silent anywhere else. */
public final class Progress implements AutoCloseable {
    private static final long PATIENCE_NANOS = 1_000_000_000L;
    private static final long PERIOD_NANOS = 200_000_000L;

    private final Session session;
    private final boolean enabled;
    private final long total;
    private final @Nullable LongSupplier position;
    private final long start = System.nanoTime();
    private long lastShown = start + PATIENCE_NANOS - PERIOD_NANOS;
    private long done;
    private boolean shown;

    /**
     * Starts watching.
     *
     * @param total how much there is to do, 0 if unknown
     */
    public Progress(Session session, boolean quiet, long total) {
        this(session, quiet, total, null);
    }

    /**
     * Starts watching work whose end is known by something else than what is counted, such as the size of a file.
     *
     * @param total where the end is, 0 if unknown
     * @param position how far the work has come on the way there
     */
    public Progress(Session session, boolean quiet, long total, @Nullable LongSupplier position) {
        this.session = session;
        this.enabled = session.errIsTerminal() && !quiet;
        this.total = total;
        this.position = position;
    }

    public boolean isAtStart() {
        return done == 0;
    }

    public void add(long count) {
        done += count;
        long now = System.nanoTime();
        if (!enabled || now - lastShown < PERIOD_NANOS) {
            return;
        }
        lastShown = now;
        shown = true;
        double rate = done * 1e9 / (double) (now - start);
        session.print("\r" + line(rate, (double) (now - start) / 1e9) + "\u001b[K");
    }

    private String line(double rate, double elapsed) {
        Messages messages = session.messages();
        String counted = number((double) done);
        long at = position == null ? done : Math.min(total, position.getAsLong());
        if (total == 0 || at == 0) {
            return messages.text("progress.open", counted, number(rate));
        }
        String left = seconds(elapsed * (double) (total - at) / (double) at);
        return position == null
                ? messages.text("progress", counted, number((double) total), number(rate), left)
                : messages.text("progress.left", counted, number(rate), left);
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
