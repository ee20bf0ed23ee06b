package io.shudu.core.format.piece;

import io.shudu.core.grid.Geometry;
import io.shudu.core.json.JsonValue;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The boxes of a shared puzzle: a number for each cell, -1 where nothing is said. */
final class SharedBoxes {
    private final int side;
    private final int[] numbers;

    SharedBoxes(int side) {
        this.side = side;
        this.numbers = new int[side * side];
        Arrays.fill(numbers, -1);
    }

    /** Says in which box a cell is. */
    void put(int cell, int number) {
        numbers[cell] = number;
    }

    /** Takes boxes that are lists of cells, each a row and a column from 0. */
    void put(List<JsonValue> boxes) {
        for (int box = 0; box < boxes.size(); box++) {
            for (JsonValue place : Loosely.items(boxes.get(box))) {
                List<JsonValue> pair = Loosely.items(place);
                int row = pair.size() == 2 ? Loosely.number(pair.get(0)) : -1;
                int column = pair.size() == 2 ? Loosely.number(pair.get(1)) : -1;
                if (row >= 0 && row < side && column >= 0 && column < side) {
                    put(row * side + column, box);
                }
            }
        }
    }

    /** The board with these boxes, or null if they are no equal rectangles. */
    @Nullable
    Geometry board() {
        Geometry usual = Geometry.ofSide(side);
        if (isShownBy(usual)) {
            return usual;
        }
        for (int rows = 2; rows < side; rows++) {
            if (side % rows == 0 && Geometry.isBox(rows, side / rows) && isShownBy(Geometry.of(rows, side / rows))) {
                return Geometry.of(rows, side / rows);
            }
        }
        return null;
    }

    /** Whether cells have the same number where a board has them in one box, and nowhere else. */
    private boolean isShownBy(Geometry board) {
        int[] ofBox = new int[side];
        boolean[] known = new boolean[side];
        for (int cell = 0; cell < numbers.length; cell++) {
            int box = of(board, cell);
            // f-puzzles numbers only what is unusual; everything else is in its usual box.
            int number = numbers[cell] < 0 ? of(Geometry.ofSide(side), cell) : numbers[cell];
            if (known[box] && ofBox[box] != number) {
                return false;
            }
            known[box] = true;
            ofBox[box] = number;
        }
        Arrays.sort(ofBox);
        for (int box = 1; box < side; box++) {
            if (ofBox[box] == ofBox[box - 1]) {
                return false;
            }
        }
        return true;
    }

    /** The box of a cell, counted row by row from 0. */
    static int of(Geometry board, int cell) {
        return board.row(cell) / board.boxRows() * board.boxRows() + board.column(cell) / board.boxColumns();
    }
}
