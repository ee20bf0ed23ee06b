package io.shudu.logic.se;

import java.util.Set;

/** Walks from a node of an outcome back to the assumption. */
final class Ancestors {
    private final int[] stamps = new int[Outcome.CLASH];
    private int stamp;
    /** The nodes of the last walk, those that are nearer to its start first. */
    final int[] nodes = new int[Outcome.CLASH];

    int count;

    /** Collects a node and all that it rests on, each once, generation by generation. */
    void walk(Outcome outcome, int start) {
        stamp++;
        count = 0;
        stamps[outcome.identity(start)] = stamp;
        nodes[count++] = start;
        for (int i = 0; i < count; i++) {
            int node = nodes[i];
            int parents = outcome.parentCount(node);
            for (int j = 0; j < parents; j++) {
                int parent = outcome.parent(node, j);
                if (stamps[parent] != stamp) {
                    stamps[parent] = stamp;
                    nodes[count++] = parent;
                }
            }
        }
    }

    /** How many nodes a node rests on, itself included. */
    int count(Outcome outcome, int node) {
        int known = outcome.counted[node];
        if (known == 0) {
            walk(outcome, node);
            known = count;
            outcome.counted[node] = known;
        }
        return known;
    }

    /** Collects the chains that a node rests on. */
    void nested(Outcome outcome, int node, Set<Nested> chains) {
        if (outcome.hasNested()) {
            walk(outcome, node);
            for (int i = 0; i < count; i++) {
                Nested chain = outcome.nested(nodes[i]);
                if (chain != null) {
                    chains.add(chain);
                }
            }
        }
    }
}
