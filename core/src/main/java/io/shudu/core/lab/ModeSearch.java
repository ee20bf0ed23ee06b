package io.shudu.core.lab;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.SearchStats;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Verdict;
import io.shudu.core.thread.Interruption;
import io.shudu.core.thread.OneAtATime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The mode-switched search: a plain walk through the empty cells of a grid, to see what elimination, the order of
 * candidates and the number of solutions asked for do to the time it takes. For answers, use
 * {@link io.shudu.core.solve.Solver}, which is faster by orders of magnitude.
 *
 * <p>The empty cells are brought into an order once, those with fewest candidates first, and keep it. The walk fills
 * the cell whose turn it is with its next candidate and goes on, or steps back if no candidate is left.
 *
 * <p>On a nearly empty board most cells have equally many candidates. If such ties were left to the order of cells, the
 * walk would fill cells far apart first and notice contradictions only much later, after 10 seconds and more; so among
 * equals the cell goes first that sees most of those already in order. In random order the walk also starts afresh when
 * it has failed often, as luck then decides.
 *
 * <p>It keeps its working memory: one for each thread. It ends soon if the thread is interrupted, and tells so.
 */
public final class ModeSearch {
    private static final long FIRST_RUN = 2_000;
    /** A look at whether the thread is interrupted is due when these bits of the number of nodes are 0. */
    private static final long LOOK = (1 << 10) - 1;

    private final OneAtATime calls = new OneAtATime("ModeSearch");
    private final Geometry geometry;
    private final int side;
    private final int[][] peers;

    // The grid being searched.
    private final int[] digits;
    /** The candidates of each cell in the order they stand, from 0 to before {@link #counts}. */
    private final int[][] lists;

    private final int[] counts;
    /** How many digits filled in forbid candidate {@code cell * side + d}. */
    private final int[] seen;
    /** The empty cells in the order they are filled. */
    private int[] order = {};
    /** What each cell in order has still to try, when its turn has come. */
    private int[][] choices = {};

    private int[] nextChoice = {};

    private long nodes;
    private long backtracks;
    private long conflicts;
    private boolean interrupted;

    /** A search for grids of one geometry. */
    public ModeSearch(Geometry geometry) {
        this.geometry = geometry;
        side = geometry.side();
        peers = new int[geometry.cellCount()][];
        for (int cell = 0; cell < peers.length; cell++) {
            peers[cell] = geometry.peers(cell);
        }
        digits = new int[peers.length];
        lists = new int[peers.length][side];
        counts = new int[peers.length];
        seen = new int[peers.length * side];
    }

    /**
     * Searches a grid.
     *
     * @param limit when to stop, beside what the mode says
     * @param rng decides in random order
     */
    public SolveResult search(Grid grid, SearchMode mode, SolveLimit limit, Rng rng) {
        if (!grid.geometry().equals(geometry)) {
            throw new IllegalArgumentException("a grid of " + grid.geometry() + " for a search of " + geometry);
        }
        return calls.during(() -> start(grid, mode, limit, rng));
    }

    private SolveResult start(Grid grid, SearchMode mode, SolveLimit limit, Rng rng) {
        nodes = 0;
        backtracks = 0;
        conflicts = 0;
        interrupted = Interruption.isAsked();
        boolean firstOnly = mode.extent() == SearchMode.Extent.FIRST;
        long wanted = firstOnly ? 1 : limit.solutions();
        boolean restarts = firstOnly && mode.order() == SearchMode.Order.RANDOM;
        List<Grid> solutions = new ArrayList<>();
        boolean exhausted = !interrupted;
        long run = restarts ? FIRST_RUN : limit.nodes();
        if (!interrupted && grid.conflicts().isEmpty()) {
            do {
                enter(grid);
                exhausted = walk(grid, mode, wanted, Math.min(run, limit.nodes() - nodes), rng, solutions);
                run += run / 2;
            } while (restarts && !exhausted && !interrupted && solutions.isEmpty() && nodes < limit.nodes());
        }
        return new SolveResult(
                Verdict.of(solutions.size(), exhausted, wanted),
                solutions.size(),
                exhausted,
                interrupted,
                solutions,
                new SearchStats(nodes, backtracks, conflicts));
    }

