package io.shudu.logic.rate;

import java.util.Locale;

/**
 * How hard a puzzle is: the hardest thinking that it needs. Every puzzle of a level can be solved with the techniques
 * of this level and those below; {@link ShuduScale} lists them.
 */
public enum Level {
    /** Looking for the last place of a digit. */
    BEGINNER,
    /** Counting what a cell can still be. */
    EASY,
    /** Locked candidates, pairs and triples. */
    MEDIUM,
    /** Fish, wings, colours and rectangles. */
    HARD,
    /** Chains and almost locked sets. */
    EXPERT,
    /** Forcing chains and nets, and whatever else it takes. */
    EXTREME;

    /** The name that programs exchange. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
