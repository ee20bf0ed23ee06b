package io.shudu.generate.holes;

import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.thread.Interruption;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;
import io.shudu.generate.dig.Digger;
import io.shudu.generate.holes.HoleStrategy.Quota;
import java.util.ArrayList;
import java.util.List;

/**
 * A complete grid first, then holes in it, one after the other.
 *
 * <p>On large boards that is done without a search, a grid in milliseconds. Only if no try has the holes that are
 * required, searches take further clues out of those that came nearest: at most a few clues in a hundred, in seconds.
 * So a wish that is out of reach is told soon, and for one that is just within reach the best grid is taken.
 */
final class DiggingRecipe implements Recipe {
    /** More effort has never been seen to take out more than one clue in fifteen. */
    private static final int HOPELESS = 10;
    /** Guesses after which no further try is improved: some seconds of work. */
    private static final long EFFORT = 50_000;

    private final GenerationSpec spec;
    private final HoleStrategy holes;
    private final Digger digger;
    /** Whether holes are missing for no other reason than that each group left would have made too many. */
    private boolean passedOver;

    /** Makes puzzles as wished. */
    DiggingRecipe(GenerationSpec spec) {
        this.spec = spec;
        holes = spec.holes();
        digger = Digger.of(spec.geometry());
    }

    @Override
    public Attempt attempt(Rng rng) {
        Grid solution = spec.method().make(spec.geometry(), rng);
        // Without symmetry a strategy keeps its own way of choosing cells, which says more than how many.
        List<Quota> plan = spec.symmetry() == Symmetry.NONE
                ? holes.plan(spec.geometry(), rng)
                : holes.plan(spec.geometry(), spec.symmetry(), rng);
        Attempt attempt = dig(solution, plan, false);
        // A small orbit may leave no room for a large one: twenty holes are ten pairs, without the centre.
        return passedOver ? dig(solution, plan.stream().map(Quota::largeFirst).toList(), false) : attempt;
    }

    @Override
    public Attempt improve(List<Attempt> nearest) {
        Attempt best = nearest.getFirst();
        long before = guesses();
        for (Attempt attempt : nearest) {
            if (digger.isThorough()
                    || best.missing() == 0
                    || HOPELESS * attempt.missing() > attempt.puzzle().givenCount()
                    || guesses() - before > EFFORT) {
                return best;
            }
            Attempt better = dig(attempt.solution(), attempt.plan(), true);
            best = better.missing() < best.missing() ? better : best;
        }
        return best;
    }

    /** How many guesses {@link #improve} has taken so far. */
    long guesses() {
        return digger.guesses();
    }

    private Attempt dig(Grid solution, List<Quota> plan, boolean harder) {
        digger.start(solution);
        passedOver = false;
        int emptied = 0;
        int missing = 0;
        for (Quota quota : plan) {
            int filled = fill(quota, harder);
            emptied += filled;
            missing += quota.missing(filled);
        }
        return new Attempt(digger.puzzle(), solution, missing - holes.tooMany(emptied), 0, 1, plan);
    }

    /**
     * Empties cells of a quota and tells how many.
     *
     * @param harder if they are fewer than the quota requires, whether to try the others once more with more effort
     */
    private int fill(Quota quota, boolean harder) {
        List<List<Integer>> others = new ArrayList<>();
        int emptied = 0;
        for (int i = 0; i < quota.groups().size() && emptied < quota.wanted(); i++) {
            Interruption.check();
            List<Integer> group = quota.groups().get(i);
            if (emptied + group.size() > quota.wanted()) {
                continue;
            }
            if (empty(group)) {
                emptied += group.size();
            } else {
                others.add(group);
            }
        }
        passedOver |= others.isEmpty() && emptied < quota.wanted();
        for (int i = 0; harder && i < others.size() && quota.missing(emptied) > 0; i++) {
            Interruption.check();
            List<Integer> group = others.get(i);
            if (emptied + group.size() <= quota.wanted() && digger.tryHarder(group)) {
                emptied += group.size();
            }
        }
        return emptied;
    }

    private boolean empty(List<Integer> group) {
        if (spec.acceptance().unique()) {
            return digger.tryEmpty(group);
        }
        digger.empty(group);
        return true;
    }
}
