package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Named;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How much of a board is empty, in three words. It says nothing about how hard a puzzle is to solve.
 *
 * <p>Up to a side of 10 they are a third, half and two thirds of each row. Two thirds cannot be had with one solution
 * on larger boards, where the clues that a puzzle needs grow faster than the board: 8 holes a row of 12 came out of 1
 * grid in 20, 10 of 16 and 14 of 25 out of none. There {@code many} is what {@link Clues#usual} leaves, which nearly
 * every grid allows, and the others keep below it. Holes in a row:
 *
 * <table>
 * <caption>The usual boards</caption>
 * <tr><th>side</th><td>4</td><td>6</td><td>8</td><td>9</td><td>10</td><td>12</td><td>16</td><td>25</td><td>36</td></tr>
 * <tr><th>few</th><td>1</td><td>2</td><td>3</td><td>3</td><td>4</td><td>4</td><td>6</td><td>9</td><td>12</td></tr>
 * <tr><th>some</th><td>2</td><td>3</td><td>4</td><td>5</td><td>5</td><td>6</td><td>8</td><td>12</td><td>15</td></tr>
 * <tr><th>many</th><td>3</td><td>4</td><td>5</td><td>6</td><td>6</td><td>7</td><td>9</td><td>13</td><td>16</td></tr>
 * </table>
 */
public enum Emptiness implements Named.Constant {
    /** A third of each row. */
    FEW("easy"),
    /** Half of each row, or somewhat less on large boards. */
    SOME("normal"),
    /** Two thirds of each row, or what can be had on large boards. */
    MANY("hard");

    /** From this side on two thirds of a row are too many. */
    private static final int LARGE_SIDE = 12;

    /** Its name until levels were to mean how hard a puzzle is. */
    private final String before;

    Emptiness(String before) {
        this.before = before;
    }

    /**
     * The one of this name, or null if there is none. The older names {@code easy}, {@code normal}, {@code hard} are
     * read, too.
     */
    public static @Nullable Emptiness byId(String id) {
        for (Emptiness each : values()) {
            if (each.id().equals(id) || each.before.equals(id)) {
                return each;
            }
        }
        return null;
    }

    /** The one with these holes on a board, by the strategy's id; null if it is none. */
    public static @Nullable Emptiness of(String holes, Geometry geometry) {
        for (Emptiness each : values()) {
            if (each.holes(geometry).id().equals(holes)) {
                return each;
            }
        }
        return null;
    }

    /** The names of all, in the order to list them. */
    public static List<String> ids() {
        return Named.ids(List.of(values()));
    }

    /** The holes on a board: so many in each row. */
    public HoleStrategy holes(Geometry geometry) {
        return new PerRow(perRow(geometry));
    }

    private int perRow(Geometry geometry) {
        int side = geometry.side();
        // On the smallest board rounding would make all three the same.
        boolean smallest = side == Geometry.MIN_SIDE;
        int many =
                smallest ? 3 : side < LARGE_SIDE ? 2 * side / 3 : (geometry.cellCount() - Clues.usual(geometry)) / side;
        return switch (this) {
            case FEW -> smallest ? 1 : (side + 2) / 3;
            case SOME -> Math.min((side + 1) / 2, many - 1);
            case MANY -> many;
        };
    }
}
