package io.shudu.generate.grids;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.House;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.core.thread.Interruption;
import io.shudu.generate.internal.Filling;
import java.util.Arrays;
import java.util.List;

/**
 * Fills a large board house by house, each house drawn as a whole.
 *
 * <p>Drawing cell by cell and starting over at a dead end takes hundreds of tries on a 9×9 board and grows beyond all
 * bounds from there. This keeps the idea of random houses one after the other and avoids dead ends:
 *
 * <ul>
 *   <li>the digits of a house are a random perfect matching of its cells with the digits that still fit (Kuhn's
 *       augmenting paths, cells and digits in random order);
 *   <li>after each house a short search makes sure that the rest of the board can still be completed; if it finds no
 *       way, the house is drawn again;
 *   <li>near the end of the board few of all matchings leave a way. After a number of draws in vain the house is
 *       therefore copied from a completion, which a search with digits in random order finds.
 * </ul>
 *
 * <p>So the board can be completed at any time, and there is always a matching for the next house.
 */
final class HouseFill {
    /** The largest side for which plain drawing and starting over takes milliseconds. */
    static final int PLAIN_SIDE = 9;

    private static final int DRAWS = 10;
    private static final SolveLimit LOOK_AHEAD = SolveLimit.first().withBudget(2000);

    private final Rng rng;
    private final int side;
    private final Filling filling;
    private final Solver solver;
    /** For each position in the house the digits in the order to try. */
    private final int[][] orders;
    /** For each digit the position in the house that has it, or -1. */
    private final int[] positions;

    HouseFill(Geometry geometry, Rng rng) {
        this.rng = rng;
        side = geometry.side();
        filling = new Filling(geometry);
        solver = Solver.of(geometry);
        orders = new int[side][];
        positions = new int[side + 1];
    }

    /** A complete grid, filled in the order of the given houses, which cover the board. */
    Grid fill(List<House> houses) {
        for (House house : houses) {
            if (!drawCompletable(house)) {
                copyCompletion(house);
            }
        }
        return filling.grid();
    }

    private boolean drawCompletable(House house) {
        for (int i = 0; i < DRAWS; i++) {
            draw(house);
            if (solver.solve(filling.grid(), LOOK_AHEAD).verdict() == Verdict.FOUND) {
                return true;
            }
            Interruption.check();
            for (int position = 0; position < side; position++) {
                filling.empty(house.cell(position));
            }
        }
        return false;
    }

    private void copyCompletion(House house) {
        SolveResult result = solver.solve(filling.grid(), SolveLimit.first(), rng);
        Interruption.check();
        Grid completion = result.solution();
        for (int position = 0; position < side; position++) {
            filling.place(house.cell(position), completion.digit(house.cell(position)));
        }
    }

    /** Fills an empty house at random with digits that fit. */
    private void draw(House house) {
        for (int position = 0; position < side; position++) {
            orders[position] = rng.permutation(1, side);
        }
        Arrays.fill(positions, -1);
        for (int position : rng.permutation(0, side)) {
            if (!match(house, position, new boolean[side + 1])) {
                throw new IllegalStateException(house + " has no matching: " + filling.grid());
            }
        }
        for (int digit = 1; digit <= side; digit++) {
            filling.place(house.cell(positions[digit]), digit);
        }
    }

    /** Finds a digit for a position, if need be by moving positions that have one to another digit. */
    private boolean match(House house, int position, boolean[] tried) {
        for (int digit : orders[position]) {
            if (tried[digit] || !filling.fits(house.cell(position), digit)) {
                continue;
            }
            tried[digit] = true;
            if (positions[digit] < 0 || match(house, positions[digit], tried)) {
                positions[digit] = position;
                return true;
            }
        }
        return false;
    }
}
