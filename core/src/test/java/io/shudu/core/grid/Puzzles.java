package io.shudu.core.grid;

import io.shudu.core.random.Rng;
import java.util.ArrayList;
import java.util.List;

/** Grids for tests, written as one line. */
public final class Puzzles {
    /** An easy puzzle that many articles show. */
    public static final Grid EASY =
            classic("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    /** The solution of {@link #EASY}. */
    public static final Grid EASY_SOLVED =
            classic("534678912672195348198342567859761423426853791713924856961537284287419635345286179");

    private Puzzles() {}

    /** The 9×9 puzzle of a line; blanks do not count. */
    public static Grid classic(String line) {
        return of(Geometry.CLASSIC, line);
    }

    /** The puzzle of a line on any board; blanks do not count. */
    public static Grid of(Geometry geometry, String line) {
        return Grid.ofGivens(geometry, digits(line));
    }

    /** The digits of a line; blanks do not count. */
    public static int[] digits(String line) {
        return line.chars()
                .filter(symbol -> symbol != ' ')
                .map(symbol -> Symbols.digit((char) symbol))
                .toArray();
    }

    /** Every board with equal boxes. */
    public static List<Geometry> allBoxed() {
        List<Geometry> all = new ArrayList<>();
        for (int rows = 2; rows <= 18; rows++) {
            for (int columns = 2; rows * columns <= 36; columns++) {
                all.add(Geometry.of(rows, columns));
            }
        }
        return all;
    }

    /** The 4×4 board whose two diagonals are houses as well. */
    public static Geometry diagonal4() {
        return Geometry.of(2, 2)
                .with(new House(House.Kind.EXTRA, 0, 0, 5, 10, 15), new House(House.Kind.EXTRA, 1, 3, 6, 9, 12));
    }

    /**
     * The 4×4 board with these regions instead of boxes:
     *
     * <pre>
     * a b b b
     * a a b c
     * a d c c
     * d d d c
     * </pre>
     */
    public static Geometry jigsaw4() {
        List<House> houses = new ArrayList<>(Geometry.of(2, 2).houses().subList(0, 8));
        houses.add(new House(House.Kind.BOX, 0, 0, 4, 5, 8));
        houses.add(new House(House.Kind.BOX, 1, 1, 2, 3, 6));
        houses.add(new House(House.Kind.BOX, 2, 7, 10, 11, 15));
        houses.add(new House(House.Kind.BOX, 3, 9, 12, 13, 14));
        return Geometry.ofHouses(4, houses);
    }

    /** A complete grid by formula: each row is the one above, moved on by one box width. */
    public static Grid pattern(Geometry geometry) {
        int side = geometry.side();
        int[] digits = new int[geometry.cellCount()];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = geometry.row(cell);
            int shift = row % geometry.boxRows() * geometry.boxColumns() + row / geometry.boxRows();
            digits[cell] = (geometry.column(cell) + shift) % side + 1;
        }
        return Grid.ofGivens(geometry, digits);
    }

    /** A puzzle that keeps each digit of a complete grid with the odds given in percent. */
    public static Grid holes(Grid complete, int percentKept, Rng rng) {
        int[] digits = complete.digits();
        for (int cell = 0; cell < digits.length; cell++) {
            if (rng.nextInt(100) >= percentKept) {
                digits[cell] = 0;
            }
        }
        return Grid.ofGivens(complete.geometry(), digits);
    }
}
