package io.shudu.generate.daily;

import io.shudu.core.grid.Geometry;
import io.shudu.logic.rate.Level;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** One of the puzzles of a day, from the small one to the hard one. */
public enum Rung {
    /** A 6×6 board. */
    MINI(0, 6, Level.EASY),
    /** Singles. */
    EASY(1, 9, Level.EASY),
    /** Locked candidates and subsets. */
    MEDIUM(2, 9, Level.MEDIUM),
    /** Fish, wings and rectangles. */
    HARD(3, 9, Level.HARD);

    private final int number;
    private final int side;
    private final Level level;

    Rung(int number, int side, Level level) {
        this.number = number;
        this.side = side;
        this.level = level;
    }

    /** The number of the puzzle among those of the day, from 0. It never changes, as ids have it. */
    int number() {
        return number;
    }

    /** The board. */
    public Geometry geometry() {
        return Geometry.ofSide(side);
    }

    /** How hard the puzzle is. */
    public Level level() {
        return level;
    }

    /** The name that programs exchange. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** All names. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(Rung::id).toList();
    }

    /** The rung of a name, null if there is none. */
    public static @Nullable Rung byId(String id) {
        for (Rung rung : values()) {
            if (rung.id().equals(id)) {
                return rung;
            }
        }
        return null;
    }
}
