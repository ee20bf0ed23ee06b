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
    GAVE_UP
}
