package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.thread.Interruption;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;
import io.shudu.generate.internal.Filling;

/**
 * The places of the givens first, then digits for them that leave one solution; for small boards.
 *
 * <p>Most grids have no puzzle of a sparse pattern, so it cannot be dug out of a random one. Instead the digits of a
 * random grid in the pattern's cells are changed, one at a time, to the digit with which the fewest solutions are left,
 * until there is one; equally few will do, or the way would soon end. A change in vain sixty times in a row ends the
 * try. Of hearts, with 22 givens, a try in five succeeds after a few hundred changes, within a second; of patterns that
 * leave less open nearly every one does after a few.
 *
 * <p>Numbers of solutions are counted up to {@link #MANY}: more is as hopeless, and counting is what takes the time.
 *
 * <p>A try that ends with several solutions gets more givens, outside the pattern, until there is one: the puzzle
 * misses the wish by these.
 */
final class PatternRecipe implements Recipe {
    private static final int MANY = 2000;
    private static final int PATIENCE = 60;

    private final GenerationSpec spec;
    private final int[] cells;
    private final Geometry geometry;
    private final Filling givens;
    private final Solver solver;

    /** Makes puzzles whose givens draw a picture. */
    PatternRecipe(GenerationSpec spec, Pattern pattern) {
        this.spec = spec;
        geometry = spec.geometry();
        cells = pattern.cells().stream().mapToInt(Integer::intValue).toArray();
        givens = new Filling(geometry);
        solver = Solver.of(geometry);
    }

    @Override
    public Attempt attempt(Rng rng) {
        Grid grid = spec.method().make(geometry, rng);
        givens.clear();
        for (int cell : cells) {
            givens.place(cell, grid.digit(cell));
        }
        int solutions = count(MANY);
        int idle = 0;
        while (solutions > 1 && idle < PATIENCE && cells.length > 0) {
            int fewer = change(cells[rng.nextInt(cells.length)], solutions, rng);
            idle = fewer < solutions ? 0 : idle + 1;
            solutions = fewer;
        }
        return finish(rng);
    }

    /** Gives a cell the digit that leaves the fewest solutions, but one; the old one if all others leave more. */
    private int change(int cell, int solutions, Rng rng) {
        int old = givens.digit(cell);
        givens.empty(cell);
        int fewest = solutions;
        int best = old;
        int equal = 0;
        for (int digit = 1; digit <= geometry.side() && fewest > 1; digit++) {
            if (digit != old && givens.fits(cell, digit)) {
                givens.place(cell, digit);
                int count = count(fewest + 1);
                givens.empty(cell);
                equal = count < fewest ? 1 : count == fewest ? equal + 1 : equal;
                if (count > 0 && (count < fewest || (count == fewest && rng.nextInt(equal) == 0))) {
                    best = digit;
                    fewest = count;
                }
            }
        }
        givens.place(cell, best);
        return fewest;
    }

    private int count(int most) {
        int count = (int) solver.count(givens.grid(), SolveLimit.upTo(most)).count();
        Interruption.check();
        return count;
    }

    /** Adds givens until one solution is left. */
    private Attempt finish(Rng rng) {
        int added = 0;
        SolveResult result = solve();
        while (result.count() > 1) {
            Grid solution = result.solutions().getFirst();
            Grid other = result.solutions().getLast();
            int[] order = rng.permutation(0, geometry.cellCount());
            int i = 0;
            while (solution.digit(order[i]) == other.digit(order[i])) {
                i++;
            }
            givens.place(order[i], solution.digit(order[i]));
            added++;
            result = solve();
        }
        return new Attempt(givens.grid(), result.solution().allGiven(), added);
    }

    private SolveResult solve() {
        SolveResult result = solver.solve(givens.grid(), SolveLimit.unique());
        Interruption.check();
        return result;
    }
}
