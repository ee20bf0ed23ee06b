package io.shudu.logic.se;

/** What a rating is for: whoever looks for special puzzles need not know how hard the others are. */
public enum SeGoal {
    /** The whole rating. */
    RATING,
    /** Pearls: no step is harder than those up to the first placement. */
    PEARL,
    /** Diamonds: no step is harder than the first. */
    DIAMOND
}
