package io.shudu.core.transform;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.thread.OneAtATime;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * Finds the {@linkplain CanonicalForm canonical forms} of classic grids.
 *
 * <p>Which form a puzzle has depends on whether it has one solution, which the caller has to find out: this part of the
 * library does not solve.
 *
 * <p>It keeps its working memory from one grid to the next: make one and use it for many, but one for each thread. A
 * call while another one is at work throws {@link IllegalStateException}.
 */
public final class Canonizer {
    private static final int ALL_DIGITS = 0x3fe;

    private final OneAtATime calls = new OneAtATime("Canonizer");
    private final SmallestGrid smallestGrid = new SmallestGrid();
    private final SmallestClues smallestClues = new SmallestClues();

    /** The first one makes tables, which takes some milliseconds. */
    public Canonizer() {}

    /** The form of a complete grid that keeps the rules. */
    public CanonicalForm ofSolved(Grid grid) {
        return form(grid, this::findSolved, smallestGrid::transform);
    }

    /** The form of a puzzle that has one solution. */
    public CanonicalForm ofProper(Grid puzzle, Grid solution) {
        return form(puzzle, digits -> findProper(digits, digits(solution)), smallestGrid::transform);
    }

    /**
     * The form of a grid that has no or several solutions; of others it is just the smallest image. It may take tenths
     * of a second where many lines are alike but not the same.
     *
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public CanonicalForm ofImproper(Grid grid) {
        return form(grid, smallestClues::find, smallestClues::transform);
    }

    /**
     * Makes a complete grid that keeps the rules its form, without making any object.
     *
     * @return number of automorphisms
     */
    public int ofSolved(int[] digits) {
        calls.begin();
        try {
            return findSolved(digits);
        } finally {
            calls.end();
        }
    }

    /**
     * Makes a puzzle that has one solution its form, without making any object.
     *
     * @param puzzle digits, 0 for empty
     * @return number of automorphisms of the puzzle
     */
    public int ofProper(int[] puzzle, int[] solution) {
        calls.begin();
        try {
            return findProper(puzzle, solution);
        } finally {
            calls.end();
        }
    }

    /** The form of a grid whose digits somebody makes the form's, counting automorphisms. */
    private CanonicalForm form(Grid grid, ToIntFunction<int[]> find, Supplier<Transform> transform) {
        int[] digits = digits(grid);
        return calls.during(() -> {
            int automorphisms = find.applyAsInt(digits);
            return new CanonicalForm(Grid.ofGivens(Geometry.CLASSIC, digits), automorphisms, transform.get());
        });
    }

    private int findSolved(int[] digits) {
        requireSolved(digits);
        return smallestGrid.find(digits);
    }

    private int findProper(int[] puzzle, int[] solution) {
        requireSolved(solution);
        for (int cell = 0; cell < Arrangement.CELLS; cell++) {
            if (puzzle[cell] != 0 && puzzle[cell] != solution[cell]) {
                throw new IllegalArgumentException(Geometry.CLASSIC.cellName(cell) + ": the puzzle has " + puzzle[cell]
                        + ", its solution " + solution[cell]);
            }
        }
        return smallestGrid.find(puzzle, solution);
    }

    private static int[] digits(Grid grid) {
        if (!grid.geometry().equals(Geometry.CLASSIC)) {
            throw new IllegalArgumentException("a grid of " + grid.geometry() + ": only 9×9 grids have a form");
        }
        return grid.digits();
    }

    private static void requireSolved(int[] digits) {
        for (int house = 0; house < 9; house++) {
            int row = 0;
            int column = 0;
            int box = 0;
            for (int i = 0; i < 9; i++) {
                row |= 1 << digits[9 * house + i];
                column |= 1 << digits[9 * i + house];
                box |= 1 << digits[house / 3 * 27 + house % 3 * 3 + i / 3 * 9 + i % 3];
            }
            if (row != ALL_DIGITS || column != ALL_DIGITS || box != ALL_DIGITS) {
                throw new IllegalArgumentException("a grid that is not solved has no form as a solved one");
            }
        }
    }
}
