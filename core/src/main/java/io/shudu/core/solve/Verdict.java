package io.shudu.core.solve;

/** How many solutions a search has shown a grid to have. */
public enum Verdict {
    /** No solution. */
    NONE,
    /** Exactly one solution: a proper puzzle. */
    ONE,
    /** At least two solutions. */
    MANY,
    /** At least one solution; the search was told to stop at the first. */
    FOUND,
    /** The budget ran out, or the thread was interrupted, before the question was settled. */
    GAVE_UP;

    /**
     * What a search has shown.
     *
     * @param found solutions
     * @param exhausted whether there are no others
     * @param wanted solutions after which it was to stop
     */
    public static Verdict of(long found, boolean exhausted, long wanted) {
        if (found >= 2) {
            return MANY;
        }
        if (exhausted) {
            return found == 0 ? NONE : ONE;
        }
        return found >= wanted ? FOUND : GAVE_UP;
    }
}
