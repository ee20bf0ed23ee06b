package io.shudu.generate.daily;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Named;
import io.shudu.logic.rate.Level;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One of the puzzles of a day, from the small one to the hard one. */
public enum Rung implements Named.Constant {
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

    /** All names. */
    public static List<String> ids() {
        return Named.ids(List.of(values()));
    }

    /** The rung of a name, null if there is none. */
    public static @Nullable Rung byId(String id) {
        return Named.byId(id, List.of(values()));
    }
}
