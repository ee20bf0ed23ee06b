package io.shudu.server;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * The open connections, and who has to go: clients that take too long to send a request or to fetch an answer, and,
 * when there are too many connections, the one that has kept us waiting longest. So whoever comes is let in and whoever
 * is quick is answered, however many others hold connections open and say nothing. A client with too many loses one of
 * its own.
 */
final class Connections extends Handler.Wrapper implements Connection.Listener {
    /** The part of all connections that one client may have. */
    private static final int SHARE = 8;

    private static final Duration PERIOD = Duration.ofSeconds(1);

    private final int most;
    private final int mostOfOne;
    private final Map<Connection, Visit> visits = new HashMap<>();
    private final Map<String, Crowd> crowds = new HashMap<>();
    /** Those whose clients keep us waiting, longest first. */
    private final Set<Visit> waiting = new LinkedHashSet<>();

    /**
     * Seconds that we have been looking. Not the clock's: if the machine stands still for a while, nobody is to blame
     * for the time that nothing could be sent or answered.
     */
    private long seconds;

    private @Nullable Thread watch;

    /** The connections of one client. */
    private static final class Crowd {
        private int size;
        private final Set<Visit> waiting = new LinkedHashSet<>();
    }

    /**
     * No connections yet.
     *
     * @param most how many there may be
     * @param proxied whether they all come from proxies, so that one address is not one client
     */
    Connections(int most, boolean proxied) {
        this.most = most;
        this.mostOfOne = proxied ? most : Math.max(1, most / SHARE);
    }

    long now() {
        return seconds;
    }

    synchronized int size() {
        return visits.size();
    }

    @Override
    protected void doStart() throws Exception {
        watch = Thread.ofPlatform().name("deadlines").daemon().start(this::watch);
        super.doStart();
    }

    @Override
    protected void doStop() throws Exception {
        super.doStop();
        if (watch != null) {
            watch.interrupt();
        }
    }

    private void watch() {
        try {
            while (true) {
                Thread.sleep(PERIOD);
                closeOverdue();
            }
        } catch (InterruptedException stopped) {
            // As it should.
        }
    }

    /** A connection was opened; if that is one too many, another has to go, or this one if all others are at work. */
    @Override
    public void onOpened(Connection connection) {
        Visit leaving = enter(new Visit(this, connection));
        if (leaving != null) {
            leaving.close();
        }
    }

    private synchronized @Nullable Visit enter(Visit visit) {
        Crowd crowd = crowds.computeIfAbsent(visit.client(), client -> new Crowd());
        visits.put(visit.connection(), visit);
        crowd.size++;
        waiting.add(visit);
        crowd.waiting.add(visit);
        Set<Visit> candidates = crowd.size > mostOfOne ? crowd.waiting : visits.size() > most ? waiting : Set.of();
        // There is always one: the visit itself is the last of them.
        Visit leaving = candidates.isEmpty() ? null : candidates.iterator().next();
        if (leaving != null) {
            forget(leaving);
        }
        return leaving;
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        Visit visit = visits.get(connection);
        if (visit != null) {
            forget(visit);
        }
    }

    private void forget(Visit visit) {
        visits.remove(visit.connection());
        waiting.remove(visit);
        crowds.computeIfPresent(visit.client(), (client, crowd) -> {
            crowd.waiting.remove(visit);
            return --crowd.size == 0 ? null : crowd;
        });
    }

    /** A visit waits for something else than before, or for nothing. Those that were sent away are of no interest. */
    synchronized void changed(Visit visit) {
        Crowd crowd = crowds.get(visit.client());
        if (crowd == null || visits.get(visit.connection()) != visit) {
            return;
        }
        waiting.remove(visit);
        crowd.waiting.remove(visit);
        if (visit.isWaiting()) {
            waiting.add(visit);
            crowd.waiting.add(visit);
        }
    }

    /** Closes connections whose clients have taken too long. To be called once a second. */
    void closeOverdue() {
        List<Visit> overdue;
        synchronized (this) {
            seconds++;
            overdue = waiting.stream().filter(visit -> visit.isOverdue(seconds)).toList();
            overdue.forEach(this::forget);
        }
        overdue.forEach(Visit::close);
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Visit visit = visit(request.getConnectionMetaData().getConnection());
        visit.begin(request);
        // The end comes before Jetty hears of it: after that, the next request may already be here.
        return super.handle(request, response, Callback.from(visit::end, callback));
    }

    /** The visit of a connection; one that was sent away meanwhile gets a last one. */
    synchronized Visit visit(Connection connection) {
        Visit visit = visits.get(connection);
        return visit == null ? new Visit(this, connection) : visit;
    }
}
