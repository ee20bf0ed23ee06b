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
    private int[] depth = new int[0];
    private int[] seen = new int[0];
    private int round;

    /** Nothing yet. */
    public Consequences() {}

    /** Follows an assumption to its end. */
    public void follow(Implications implications, int assumption) {
        if (seen.length < implications.literals()) {
            parent = new int[implications.literals()];
            depth = new int[implications.literals()];
            seen = new int[implications.literals()];
            round = 0;
        }
        round++;
        count = 0;
        add(assumption, -1, 0);
        for (int i = 0; i < count; i++) {
            int literal = order[i];
            int below = depth[literal] + 1;
            for (int link = implications.firstLink(literal); link >= 0; link = implications.nextLink(link)) {
                int target = implications.target(link);
                if (seen[target] != round && count < LIMIT) {
                    add(target, literal, below);
                }
            }
        }
    }

    private void add(int literal, int from, int below) {
        order[count++] = literal;
        parent[literal] = from;
        depth[literal] = below;
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

    /** Number of links from the assumption to a literal that follows. */
    public int depth(int literal) {
        return depth[literal];
    }

    /** The line of thought from the assumption to a literal that follows. */
    public int path(int literal, int[] path) {
        int length = depth[literal] + 1;
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
