package io.shudu.server;

import java.io.Serial;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/**
 * How many requests of one client may be computed at once, and how many more may wait for that: on all threads, or if
 * they take long, on all but one. So there is always a thread soon for everybody else, whatever one client asks for.
 */
final class Turns {
    private final int threads;
    private final int waiting;
    private final Map<String, Turn> turns = new ConcurrentHashMap<>();

    Turns(int threads, int waiting) {
        this.threads = threads;
        this.waiting = waiting;
    }

    /** What the requests of one client share as long as there are any. */
    private static final class Turn extends Semaphore {
        @Serial
        private static final long serialVersionUID = 1;

        private int requests;
        private boolean reduced;

        Turn(int permits) {
            super(permits, true);
        }

        void reduce() {
            if (!reduced) {
                reduced = true;
                reducePermits(1);
            }
        }
    }

    /**
     * Takes in a request of a client.
     *
     * @param slow whether requests of this client have taken long of late
     * @return what it has to have a permit of before it is computed
     * @throws Problem if too many of its requests are waiting
     */
    Semaphore enter(String client, boolean slow) {
        return turns.compute(client, (name, known) -> {
            Turn turn = known == null ? new Turn(threads) : known;
            if (turn.requests == threads + waiting) {
                throw Workers.overloaded();
            }
            turn.requests++;
            if (slow && threads > 1) {
                turn.reduce();
            }
            return turn;
        });
    }

    /** Lets a request go that was taken in. */
    void leave(String client) {
        turns.computeIfPresent(client, (name, turn) -> --turn.requests == 0 ? null : turn);
    }

    int clients() {
        return turns.size();
    }
}
