package io.shudu.logic.se;

/** Takes chains of the board as it is. */
interface ChainTaker {
    /**
     * Whether it wants to know more about a chain.
     *
     * @param key the place of its kind among chains of equal complexity
     * @param order the place among chains of its kind
     */
    boolean wants(double rating, int complexity, int key, int order);

    void take(ChainHint hint);
}
