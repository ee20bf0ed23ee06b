package io.shudu.logic.se;

/** Takes chains of the board as it is, in the order of the original. */
interface ChainTaker {
    /** Whether it wants to know more about a chain. */
    boolean wants(double rating, int complexity, int key);

    void take(ChainHint hint);
}
