package io.shudu.generate.holes;

import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Named;
import io.shudu.core.random.Rng;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the pattern of givens looks the same after turning or mirroring the board. It is about places alone: digits, and
 * the shape of boxes, do not matter.
 *
 * <p>A symmetry cuts a board into <em>orbits</em>: cells that it carries into each other. They are given together or
 * empty together.
 */
public enum Symmetry implements Named.Constant {
    /** No symmetry: every cell for itself. */
    NONE(Move.STAY),
    /** By a half turn. */
    ROT180(Move.HALF_TURN),
    /** By a quarter turn. */
    ROT90(Move.QUARTER_TURN),
    /** Left and right. */
    MIRROR(Move.LEFT_RIGHT),
    /** At the main diagonal, from the top left. */
    DIAGONAL(Move.MAIN_DIAGONAL),
    /** Left and right, top and bottom. */
    MIRRORS(Move.LEFT_RIGHT, Move.TOP_BOTTOM),
    /** At both diagonals. */
    DIAGONALS(Move.MAIN_DIAGONAL, Move.OTHER_DIAGONAL),
    /** By every turn and at every mirror of the square. */
    FULL(Move.QUARTER_TURN, Move.LEFT_RIGHT);

    /** One turn or mirror. */
    private enum Move {
        STAY,
        HALF_TURN,
        QUARTER_TURN,
        LEFT_RIGHT,
        TOP_BOTTOM,
        MAIN_DIAGONAL,
        OTHER_DIAGONAL;

        /** Where a cell goes. */
        int of(int cell, int side) {
            int row = cell / side;
            int column = cell % side;
            int last = side - 1;
            return switch (this) {
                case STAY -> cell;
                case HALF_TURN -> (last - row) * side + last - column;
                case QUARTER_TURN -> column * side + last - row;
                case LEFT_RIGHT -> row * side + last - column;
                case TOP_BOTTOM -> (last - row) * side + column;
                case MAIN_DIAGONAL -> column * side + row;
                case OTHER_DIAGONAL -> (last - column) * side + last - row;
            };
        }
    }

    private final Move first;
    private final Move second;

    Symmetry(Move only) {
        this(only, Move.STAY);
    }

    /** The symmetry of all that two moves, in any order and as often as one likes, can do. */
    Symmetry(Move first, Move second) {
        this.first = first;
        this.second = second;
    }

    /** The symmetry of this name, or null if there is none. */
    public static @Nullable Symmetry byId(String id) {
        return Named.byId(id, List.of(values()));
    }

    /** The names of all, in the order to list them. */
    public static List<String> ids() {
        return Named.ids(List.of(values()));
    }

    /** The highest symmetry of the clues of a puzzle. */
    public static Symmetry of(Grid puzzle) {
        List<Symmetry> all = List.of(values());
        int i = all.size() - 1;
        while (!all.get(i).suits(puzzle)) {
            i--;
        }
        return all.get(i);
    }

    private boolean suits(Grid puzzle) {
        int side = puzzle.geometry().side();
        for (int cell = 0; cell < side * side; cell++) {
            boolean empty = puzzle.isEmpty(cell);
            if (puzzle.isEmpty(first.of(cell, side)) != empty || puzzle.isEmpty(second.of(cell, side)) != empty) {
                return false;
            }
        }
        return true;
    }

    /** The orbits of a square board, in the order of their first cells. */
    public List<List<Integer>> orbits(int side) {
        List<List<Integer>> orbits = new ArrayList<>();
        boolean[] seen = new boolean[side * side];
        for (int cell = 0; cell < seen.length; cell++) {
            if (!seen[cell]) {
                orbits.add(orbit(cell, side, seen));
            }
        }
        return orbits;
    }

    /** Orbits in random order. */
    static List<List<Integer>> shuffled(List<List<Integer>> orbits, Rng rng) {
        List<List<Integer>> shuffled = new ArrayList<>(orbits.size());
        for (int i : rng.permutation(0, orbits.size())) {
            shuffled.add(orbits.get(i));
        }
        return shuffled;
    }

    private List<Integer> orbit(int start, int side, boolean[] seen) {
        List<Integer> orbit = new ArrayList<>();
        addNew(start, orbit, seen);
        for (int i = 0; i < orbit.size(); i++) {
            addNew(first.of(orbit.get(i), side), orbit, seen);
            addNew(second.of(orbit.get(i), side), orbit, seen);
        }
        return orbit;
    }

    private static void addNew(int cell, List<Integer> orbit, boolean[] seen) {
        if (!seen[cell]) {
            seen[cell] = true;
            orbit.add(cell);
        }
    }
}
