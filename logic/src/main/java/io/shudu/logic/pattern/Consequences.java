package io.shudu.logic.pattern;

import java.util.Arrays;

/**
 * All that follows from one assumption, nearest first: a search in breadth, which remembers for each literal what it
 * follows from.
 */
public final class Consequences {
    /** As many as HoDoKu follows. */
    static final int LIMIT = 1000;

    private int[] order = new int[LIMIT];
    private int count;
    private int[] parent = new int[0];
    /** How far it is to a literal, in halves of a link. */
    private int[] distance = new int[0];

    private int[] seen = new int[0];
    private int round;

    private final int limit;

    /** Nothing yet. */
    public Consequences() {
        this(LIMIT);
    }

    private Consequences(int limit) {
        this.limit = limit;
    }

    /** Follows further than HoDoKu, as far as it goes. */
    public static Consequences unlimited() {
        return new Consequences(Integer.MAX_VALUE);
    }

    /** Follows an assumption to its end. */
    public void follow(Implications implications, int assumption) {
        if (seen.length < implications.literals()) {
            parent = new int[implications.literals()];
            distance = new int[implications.literals()];
            seen = new int[implications.literals()];
            round = 0;
        }
        round++;
        count = 0;
        add(assumption, -1, 0);
        int[] first = implications.firstLinks();
        int[] end = implications.endsOfLinks();
        int[] targets = implications.targets();
        for (int i = 0; i < count; i++) {
            int literal = order[i];
            for (int link = first[literal]; link < end[literal]; link++) {
                int target = targets[link];
                int below = distance[literal] + implications.length(literal, target);
                if (seen[target] != round) {
                    add(target, literal, below);
                } else if (distance[target] > below) {
                    // A way through a set was longer.
                    distance[target] = below;
                    parent[target] = literal;
                }
            }
        }
    }

    private void add(int literal, int from, int below) {
        if (count == limit) {
            return;
        }
        if (count == order.length) {
            order = Arrays.copyOf(order, 2 * count);
        }
        order[count++] = literal;
        parent[literal] = from;
        distance[literal] = below;
        seen[literal] = round;
    }

    /** Number of literals that follow, with the assumption. */
    public int count() {
        return count;
    }

    /** A literal that follows, in the order of finding. */
    public int literal(int i) {
        return order[i];
    }

    /** Whether a literal follows. */
    public boolean contains(int literal) {
        return seen[literal] == round;
    }

    /** Whether a literal follows directly from the assumption, or is the assumption. */
    public boolean isNear(int literal) {
        return distance[literal] <= 2;
    }

    /** How far it is from the assumption to a literal, in halves of a link; -1 if it does not follow. */
    public int distance(int literal) {
        return contains(literal) ? distance[literal] : -1;
    }

    /** The line of thought from the assumption to a literal that follows. */
    public int path(int literal, int[] path) {
        int length = 0;
        for (int at = literal; at >= 0; at = parent[at]) {
            length++;
        }
        int at = literal;
        for (int i = length - 1; i >= 0; i--) {
            path[i] = at;
            at = parent[at];
        }
        return length;
    }

    /** A path long enough for any line of thought. */
    public static int[] newPath() {
        int[] path = new int[LIMIT];
        Arrays.fill(path, -1);
        return path;
    }
}
