package io.shudu.server;

import java.io.Serial;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;

/**
 * How many requests of one client may be there at once, and how many of them may compute if they take long: on all
 * threads but one. So there is a place, and soon a thread, for everybody else, whatever one client asks for.
 */
final class Turns {
    private final int slowAtOnce;
    private final int most;
    private final Map<String, Turn> turns = new ConcurrentHashMap<>();

    Turns(int threads, int queue) {
        slowAtOnce = Math.max(1, threads - 1);
        most = threads + Math.max(1, queue / 2);
    }

    /** What the requests of one client share as long as there are any: a permit for each slow one that may compute. */
    private static final class Turn extends Semaphore {
        @Serial
        private static final long serialVersionUID = 1;

        private int requests;

        Turn(int permits) {
            super(permits, true);
        }
    }

    /**
     * Takes in a request of a client.
     *
     * @return what it has to have a permit of before it computes, if it is expected to take long
     * @throws Problem if there are too many of this client
     */
    Semaphore enter(String client) {
        return turns.compute(client, (name, known) -> {
            Turn turn = known == null ? new Turn(slowAtOnce) : known;
            if (turn.requests == most) {
                throw Workers.overloaded();
            }
            turn.requests++;
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
