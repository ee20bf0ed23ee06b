package io.shudu.core.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The shape of a board: how many cells, and which of them form a house. Rules are data here: code that loops over
 * {@link #houses()} works unchanged for every size and for variants with other or additional houses.
 *
 * <p>Cells are numbered row by row from 0; digits go from 1 to {@link #side()}.
 */
public final class Geometry {
    /** The smallest side. */
    public static final int MIN_SIDE = 4;
    /** The largest side; {@link Symbols} has a character for each of its digits. */
    public static final int MAX_SIDE = 36;
    /** The classic board: nine boxes of 3×3 cells. */
    public static final Geometry CLASSIC = new Geometry(3, 3);

    private final int side;
    private final int boxRows;
    private final int boxColumns;
    private final List<House> houses;
    private final int[][] housesOfCell;

    private Geometry(int boxRows, int boxColumns) {
        this(boxRows * boxColumns, boxRows, boxColumns, boxedHouses(boxRows, boxColumns));
    }

    private Geometry(int side, int boxRows, int boxColumns, List<House> houses) {
        this.side = side;
        this.boxRows = boxRows;
        this.boxColumns = boxColumns;
        this.houses = List.copyOf(houses);
        this.housesOfCell = housesOfCell(side, this.houses);
    }

    /**
     * The board with boxes of the given shape.
     *
     * @throws IllegalArgumentException unless both are at least 2 and their product is at most 36
     */
    public static Geometry of(int boxRows, int boxColumns) {
        if (!isBox(boxRows, boxColumns)) {
            throw new IllegalArgumentException("box " + boxRows + "x" + boxColumns
                    + ": a box has at least 2 rows and 2 columns and at most " + MAX_SIDE + " cells");
        }
        return boxRows == 3 && boxColumns == 3 ? CLASSIC : new Geometry(boxRows, boxColumns);
    }

    /** Whether boxes of this shape make a board. */
    public static boolean isBox(int boxRows, int boxColumns) {
        return boxRows >= 2 && boxColumns >= 2 && boxRows <= MAX_SIDE / boxColumns;
    }

    /** The board with the boxes that a text such as {@code 2x3} names, or null if it names none. */
    public static @Nullable Geometry ofBox(String name) {
        int cross = name.indexOf('x');
        // No longer than two figures each: a box of 002x2 cells is rather a slip.
        if (cross < 1 || cross > 2 || name.length() - cross > 3) {
            return null;
        }
        int rows = WholeNumbers.parse(name.substring(0, cross), 2, MAX_SIDE);
        int columns = WholeNumbers.parse(name.substring(cross + 1), 2, MAX_SIDE);
        return isBox(rows, columns) ? of(rows, columns) : null;
    }

    /**
     * The board of an id, or null if there is none: {@code 9} is the usual one of its side, {@code 2x3} has boxes of
     * two rows and three columns.
     */
    public static @Nullable Geometry byId(String id) {
        int side = WholeNumbers.parse(id, MIN_SIDE, MAX_SIDE);
        return side < 0 ? ofBox(id) : isSide(side) && !id.startsWith("0") ? ofSide(side) : null;
    }

    /**
     * The usual board of a side: boxes as square as possible and never taller than wide (6 is 2×3, 12 is 3×4).
     *
     * @throws IllegalArgumentException if no boxes fit, see {@link #isSide(int)}
     */
    public static Geometry ofSide(int side) {
        if (!isSide(side)) {
            throw new IllegalArgumentException(
                    "side " + side + ": a side is a product of two numbers from 2 on, at most " + MAX_SIDE);
        }
        int rows = (int) Math.sqrt(side);
        while (side % rows != 0) {
            rows--;
        }
        return of(rows, side / rows);
    }

    /** Whether there is a board of this side: any product of two numbers from 2 on, up to 36. */
    public static boolean isSide(int side) {
        for (int rows = 2; rows * rows <= side && side <= MAX_SIDE; rows++) {
            if (side % rows == 0) {
                return true;
            }
        }
        return false;
    }

    /** The side of the board with so many cells, or 0 if there is none. */
    public static int sideOfCells(int cells) {
        int side = (int) Math.sqrt(cells);
        return side * side == cells && isSide(side) ? side : 0;
    }

    /**
     * A board of any houses: rows, columns and the given regions make a jigsaw, boxes and two diagonals make Sudoku X.
     *
     * @throws IllegalArgumentException if a house has not exactly {@code side} cells of the board
     */
    public static Geometry ofHouses(int side, List<House> houses) {
        if (side < MIN_SIDE || side > MAX_SIDE) {
            throw new IllegalArgumentException("side " + side + ": sides go from " + MIN_SIDE + " to " + MAX_SIDE);
        }
        for (House house : houses) {
            if (house.size() != side || house.cell(0) < 0 || house.cell(side - 1) >= side * side) {
                throw new IllegalArgumentException(house + ": a house has " + side + " cells of the board");
            }
        }
        return new Geometry(side, 0, 0, houses);
    }

    /** This board with more houses, such as diagonals. It keeps its boxes. */
    public Geometry with(House... extra) {
        List<House> all = new ArrayList<>(houses);
        all.addAll(List.of(extra));
        return new Geometry(side, boxRows, boxColumns, ofHouses(side, all).houses);
    }

    /** Number of cells in a house, and of digits. */
    public int side() {
        return side;
    }

    /** Number of cells. */
    public int cellCount() {
        return side * side;
    }

    /** Whether the houses are exactly rows, columns and equal rectangular boxes. */
    public boolean isBoxed() {
        return hasBoxes() && houses.size() == 3 * side;
    }

    /** Whether among the houses are all rows, all columns and equal rectangular boxes. */
    public boolean hasBoxes() {
        return boxRows > 0;
    }

    /** Rows of a box; 0 unless {@link #hasBoxes()}. */
    public int boxRows() {
        return boxRows;
    }

    /** Columns of a box; 0 unless {@link #hasBoxes()}. */
    public int boxColumns() {
        return boxColumns;
    }

    /** All houses; on boxed boards rows, then columns, then boxes. */
    public List<House> houses() {
        return houses;
    }

    /** Number of houses that a cell belongs to. */
    public int houseCount(int cell) {
        return housesOfCell[cell].length;
    }

    /** Index in {@link #houses()} of one of the houses that a cell belongs to. */
    public int houseOf(int cell, int position) {
        return housesOfCell[cell][position];
    }

    /** The cells that share a house with a cell, ascending, without the cell itself. */
    public int[] peers(int cell) {
        boolean[] seen = new boolean[cellCount()];
        for (int house : housesOfCell[cell]) {
            for (int other : houses.get(house).cells()) {
                seen[other] = true;
            }
        }
        seen[cell] = false;
        return IntStream.range(0, seen.length).filter(other -> seen[other]).toArray();
    }

    /** The cell at a row and a column, both from 0. */
    public int cell(int row, int column) {
        return row * side + column;
    }

    /** The row of a cell, from 0. */
    public int row(int cell) {
        return cell / side;
    }

    /** The column of a cell, from 0. */
    public int column(int cell) {
        return cell % side;
    }

    /** The name programs exchange for a cell: {@code r3c5}, counted from 1. */
    public String cellName(int cell) {
        return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
    }

    /** The cell of a name such as {@code r3c5}, or -1 if this board has none like that. */
    public int cellOf(String name) {
        int c = name.indexOf('c');
        if (c < 2 || name.charAt(0) != 'r') {
            return -1;
        }
        int row = WholeNumbers.parse(name.substring(1, c), 1, side);
        int column = WholeNumbers.parse(name.substring(c + 1), 1, side);
        return row < 0 || column < 0 ? -1 : cell(row - 1, column - 1);
    }

    /**
     * The name that programs exchange for the board: its side if the boxes are square, such as {@code 9}, else rows and
     * columns of a box, such as {@code 2x3}. A board of other houses has no id yet; its name cannot be read back.
     */
    public String id() {
        String boxes = boxRows == boxColumns ? Integer.toString(side) : boxName();
        return isBoxed() ? boxes : boxes + "+" + (houses.size() - (hasBoxes() ? 3 * side : 0));
    }

    /** The shape of the boxes, rows first: {@code 2x3}. */
    public String boxName() {
        return boxRows + "x" + boxColumns;
    }

    private static List<House> boxedHouses(int boxRows, int boxColumns) {
        int side = boxRows * boxColumns;
        List<House> houses = new ArrayList<>(3 * side);
        for (House.Kind kind : List.of(House.Kind.ROW, House.Kind.COLUMN, House.Kind.BOX)) {
            for (int index = 0; index < side; index++) {
                int[] cells = new int[side];
                for (int i = 0; i < side; i++) {
                    cells[i] = switch (kind) {
                        case ROW -> index * side + i;
                        case COLUMN -> i * side + index;
                        default -> {
                            int row = index / boxRows * boxRows + i / boxColumns;
                            int column = index % boxRows * boxColumns + i % boxColumns;
                            yield row * side + column;
                        }
                    };
                }
                houses.add(new House(kind, index, cells));
            }
        }
        return houses;
    }

    private static int[][] housesOfCell(int side, List<House> houses) {
        int[][] result = new int[side * side][0];
        for (int h = 0; h < houses.size(); h++) {
            for (int cell : houses.get(h).cells()) {
                int count = result[cell].length;
                result[cell] = Arrays.copyOf(result[cell], count + 1);
                result[cell][count] = h;
            }
        }
        return result;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        // Boards of nothing but rows, columns and boxes are told by their boxes, the others by all their houses.
        return other instanceof Geometry that
                && side == that.side
                && boxRows == that.boxRows
                && boxColumns == that.boxColumns
                && ((isBoxed() && that.isBoxed()) || houses.equals(that.houses));
    }

    @Override
    public int hashCode() {
        return side * 31 + boxRows;
    }

    /** The side and the shape of the boxes, such as {@code 6x6 (box 2x3)}. */
    @Override
    public String toString() {
        String size = side + "x" + side;
        return isBoxed() ? size + " (box " + boxName() + ")" : size + " (" + houses.size() + " houses)";
    }
}
