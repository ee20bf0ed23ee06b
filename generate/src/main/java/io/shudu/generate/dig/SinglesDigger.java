package io.shudu.generate.dig;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import java.util.Arrays;

/**
 * Takes digits out of large grids as long as singles alone lead back to them.
 *
 * <p>A clue may go if naked and hidden singles derive its digit from the other clues: then the puzzle without it has
 * the same solutions as with it. No search is needed, which on large boards may be endless. As soon as the cell is
 * derived, all else follows as it did before. A clue that must stay must stay for good, because with fewer clues fewer
 * singles follow.
 *
 * <p><b>Why it is fast.</b> Between tests, the clues alone are placed. In a puzzle with few clues that leaves a handful
 * of candidates a cell, and a test closes each of them once at most. Empty cells are looked at in an order in which
 * they followed the last time, so that most of them follow at first sight again.
 *
 * <p>Without guesses fewer clues can go than with them, about three in a hundred. {@link #tryHarder} looks for another
 * solution with a small budget.
 */
final class SinglesDigger implements Digger {
    private static final SolveLimit LIMIT = SolveLimit.first().withBudget(100);

    private final Geometry geometry;
    private final Solver solver;
    private final CandidateSet all;
    private final Demands demands;

    /** The empty cells, in an order in which they follow. */
    private int[] order;

    private int[] nextOrder;
    private final int[] waiting;
    private int holes;
    private long guesses;

    SinglesDigger(Geometry geometry) {
        this.geometry = geometry;
        solver = Solver.of(geometry);
        all = CandidateSet.all(geometry);
        demands = new Demands(geometry);
        order = new int[geometry.cellCount()];
        nextOrder = new int[order.length];
        waiting = new int[order.length];
    }

    @Override
    public void start(Grid complete) {
        demands.start(complete);
        holes = 0;
    }

    @Override
    public Grid puzzle() {
        int[] digits = new int[geometry.cellCount()];
        Arrays.setAll(digits, cell -> demands.isClue(cell) ? demands.digit(cell) : 0);
        return Grid.ofGivens(geometry, digits);
    }

    @Override
    public void empty(int cell) {
        demands.lift(cell);
        order[holes++] = cell;
    }

    @Override
    public boolean tryEmpty(int cell) {
        demands.lift(cell);
        if (follows(cell)) {
            return true;
        }
        demands.putBack(cell);
        return false;
    }

    @Override
    public boolean isThorough() {
        return false;
    }

    @Override
    public long guesses() {
        return guesses;
    }

    @Override
    public boolean tryHarder(int cell) {
        if (tryEmpty(cell)) {
            return true;
        }
        demands.lift(cell);
        if (!hasOther(cell)) {
            order[holes++] = cell;
            return true;
        }
        demands.putBack(cell);
        return false;
    }

    @Override
    public void fill(int cell) {
        demands.putBack(cell);
        int kept = 0;
        for (int i = 0; i < holes; i++) {
            order[kept] = order[i];
            kept += order[i] == cell ? 0 : 1;
        }
        holes = kept;
    }

    /**
     * Whether singles lead to an empty cell that is not in the order yet. Then it comes into the order, behind all that
     * was placed before it; the rest keeps its order and still follows.
     */
    private boolean follows(int cell) {
        System.arraycopy(order, 0, waiting, 0, holes);
        int left = holes;
        int placed = 0;
        boolean progress = true;
        while (progress && !demands.isSingle(cell)) {
            int looked = 0;
            int kept = 0;
            while (looked < left && !demands.isSingle(cell)) {
                int next = waiting[looked++];
                if (demands.isSingle(next)) {
                    demands.place(next);
                    nextOrder[placed++] = next;
                } else {
                    waiting[kept++] = next;
                }
            }
            progress = kept < looked;
            System.arraycopy(waiting, looked, waiting, kept, left - looked);
            left -= looked - kept;
        }
        boolean follows = demands.isSingle(cell);
        demands.reopen();
        if (follows) {
            nextOrder[placed++] = cell;
            System.arraycopy(waiting, 0, nextOrder, placed, left);
            int[] swapped = order;
            order = nextOrder;
            nextOrder = swapped;
            holes++;
        }
        return follows;
    }

    /** Whether a search finds, or is too long to exclude, a solution with another digit in the cell. */
    private boolean hasOther(int cell) {
        Grid question = puzzle().withCandidates(all.without(cell, demands.digit(cell)));
        SolveResult other = solver.solve(question, LIMIT);
        guesses += other.stats().nodes();
        return other.verdict() != Verdict.NONE;
    }
}
