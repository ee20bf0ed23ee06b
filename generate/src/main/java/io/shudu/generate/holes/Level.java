package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How much of a board is empty, in three words: about a third of each row, half, two thirds. It says nothing about how
 * hard a puzzle is to solve.
 */
public enum Level {
    /** About a third of each row. */
    EASY("easy"),
    /** About half of each row. */
    NORMAL("normal"),
    /** About two thirds of each row. */
    HARD("hard");

    private final String id;

    Level(String id) {
        this.id = id;
    }

    /** The name for options. */
    public String id() {
        return id;
    }

    /** The level of this name, or null if there is none. */
    public static @Nullable Level byId(String id) {
        for (Level level : values()) {
            if (level.id.equals(id)) {
                return level;
            }
        }
        return null;
    }

    /** The level with these holes on a board, by the strategy's id; null if it is none. */
    public static @Nullable Level of(String holes, Geometry geometry) {
        for (Level level : values()) {
            if (level.holes(geometry).id().equals(holes)) {
                return level;
            }
        }
        return null;
    }

    /** The names of all, in the order to list them. */
    public static List<String> ids() {
        List<String> ids = new ArrayList<>();
        for (Level level : values()) {
            ids.add(level.id);
        }
        return ids;
    }

    /** The holes of this level on a board. A 9×9 board has 3, 5 or 6 in a row. */
    public HoleStrategy holes(Geometry geometry) {
        int side = geometry.side();
        return switch (this) {
            // On the smallest board rounding would make all three levels the same.
            case EASY -> new PerRow(side == 4 ? 1 : (side + 2) / 3);
            case NORMAL -> new PerRow((side + 1) / 2);
            case HARD -> new PerRow(side == 4 ? 3 : 2 * side / 3);
        };
    }
}
