package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.transform.Transform;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
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
        Transform all = Transform.identity(geometry);
        Grid start = start(geometry);
        for (Swap swap : swaps(geometry, rng)) {
            all = all.then(swap.on(geometry));
        }
        return all.apply(start);
    }

    private static Grid known(Geometry geometry) {
        if (geometry.equals(Geometry.CLASSIC)) {
            int[] digits = new int[CLASSIC.length()];
            Arrays.setAll(digits, cell -> CLASSIC.charAt(cell) - '0');
            return Grid.ofGivens(geometry, digits);
        }
        return ShiftMethod.fromFirstBox(
                geometry, IntStream.rangeClosed(1, geometry.side()).toArray());
    }

    /** What two things change places. */
    public enum Swapped {
        /** Two digits, wherever they are. */
        DIGITS,
        /** Two stacks. */
        STACKS,
        /** Two bands. */
        BANDS,
        /** Two columns of a stack. */
        COLUMNS,
        /** Two rows of a band. */
        ROWS
    }

    /**
     * One exchange.
     *
     * @param what of what kind the two are
     * @param a the first: a digit, or a number from 0
     * @param b the second
     */
    public record Swap(Swapped what, int a, int b) {
        /** The exchange as a transform. */
        public Transform on(Geometry geometry) {
            return switch (what) {
                case DIGITS -> Transform.swapDigits(geometry, a, b);
                case STACKS -> Transform.swapStacks(geometry, a, b);
                case BANDS -> Transform.swapBands(geometry, a, b);
                case COLUMNS -> Transform.swapColumns(geometry, a, b);
                case ROWS -> Transform.swapRows(geometry, a, b);
            };
        }
    }

    /** The grid that the method starts from on a board. */
    public Grid start(Geometry geometry) {
        Grid start = base != null ? base : known(geometry);
        if (!start.geometry().equals(geometry)) {
            throw new IllegalArgumentException("a grid of " + start.geometry() + " to shuffle into one of " + geometry);
        }
        return start;
    }

    /** The exchanges that the method makes, one after the other. */
    public static List<Swap> swaps(Geometry geometry, Rng rng) {
        int side = geometry.side();
        int rows = geometry.boxRows();
        int columns = geometry.boxColumns();
        List<Swap> swaps = new ArrayList<>();
        swaps.add(swap(Swapped.DIGITS, 1, side, rng));
        swaps.add(swap(Swapped.STACKS, 0, side / columns, rng));
        swaps.add(swap(Swapped.BANDS, 0, side / rows, rng));
        for (int first = 0; first < side; first += columns) {
            swaps.add(swap(Swapped.COLUMNS, first, columns, rng));
        }
        for (int first = 0; first < side; first += rows) {
            swaps.add(swap(Swapped.ROWS, first, rows, rng));
        }
        return swaps;
    }

    /** Exchanges two different ones out of {@code count} from {@code first} on. */
    private static Swap swap(Swapped what, int first, int count, Rng rng) {
        int a = rng.nextInt(count);
        int b = rng.nextInt(count - 1);
        return new Swap(what, first + a, first + (b < a ? b : b + 1));
    }
}
