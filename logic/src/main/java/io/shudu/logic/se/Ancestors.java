package io.shudu.logic.se;

import java.util.Arrays;

/** Walks from a node of an outcome back to the assumption. */
final class Ancestors {
    private final Houses houses;
    private final int[] stamps = new int[Outcome.CLASH];
    private int stamp;
    /** The nodes of the last walk, those that are nearer to its start first. */
    final int[] nodes = new int[Outcome.CLASH];

    int count;

    Ancestors(Houses houses) {
        this.houses = houses;
    }

    /** Collects a node and all that it rests on, each once, generation by generation. */
    void walk(Outcome outcome, int start) {
        stamp++;
        count = 0;
        stamps[outcome.identity(start)] = stamp;
        nodes[count++] = start;
        for (int i = 0; i < count; i++) {
            addParents(outcome, nodes[i]);
        }
    }

    private void addParents(Outcome outcome, int node) {
        if (outcome.hasList(node)) {
            for (int i = 0; i < outcome.listSize(node); i++) {
                add(outcome.listed(node, i));
            }
        } else if (outcome.parent(node) >= 0) {
            add(outcome.parent(node));
            if (outcome.gone(node) != 0) {
                addGone(outcome.identity(node), outcome.cause(node), outcome.gone(node));
            }
        }
    }

    /** What a node rests on directly, each once. */
    int[] parents(Outcome outcome, int node) {
        stamp++;
        count = 0;
        addParents(outcome, node);
        return Arrays.copyOf(nodes, count);
    }

    private void add(int node) {
        if (stamps[node] != stamp) {
            stamps[node] = stamp;
            nodes[count++] = node;
        }
    }

    private void addGone(int candidate, int cause, int gone) {
        int cell = houses.cellOf[candidate];
        if (cause == 0) {
            for (int rest = gone; rest != 0; rest &= rest - 1) {
                add(cell * 9 + Integer.numberOfTrailingZeros(rest) + Outcome.OFF);
            }
        } else {
            int house = houses.houseOf[cell * 3 + cause - 1];
            int digit = houses.digitOf[candidate];
            for (int rest = gone; rest != 0; rest &= rest - 1) {
                add(houses.cellAt[house * 9 + Integer.numberOfTrailingZeros(rest)] * 9 + digit + Outcome.OFF);
            }
        }
    }

    /** How many nodes a node rests on, itself included. */
    int count(Outcome outcome, int node) {
        int known = outcome.counted(node);
        if (known == 0) {
            walk(outcome, node);
            known = count;
            outcome.count(node, known);
        }
        return known;
    }

    /** Adds the chains that a node rests on. */
    void addNested(Outcome outcome, int node, NestedSum sum) {
        if (outcome.hasNested()) {
            walk(outcome, node);
            for (int i = 0; i < count; i++) {
                sum.add(outcome.nested(nodes[i]));
            }
        }
    }
}
