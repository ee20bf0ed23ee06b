package io.shudu.logic.se;

/**
 * Takes chains as they are found. A chain has a rank: eight times its complexity, plus the place of its kind among
 * chains of equal complexity. The lower rank is the better one, and of equal ones the first.
 */
interface Collector {
    /** The rank that a chain for a node must be below to matter. */
    int limit(int target);

    /** Takes a chain whose rank is below the limit. */
    void take(int target, int rank, Ends ends);

    /** Whether it will look at the outcomes of the chains when all are found. */
    boolean looksBack();
}
