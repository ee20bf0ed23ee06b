package io.shudu.logic.se;

import org.jspecify.annotations.Nullable;

/**
 * What follows from each node of a board, for dynamic chains of several levels: each level goes on where the one before
 * has come to its end without a chain. Level 4 leaves out what levels 2 and 3 have, so it goes back to level 1.
 */
final class Starts {
    final Numbers numbers = new Numbers();
    private final @Nullable Outcome[] outcomes = new @Nullable Outcome[Outcome.CLASH];

    /** The outcome of a node, which keeps what it held. */
    Outcome of(int node) {
        Outcome known = outcomes[node];
        if (known == null) {
            known = new Outcome(numbers);
            outcomes[node] = known;
        }
        return known;
    }
}
