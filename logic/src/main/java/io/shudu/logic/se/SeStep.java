package io.shudu.logic.se;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step on the way that gives the rating.
 *
 * @param rating in tenths
 * @param placed the candidate that it places, as nine times the cell plus the digit from 0; -1 if it places none
 * @param removed the candidates that it removes, in the same way
 * @param chain the chain that it rests on, null if it is of another kind
 */
public record SeStep(
        SeKind kind,
        int rating,
        int placed,
        List<Integer> removed,
        @Nullable SeChain chain) {
    /** Copies the list. */
    public SeStep {
        removed = List.copyOf(removed);
    }
}
