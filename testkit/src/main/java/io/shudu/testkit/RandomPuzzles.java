package io.shudu.testkit;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;

/**
 * Random classic puzzles of every kind an engine may meet: with one solution, several or none, minimal and not, full
 * and nearly empty, with clues that contradict each other openly or only after long search.
 */
public final class RandomPuzzles {
    private static final int CELLS = 81;
    private static final int PER_GRID = 32;

    private final Rng rng;
    private final Solver solver = Solver.of(Geometry.CLASSIC);
    private int[] grid = new int[CELLS];
    private int left;

    /** Puzzles drawn from a source of chance. */
    public RandomPuzzles(Rng rng) {
        this.rng = rng;
    }

    /** The next puzzle, one digit a cell, 0 for empty. */
    public int[] next() {
        if (left == 0) {
            grid = solver.solve(Grid.empty(Geometry.CLASSIC), SolveLimit.first(), rng)
                    .solution()
                    .digits();
            left = PER_GRID;
        }
        left--;
        return switch (rng.nextInt(8)) {
            case 0 -> minimal(true);
            case 1 -> minimal(false);
            case 2 -> withWrongDigits(some(25 + rng.nextInt(30)), 1);
            case 3 -> withWrongDigits(some(18 + rng.nextInt(15)), 1 + rng.nextInt(3));
            case 4 -> rng.nextInt(4) > 0 ? some(32 + rng.nextInt(8)) : some(rng.nextInt(CELLS + 1));
            case 5 -> some(28 + rng.nextInt(10));
            default -> some(34 + rng.nextInt(12));
        };
    }

    /** So many clues of the grid, anywhere. */
    private int[] some(int clues) {
        int[] puzzle = new int[CELLS];
        int[] cells = rng.permutation(0, CELLS);
        for (int i = 0; i < clues; i++) {
            puzzle[cells[i]] = grid[cells[i]];
        }
        return puzzle;
    }

    /** A puzzle with one solution and no spare clue; or with one clue less than that. */
    private int[] minimal(boolean unique) {
        int[] puzzle = grid.clone();
        int last = 0;
        for (int cell : rng.permutation(0, CELLS)) {
            puzzle[cell] = 0;
            if (solver.solve(Grid.ofGivens(Geometry.CLASSIC, puzzle)).verdict() != Verdict.ONE) {
                puzzle[cell] = grid[cell];
                last = cell;
            }
        }
        if (!unique) {
            puzzle[last] = 0;
        }
        return puzzle;
    }

    private int[] withWrongDigits(int[] puzzle, int changes) {
        for (int i = 0; i < changes; i++) {
            int cell = rng.nextInt(CELLS);
            puzzle[cell] = 1 + rng.nextInt(9);
        }
        return puzzle;
    }
}
