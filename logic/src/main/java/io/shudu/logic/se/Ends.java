package io.shudu.logic.se;

import java.util.Arrays;

/** The ends of the branches of a chain: nodes in outcomes. */
final class Ends {
    /** Kinds of chains, by their places among chains of equal complexity. */
    static final int DOUBLE = 1;

    static final int CELL = 5;
    static final int REGION = 6;
    static final int CONTRADICTION = 7;

    final Outcome[] outcomes;
    final int[] nodes;
    int count;
    int kind;
    /** For a region: box 0, row 1, column 2. */
    int region;

    Ends() {
        outcomes = new Outcome[9];
        nodes = new int[9];
    }

    private Ends(Ends other) {
        outcomes = Arrays.copyOf(other.outcomes, other.count);
        nodes = Arrays.copyOf(other.nodes, other.count);
        count = other.count;
        kind = other.kind;
        region = other.region;
    }

    /** A copy that stays. */
    Ends copy() {
        return new Ends(this);
    }

    void begin(int ofKind) {
        kind = ofKind;
        count = 0;
    }

    void add(Outcome outcome, int node) {
        outcomes[count] = outcome;
        nodes[count++] = node;
    }

    /** Lets all branches end with the same node. */
    void endWith(int node) {
        for (int i = 0; i < count; i++) {
            nodes[i] = node;
        }
    }

    /** Why an assumption is a possibility at all: a cell 0, a box 1, a row 2, a column 3; -1 without such a reason. */
    int cause() {
        return switch (kind) {
            case CELL -> 0;
            case REGION -> region + 1;
            default -> -1;
        };
    }
}
