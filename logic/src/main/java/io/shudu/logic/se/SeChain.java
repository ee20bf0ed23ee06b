package io.shudu.logic.se;

import java.util.List;
import java.util.Locale;

/**
 * The chain of a step: what follows from each of its assumptions, up to the conclusion.
 *
 * @param form what it proves by
 * @param branches for each end: the conclusions that it rests on, and itself last. Of a chain within another only the
 *     conclusions are known, from the assumption on, and not which of them rests on which.
 */
public record SeChain(Form form, List<List<SeNode>> branches) {
    /** What a chain proves by. */
    public enum Form {
        /** The candidates of a cycle are on and off in turn, in one of two ways. */
        CYCLE,
        /** An assumption leads to its opposite. */
        FORCING,
        /** A candidate leads to the same whether it is on or off. */
        DOUBLE,
        /** All candidates of a cell lead to the same. */
        CELL,
        /** All places of a digit in a house lead to the same. */
        REGION,
        /** An assumption leads to something and to its opposite. */
        CONTRADICTION,
        /** A chain within another, of which only the conclusions are known. */
        NESTED;

        /** The name that programs exchange. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Copies the lists. */
    public SeChain {
        branches = branches.stream().map(List::copyOf).toList();
    }
}
