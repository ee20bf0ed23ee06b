package io.shudu.logic.rate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

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

    /** The names of all, from the lowest. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Level::id).toList();
    }

    /** Its number in the scale, from 1. */
    public int number() {
        return List.of(values()).indexOf(this) + 1;
    }

    /** The level of a name, null if there is none. */
    public static @Nullable Level byId(String id) {
        for (Level level : values()) {
            if (level.id().equals(id)) {
                return level;
            }
        }
        return null;
    }
}
