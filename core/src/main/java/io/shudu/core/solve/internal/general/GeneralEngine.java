package io.shudu.core.solve.internal.general;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SearchStats;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.spi.Engine;
import io.shudu.core.thread.Interruption;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The search engine for every geometry: correct first, and the oracle of the faster ones.
 *
 * <p>It guesses that a candidate is true, draws all conclusions ({@link Propagation}: naked and hidden singles, locked
 * candidates), and when that leads nowhere takes the guess back and continues with the candidate removed. The next
 * candidate comes from the constraint with the fewest open ones, whether that is a cell or the places of a digit in a
 * house; among equals, from the one that has run out of candidates most often. Of its candidates, the one goes first
 * that leaves most room in the other constraints it meets. (The opposite, most constrained first, is the usual advice
 * for Latin squares; here it was measured and made an empty 36×36 board a thousand times slower.) The stack is an
 * array, so the depth of a 36×36 search is no danger.
 *
 * <p><b>Restarts.</b> On large sparse boards a wrong guess near the top can cost a lifetime below it, while another
 * order finds a solution at once. So as long as no solution was found, a search stops when some number of guesses has
 * failed and begins again with ties decided otherwise and a larger number. The number grows without end: a grid without
 * solution is still searched completely.
 *
 * <p><b>Counting.</b> Digits that stand nowhere yet are interchangeable: exchanging two of them maps solutions to
 * solutions. When solutions are only counted, one such digit therefore stands for all that are open in a cell, and its
 * solutions count as often as there are such digits: the 28,200,960 solutions of the empty 6×6 take 56,000 guesses. It
 * needs care in one place: a guess must not tell interchangeable digits apart in any other way, so the places of such a
 * digit in a house are not guessed.
 */
public final class GeneralEngine implements Engine {
    /** Guesses that may fail before the first restart; each run may fail half as often again as the one before. */
    private static final long FIRST_RUN = 200;

    private final Geometry geometry;
    private final Constraints rules;
    private final Propagation state;
    /** How often each constraint ran out of candidates in this search. */
    private final int[] failures;

    // One entry a guess on the stack.
    private final int[] guesses;
    private final int[] removedBefore;
    private final int[] placedBefore;
    private final long[] worthBefore;

    private long nodes;
    private long backtracks;
    private long conflicts;
    private long found;
    private boolean interrupted;

    /** An engine for grids of one geometry. */
    public GeneralEngine(Geometry geometry) {
        this.geometry = geometry;
        rules = new Constraints(geometry);
        state = new Propagation(rules);
        failures = new int[rules.count];
        guesses = new int[rules.cells];
        removedBefore = new int[rules.cells];
        placedBefore = new int[rules.cells];
        worthBefore = new long[rules.cells];
    }

    @Override
    public String id() {
        return "general";
    }

    @Override
    public Outcome search(Grid grid, SolveLimit limit, @Nullable Rng order, @Nullable Consumer<int[]> sink) {
        nodes = 0;
        backtracks = 0;
        conflicts = 0;
        found = 0;
        interrupted = Interruption.isAsked();
        Arrays.fill(failures, 0);
        boolean interchangeable = sink == null && grid.candidates() == null;
        boolean pure = order != null;
        Rng ties = order;
        for (long run = FIRST_RUN; ; run += run / 2) {
            boolean exhausted = !interrupted && (!enter(grid) || run(limit, run, ties, pure, interchangeable, sink));
            if (exhausted || interrupted || found > 0 || nodes >= limit.nodes()) {
                return new Outcome(found, exhausted, interrupted, new SearchStats(nodes, backtracks, conflicts));
            }
            pure = false;
            if (ties == null) {
                ties = new SeedSequence(0).at(0);
            }
        }
    }

    /** Sets the state up for a grid. False if its digits contradict each other. */
    private boolean enter(Grid grid) {
        state.reset();
        int side = rules.side;
        CandidateSet marks = grid.candidates();
        for (int cell = 0; cell < rules.cells; cell++) {
            if (!grid.isEmpty(cell)) {
                state.place(cell * side + grid.digit(cell) - 1);
            } else if (marks != null) {
                for (int digit = 1; digit <= side; digit++) {
                    if (!marks.contains(cell, digit)) {
                        state.remove(cell * side + digit - 1);
                    }
                }
            }
        }
        return state.settle();
    }

