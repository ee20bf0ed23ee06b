package io.shudu.generate;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import java.util.List;

/** Boards to try everything on, and the rules written down once more, without the library's houses. */
public final class Boards {
    public static final List<Geometry> ALL = List.of(
            Geometry.of(2, 2),
            Geometry.of(2, 3),
            Geometry.of(3, 2),
            Geometry.of(2, 4),
            Geometry.of(3, 3),
            Geometry.of(2, 5),
            Geometry.of(3, 4),
            Geometry.of(4, 3),
            Geometry.of(2, 6),
            Geometry.of(4, 4),
            Geometry.of(5, 5),
            Geometry.of(6, 6));

    private Boards() {}

    /** Whether each row, column and box has each digit once. */
    public static boolean isSolved(Grid grid) {
        int side = grid.geometry().side();
        int boxRows = grid.geometry().boxRows();
        int boxColumns = grid.geometry().boxColumns();
        long[] rows = new long[side];
        long[] columns = new long[side];
        long[] boxes = new long[side];
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                long bit = 1L << grid.digit(row * side + column);
                rows[row] |= bit;
                columns[column] |= bit;
                boxes[row / boxRows * boxRows + column / boxColumns] |= bit;
            }
        }
        long all = (1L << (side + 1)) - 2;
        for (int i = 0; i < side; i++) {
            if (rows[i] != all || columns[i] != all || boxes[i] != all) {
                return false;
            }
        }
        return true;
    }

    /** Whether every digit of the puzzle is given and the same in the solution. */
    public static boolean isPart(Grid puzzle, Grid solution) {
        for (int cell = 0; cell < puzzle.geometry().cellCount(); cell++) {
            if (!puzzle.isEmpty(cell) && (puzzle.digit(cell) != solution.digit(cell) || !puzzle.isGiven(cell))) {
                return false;
            }
        }
        return true;
    }

    /** Number of empty cells. */
    public static int holes(Grid grid) {
        return grid.geometry().cellCount() - grid.filledCount();
    }
}
