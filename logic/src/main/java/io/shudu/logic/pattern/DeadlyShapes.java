package io.shudu.logic.pattern;

import io.shudu.core.grid.Geometry;
import java.util.ArrayList;
import java.util.List;

/**
 * Shapes of cells that can be filled with a few digits only in such ways that another way uses the same digits in every
 * row, column and box. A puzzle with one solution leaves none of them with these digits alone.
 *
 * <p>They are drawn on the classic board alone: another house through some of the cells could tell the ways apart.
 */
public final class DeadlyShapes {
    /** The longest extended rectangle: two lines of so many cells. */
    private static final int LONGEST = 5;

    private DeadlyShapes() {}

    /**
     * A shape.
     *
     * @param cells its cells, in ascending order
     * @param digits how many digits it must not be left with
     */
    public record Shape(List<Integer> cells, int digits) {
        /** Copies the list in ascending order. */
        public Shape {
            cells = cells.stream().sorted().toList();
        }
    }

    /**
     * Two lines of a band with three to five cells below each other, or of two bands within one stack: whoever has as
     * many digits as a line has cells can exchange the lines.
     */
    public static List<Shape> extendedRectangles(Geometry geometry) {
        List<Shape> shapes = new ArrayList<>();
        if (!geometry.equals(Geometry.CLASSIC)) {
            return shapes;
        }
        for (int columns = 0; columns < 1 << 9; columns++) {
            int length = Integer.bitCount(columns);
            boolean oneStack = columns == 0b111 || columns == 0b111_000 || columns == 0b111_000_000;
            for (int row = 0; row < 9 && length >= 3 && length <= LONGEST; row++) {
                for (int other = row + 1; other < 9; other++) {
                    if (other / 3 == row / 3 ? 2 * mostInAStack(columns) <= length : oneStack) {
                        add(shapes, length, line(row, columns), line(other, columns));
                    }
                }
            }
        }
        return shapes;
    }

    /**
     * Four cells in two rows and two columns of a box, two in a column of a box beside it and two in a row of a box
     * below or above it: with four digits they are deadly, and with three if the box has but three of the four cells.
     */
    public static List<Shape> polygons(Geometry geometry) {
        List<Shape> shapes = new ArrayList<>();
        for (int box = 0; box < 9 && geometry.equals(Geometry.CLASSIC); box++) {
            for (int without = 0; without < 9; without++) {
                // Two rows and two columns of the box: all but one each.
                List<Integer> rows = others(box / 3, without / 3);
                List<Integer> columns = others(box % 3, without % 3);
                for (int column = 0; column < 9; column++) {
                    for (int row = 0; row < 9; row++) {
                        if (column / 3 != box % 3 && row / 3 != box / 3) {
                            addPolygons(shapes, rows, columns, row, column);
                        }
                    }
                }
            }
        }
        return shapes;
    }

    /** The most columns of a stack. If they were too many, there would be no way to fill their box. */
    private static int mostInAStack(int columns) {
        int most = 0;
        for (int stack = 0; stack < 3; stack++) {
            most = Math.max(most, Integer.bitCount(columns >> (3 * stack) & 0b111));
        }
        return most;
    }

    private static void addPolygons(
            List<Shape> shapes, List<Integer> rows, List<Integer> columns, int row, int column) {
        List<Integer> pairs = new ArrayList<>();
        List<Integer> square = new ArrayList<>();
        for (int i : rows) {
            pairs.add(9 * i + column);
            columns.forEach(j -> square.add(9 * i + j));
        }
        columns.forEach(j -> pairs.add(9 * row + j));
        List<Integer> octagon = new ArrayList<>(square);
        octagon.addAll(pairs);
        shapes.add(new Shape(octagon, 4));
        for (int corner : square) {
            List<Integer> heptagon = new ArrayList<>(octagon);
            heptagon.remove((Integer) corner);
            shapes.add(new Shape(heptagon, 3));
        }
    }

    /** The lines of a band or stack but one. */
    private static List<Integer> others(int band, int without) {
        List<Integer> lines = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            if (i != without) {
                lines.add(3 * band + i);
            }
        }
        return lines;
    }

    private static List<Integer> line(int row, int columns) {
        List<Integer> cells = new ArrayList<>();
        for (int rest = columns; rest != 0; rest &= rest - 1) {
            cells.add(9 * row + Integer.numberOfTrailingZeros(rest));
        }
        return cells;
    }

    /** Adds the shape of two lines, and the same with rows and columns exchanged. */
    private static void add(List<Shape> shapes, int digits, List<Integer> line, List<Integer> other) {
        List<Integer> cells = new ArrayList<>(line);
        cells.addAll(other);
        shapes.add(new Shape(cells, digits));
        shapes.add(new Shape(
                cells.stream().map(cell -> 9 * (cell % 9) + cell / 9).toList(), digits));
    }
}