    /** Lists the candidates of all empty cells and brings the cells into order. */
    private void enter(Grid grid) {
        CandidateSet left = CandidateSet.left(grid);
        int empty = 0;
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = grid.digit(cell);
            counts[cell] = 0;
            for (int d = 0; d < side; d++) {
                boolean open = left.contains(cell, d + 1);
                // A forbidden candidate is seen by something that never goes away.
                seen[cell * side + d] = open ? 0 : 1;
                if (open) {
                    lists[cell][counts[cell]++] = d + 1;
                }
            }
            empty += digits[cell] == 0 ? 1 : 0;
        }
        order = new int[empty];
        choices = new int[empty][];
        nextChoice = new int[empty];
        int[] neighbours = new int[digits.length];
        boolean[] ordered = new boolean[digits.length];
        for (int turn = 0; turn < empty; turn++) {
            int best = -1;
            for (int cell = 0; cell < digits.length; cell++) {
                if (digits[cell] == 0 && !ordered[cell] && (best < 0 || goesBefore(cell, best, neighbours))) {
                    best = cell;
                }
            }
            order[turn] = best;
            ordered[best] = true;
            for (int peer : peers[best]) {
                neighbours[peer]++;
            }
        }
    }

    private boolean goesBefore(int cell, int other, int[] neighbours) {
        return counts[cell] < counts[other] || (counts[cell] == counts[other] && neighbours[cell] > neighbours[other]);
    }

    /** Walks through the cells in order. True if everything was searched. */
    private boolean walk(Grid grid, SearchMode mode, long wanted, long budget, Rng rng, List<Grid> solutions) {
        boolean eliminates = mode.method() == SearchMode.Method.ELIMINATION;
        long stop = nodes + budget;
        int turn = 0;
        boolean forward = true;
        while (true) {
            if (turn == order.length) {
                solutions.add(grid.filledWith(digits));
                if (solutions.size() >= wanted) {
                    return false;
                }
                forward = false;
            }
            if (!forward) {
                if (turn == 0) {
                    return true;
                }
                turn--;
                backtracks++;
                clear(order[turn], eliminates);
            } else {
                choices[turn] = choices(order[turn], mode.order(), rng);
                nextChoice[turn] = 0;
            }
            forward = false;
            while (!forward && nextChoice[turn] < choices[turn].length) {
                if (nodes >= stop || isInterrupted()) {
                    return false;
                }
                nodes++;
                forward = fill(order[turn], choices[turn][nextChoice[turn]++], eliminates);
                conflicts += forward ? 0 : 1;
            }
            turn += forward ? 1 : 0;
        }
    }

    private boolean isInterrupted() {
        interrupted = (nodes & LOOK) == 0 && Interruption.isAsked();
        return interrupted;
    }

    /** What a cell can try, in the order to try it. */
    private int[] choices(int cell, SearchMode.Order by, Rng rng) {
        int[] candidates = Arrays.copyOf(lists[cell], counts[cell]);
        switch (by) {
            case FAST -> {}
            case SEQUENTIAL -> Arrays.sort(candidates);
            case RANDOM -> rng.shuffle(candidates);
        }
        return candidates;
    }

    /** Fills a cell. False, and nothing changed, if that leads to a contradiction at once. */
    private boolean fill(int cell, int digit, boolean eliminates) {
        if (!eliminates) {
            for (int peer : peers[cell]) {
                if (digits[peer] == digit) {
                    return false;
                }
            }
            digits[cell] = digit;
            return true;
        }
        digits[cell] = digit;
        boolean consistent = true;
        for (int peer : peers[cell]) {
            if (seen[peer * side + digit - 1]++ == 0) {
                strike(peer, digit);
                consistent &= counts[peer] > 0 || digits[peer] != 0;
            }
        }
        if (!consistent) {
            clear(cell, true);
        }
        return consistent;
    }

    private void clear(int cell, boolean eliminates) {
        int digit = digits[cell];
        digits[cell] = 0;
        if (eliminates) {
            for (int peer : peers[cell]) {
                if (--seen[peer * side + digit - 1] == 0) {
                    lists[peer][counts[peer]++] = digit;
                }
            }
        }
    }

    /** Takes a digit out of a cell's list and closes the gap. */
    private void strike(int cell, int digit) {
        int[] list = lists[cell];
        int i = 0;
        while (list[i] != digit) {
            i++;
        }
        System.arraycopy(list, i + 1, list, i, --counts[cell] - i);
    }
}
