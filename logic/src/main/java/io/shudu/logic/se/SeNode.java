package io.shudu.logic.se;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One conclusion of a chain.
 *
 * @param cell the cell, from 0
 * @param digit the digit, from 1
 * @param on whether the digit is in the cell, or is not
 * @param from the places of the conclusions that it rests on, which stand before it; empty for an assumption
 * @param nested the chain that it rests on besides, null if there is none
 */
public record SeNode(
        int cell,
        int digit,
        boolean on,
        List<Integer> from,
        @Nullable SeChain nested) {
    /** Copies the list. */
    public SeNode {
        from = List.copyOf(from);
    }
}
