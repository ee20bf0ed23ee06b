package io.shudu.logic.se;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A chain that another chain rests on. Two of them are the same if they have the same ends and the same nodes before
 * each end, in the same order: then they count once.
 */
final class Nested {
    private final int[] nodes;
    private final int complexity;
    private final int hash;
    private int number;

    /**
     * A chain.
     *
     * @param nodes for each end: how many nodes, and the nodes from the end back
     * @param complexity how many nodes it has, those that it rests on included
     */
    Nested(int[] nodes, int complexity) {
        this.nodes = nodes;
        this.complexity = complexity;
        hash = Arrays.hashCode(nodes);
    }

    /** Its number among all different ones. */
    int number() {
        return number;
    }

    /** Tells it its number, before anyone asks. */
    Nested numbered(int newNumber) {
        number = newNumber;
        return this;
    }

    /** How many numbers it is made of. */
    int size() {
        return nodes.length;
    }

    int node(int i) {
        return nodes[i];
    }

    int complexity() {
        return complexity;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Nested nested && hash == nested.hash && Arrays.equals(nodes, nested.nodes);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
