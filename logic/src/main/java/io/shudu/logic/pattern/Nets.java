package io.shudu.logic.pattern;

/**
 * All that follows from one assumption by way of a {@link Lookahead}, with the ways that lead there. A way is a net if
 * one of its steps rests on several reasons.
 */
public final class Nets {
    private final Lookahead lookahead;
    private final int[] entries = new int[Consequences.LIMIT];
    private final int[] distances = new int[Consequences.LIMIT];
    /** The entry of the lookahead that an entry was copied from. */
    private final int[] copies = new int[Consequences.LIMIT];
    /** The literal from whose list an entry comes; -1 if from that of the assumption. */
    private final int[] sources = new int[Consequences.LIMIT];

    private int count;
    private int[] indexOf = new int[0];
    private int[] roundOf = new int[0];
    private int round;

    /** On a lookahead, which may be filled again and again. */
    public Nets(Lookahead lookahead) {
        this.lookahead = lookahead;
    }

    /** Follows an assumption to its end. */
    public void follow(int assumption) {
        if (roundOf.length < lookahead.literals()) {
            indexOf = new int[lookahead.literals()];
            roundOf = new int[lookahead.literals()];
            round = 0;
        }
        round++;
        count = 0;
        for (int i = lookahead.start(assumption); i < lookahead.end(assumption); i++) {
            add(lookahead.target(i), lookahead.distance(i), i, -1);
        }
        for (int j = 1; j < count; j++) {
            int source = entries[j];
            int base = distances[j];
            for (int i = lookahead.start(source) + 1; i < lookahead.end(source); i++) {
                int target = lookahead.target(i);
                int distance = base + lookahead.distance(i);
                if (roundOf[target] != round) {
                    add(target, distance, i, source);
                } else {
                    int known = indexOf[target];
                    if (sources[known] >= 0 && distances[known] > distance) {
                        distances[known] = distance;
                        copies[known] = i;
                        sources[known] = source;
                    }
                }
            }
        }
    }

    private void add(int literal, int distance, int copy, int source) {
        if (count == Consequences.LIMIT) {
            return;
        }
        roundOf[literal] = round;
        indexOf[literal] = count;
        entries[count] = literal;
        distances[count] = distance;
        copies[count] = copy;
        sources[count++] = source;
    }

    /** Whether a literal follows. */
    public boolean contains(int literal) {
        return roundOf[literal] == round;
    }

    /** Whether the way to a literal that follows is a net. */
    public boolean isNet(int literal) {
        int at = indexOf[literal];
        int guard = Consequences.LIMIT;
        while (at != 0 && guard-- > 0) {
            int source = sources[at];
            if (source < 0) {
                if (hasSeveralReasons(copies[at])) {
                    return true;
                }
                at = lookahead.reason(copies[at], 0);
            } else {
                int start = lookahead.start(source);
                for (int entry = copies[at]; entry != start; entry = start + lookahead.reason(entry, 0)) {
                    if (hasSeveralReasons(entry)) {
                        return true;
                    }
                }
                at = indexOf[source];
            }
        }
        return false;
    }

    private boolean hasSeveralReasons(int entry) {
        for (int i = 1; i < Lookahead.REASONS; i++) {
            if (lookahead.reason(entry, i) != 0) {
                return true;
            }
        }
        return false;
    }
}