    /**
     * Searches from the state entered.
     *
     * @param run stop when so many guesses have failed and no solution was found
     * @param ties decides between equally good guesses, or null to take the first
     * @param pure whether {@code ties} alone decides which candidate of a constraint is guessed
     * @return whether everything was searched
     */
    private boolean run(
            SolveLimit limit,
            long run,
            @Nullable Rng ties,
            boolean pure,
            boolean interchangeable,
            @Nullable Consumer<int[]> sink) {
        long stop = backtracks + run;
        int depth = 0;
        long worth = 1;
        boolean consistent = true;
        while (true) {
            if (consistent && state.placedCount == rules.cells) {
                found += Math.min(worth, limit.solutions() - found);
                if (sink != null) {
                    sink.accept(state.digits());
                }
                if (found == limit.solutions()) {
                    return false;
                }
            } else if (consistent) {
                if (nodes >= limit.nodes() || (backtracks >= stop && found == 0) || isInterrupted()) {
                    return false;
                }
                nodes++;
                int constraint = chooseConstraint(ties, interchangeable && unusedDigits() > 1);
                int guess = chooseCandidate(constraint, ties, pure);
                guesses[depth] = guess;
                removedBefore[depth] = state.removedCount;
                placedBefore[depth] = state.placedCount;
                worthBefore[depth] = worth;
                depth++;
                if (interchangeable) {
                    worth = saturatingMultiply(worth, standsFor(guess));
                }
                state.place(guess);
                consistent = settle();
                continue;
            }
            // Either a solution or a contradiction: take guesses back until one leaves something to search.
            do {
                if (depth == 0) {
                    return true;
                }
                if (isInterrupted()) {
                    return false;
                }
                depth--;
                backtracks++;
                state.undo(removedBefore[depth], placedBefore[depth]);
                worth = worthBefore[depth];
                removeGuess(guesses[depth], interchangeable);
                consistent = settle();
            } while (!consistent);
        }
    }

    /** Asked at every guess and when one is taken back: on the largest board each of them takes up to a millisecond. */
    private boolean isInterrupted() {
        interrupted = Interruption.isAsked();
        return interrupted;
    }

    private boolean settle() {
        boolean consistent = state.settle();
        if (!consistent) {
            conflicts++;
            failures[state.broken]++;
        }
        return consistent;
    }

    /** Removes a guess that is done with, and all that it stood for. */
    private void removeGuess(int guess, boolean interchangeable) {
        int cell = guess / rules.side;
        int d = guess % rules.side;
        if (interchangeable && state.placedOfDigit[d] == 0) {
            for (int other = 0; other < rules.side; other++) {
                if (state.placedOfDigit[other] == 0) {
                    state.remove(cell * rules.side + other);
                }
            }
        } else {
            state.remove(guess);
        }
    }

    /** How many interchangeable candidates of its cell a guess stands for, itself included. */
    private int standsFor(int guess) {
        int cell = guess / rules.side;
        if (state.placedOfDigit[guess % rules.side] > 0) {
            return 1;
        }
        int count = 0;
        for (int d = 0; d < rules.side; d++) {
            if (state.placedOfDigit[d] == 0 && state.isOpen(cell * rules.side + d)) {
                count++;
            }
        }
        return count;
    }

    private int unusedDigits() {
        int count = 0;
        for (int placed : state.placedOfDigit) {
            count += placed == 0 ? 1 : 0;
        }
        return count;
    }

    /** The constraint to guess for: one with the fewest candidates, and of those one that failed most. */
    private int chooseConstraint(@Nullable Rng ties, boolean keepInterchangeable) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        int failedMost = -1;
        int offset = ties == null ? 0 : ties.nextInt(rules.count);
        for (int i = 0; i < rules.count; i++) {
            int constraint = i + offset < rules.count ? i + offset : i + offset - rules.count;
            int left = state.open[constraint];
            if (left < 2 || left > fewest || (left == fewest && failures[constraint] <= failedMost)) {
                continue;
            }
            if (keepInterchangeable
                    && constraint >= rules.cells
                    && state.placedOfDigit[(constraint - rules.cells) % rules.side] == 0) {
                continue;
            }
            best = constraint;
            fewest = left;
            failedMost = failures[constraint];
        }
        return best;
    }

    /** The candidate of a constraint to guess: the one that leaves most room in its other constraints. */
    private int chooseCandidate(int constraint, @Nullable Rng ties, boolean pure) {
        int choice = -1;
        int most = -1;
        int equals = 0;
        for (int i = 0; i < rules.side; i++) {
            int candidate = rules.candidate(constraint, i);
            if (!state.isOpen(candidate)) {
                continue;
            }
            int room = pure ? 0 : room(candidate);
            if (room < most) {
                continue;
            }
            equals = room > most ? 1 : equals + 1;
            if (equals == 1 || (ties != null && ties.nextInt(equals) == 0)) {
                choice = candidate;
                most = room;
            }
        }
        return choice;
    }

    /** Open candidates of the constraints that a candidate would meet. */
    private int room(int candidate) {
        int cell = candidate / rules.side;
        int d = candidate % rules.side;
        int room = state.open[cell];
        for (int house : rules.cellHouses[cell]) {
            room += state.open[rules.placeOf(house, d)];
        }
        return room;
    }

    private static long saturatingMultiply(long a, long b) {
        return a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b;
    }

    @Override
    public String toString() {
        return id() + " engine for " + geometry;
    }
}
