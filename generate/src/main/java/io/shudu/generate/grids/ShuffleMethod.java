package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.transform.Transform;
import org.jspecify.annotations.Nullable;

/**
 * A known grid in disguise: two digits exchanged, two stacks, two bands, two columns in each stack and two rows in each
 * band.
 *
 * <p>Every result is a symmetry of the known grid, so all of them are one puzzle to an expert; a 9×9 grid has at most
 * 236,196 of them.
 */
public final class ShuffleMethod implements GridMethod {
    private static final String CLASSIC =
            "874631592596728431231459687" + "482196753765384219913572846" + "329865174157243968648917325";

    private final @Nullable Grid base;

    /** Starts from a grid of its own: a fixed one for the classic board, shifted boxes for every other. */
    public ShuffleMethod() {
        base = null;
    }

    /**
     * Starts from the given grid.
     *
     * @throws IllegalArgumentException unless the grid is complete and valid, on a board of rows, columns and boxes
     */
    public ShuffleMethod(Grid base) {
        GridMethods.requireBoxed(base.geometry());
        if (!base.isSolved()) {
            throw new IllegalArgumentException("grid to shuffle is not complete and valid: " + base);
        }
        this.base = base.allGiven();
    }

    /** The name, followed by the grid to start from unless that is the method's own. */
    @Override
    public String id() {
        return base == null ? "shuffle" : "shuffle:" + base;
    }

    @Override
    public boolean suits(Geometry geometry) {
        return base == null ? geometry.isBoxed() : geometry.equals(base.geometry());
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalArgumentException if the grid to start from has another geometry
     */
    @Override
    public Grid make(Geometry geometry, Rng rng) {
        Grid start = base != null ? base : known(geometry);
        if (!start.geometry().equals(geometry)) {
            throw new IllegalArgumentException("a grid of " + start.geometry() + " to shuffle into one of " + geometry);
        }
        return random(geometry, rng).apply(start);
    }

    private static Grid known(Geometry geometry) {
        if (geometry.equals(Geometry.CLASSIC)) {
            int[] digits = new int[CLASSIC.length()];
            for (int cell = 0; cell < digits.length; cell++) {
                digits[cell] = CLASSIC.charAt(cell) - '0';
            }
            return Grid.ofGivens(geometry, digits);
        }
        int[] box = new int[geometry.side()];
        for (int i = 0; i < box.length; i++) {
            box[i] = i + 1;
        }
        return ShiftMethod.fromFirstBox(geometry, box);
    }

    private static Transform random(Geometry geometry, Rng rng) {
        int side = geometry.side();
        int rows = geometry.boxRows();
        int columns = geometry.boxColumns();
        int[] pair = pair(1, side, rng);
        Transform all = Transform.swapDigits(geometry, pair[0], pair[1]);
        pair = pair(0, side / columns, rng);
        all = all.then(Transform.swapStacks(geometry, pair[0], pair[1]));
        pair = pair(0, side / rows, rng);
        all = all.then(Transform.swapBands(geometry, pair[0], pair[1]));
        for (int first = 0; first < side; first += columns) {
            pair = pair(first, columns, rng);
            all = all.then(Transform.swapColumns(geometry, pair[0], pair[1]));
        }
        for (int first = 0; first < side; first += rows) {
            pair = pair(first, rows, rng);
            all = all.then(Transform.swapRows(geometry, pair[0], pair[1]));
        }
        return all;
    }

    /** Two different numbers out of {@code count} from {@code first} on. */
    private static int[] pair(int first, int count, Rng rng) {
        int a = rng.nextInt(count);
        int b = rng.nextInt(count - 1);
        return new int[] {first + a, first + (b < a ? b : b + 1)};
    }
}
