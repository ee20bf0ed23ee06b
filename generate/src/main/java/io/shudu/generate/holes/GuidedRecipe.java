package io.shudu.generate.holes;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.thread.Interruption;
import io.shudu.core.transform.Transform;
import io.shudu.generate.Acceptance;
import io.shudu.generate.GenerationSpec;
import io.shudu.generate.Recipe;
import io.shudu.generate.dig.Digger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Holes for a wish about the thinking that a puzzle needs.
 *
 * <p>To dig and to throw away what is not as wished would be a waste. A complete grid that becomes a puzzle clue by
 * clue goes through all levels on its way, from those that solve themselves to the hardest that it comes to. So the
 * whole way is dug once, which is cheap, and then it is halved again and again: where the puzzle is too hard, back to
 * more clues, where it is too easy, on to fewer. A handful of judgements finds the wished puzzle if it lies on the way.
 * With its end too easy, a way is left at once.
 *
 * <p><b>Digit by digit.</b> Taken away in any order, the clues that stay are spread evenly over the digits. If they go
 * digit by digit, some digits keep few clues and others many. Such puzzles are harder: of 10,000 minimal ones 2.0 %
 * were extreme and 48 % hard or expert, against 1.2 % and 38 %. Those that need one digit's pattern are more frequent,
 * too. Low levels are found more often in the plain order.
 *
 * <p><b>Near a known puzzle.</b> Some techniques are needed by one random puzzle in thousands, or in half a million. If
 * puzzles are known that need such a technique, one of them is disguised by a random symmetry, and most of its holes
 * are dug first; the others fall where they may. One try in ten gives a new puzzle that needs it, too.
 */
final class GuidedRecipe implements Recipe {
    /** How many holes of a known puzzle are not dug again before all others. */
    private static final int MOVED = 15;

    private final GenerationSpec spec;
    private final Acceptance.Judge judge;
    private final boolean minimal;
    private final HoleStrategy.Total total;
    /** The cells that become empty together. */
    private final List<List<Integer>> groups;

    private final int largest;
    private final Digger digger;
    private final Solver solver;
    private final List<Grid> known;

    /**
     * Makes puzzles as wished.
     *
     * @param minimal whether no clue may be left that can go
     */
    GuidedRecipe(GenerationSpec spec, Acceptance.Judge judge, boolean minimal) {
        this.spec = spec;
        this.judge = judge;
        this.minimal = minimal;
        total = spec.holes().total(spec.geometry());
        groups = spec.symmetry().orbits(spec.geometry().side());
        largest = groups.stream().mapToInt(List::size).max().orElse(1);
        digger = Digger.of(spec.geometry());
        solver = Solver.of(spec.geometry());
        known = spec.geometry().equals(Geometry.CLASSIC) && spec.symmetry() == Symmetry.NONE
                ? spec.acceptance().known()
                : List.of();
    }

    @Override
    public Attempt attempt(Rng rng) {
        List<List<Integer>> order = Symmetry.shuffled(groups, rng);
        if (known.isEmpty()) {
            Grid solution = spec.method().make(spec.geometry(), rng);
            if (spec.acceptance().isDugByDigits()) {
                byDigits(order, solution, rng);
            }
            return dig(solution, order);
        }
        Grid near = Transform.random(spec.geometry(), rng).apply(known.get(rng.nextInt(known.size())));
        Grid solution =
                Objects.requireNonNull(solver.solve(near, SolveLimit.first()).solution());
        return dig(solution, nearTo(near, order));
    }

    /** Puts groups in any order so that they go digit by digit. */
    private static void byDigits(List<List<Integer>> order, Grid solution, Rng rng) {
        int[] ranks = rng.permutation(0, solution.geometry().side());
        order.sort(Comparator.comparingDouble(group -> meanRank(group, solution, ranks)));
    }

    private static double meanRank(List<Integer> group, Grid solution, int[] ranks) {
        double sum = 0;
        for (int cell : group) {
            sum += ranks[solution.digit(cell) - 1];
        }
        return sum / group.size();
    }

    /** Groups in any order, those first that lead to the neighbourhood of a puzzle. */
    private static List<List<Integer>> nearTo(Grid puzzle, List<List<Integer>> order) {
        List<List<Integer>> ordered = new ArrayList<>();
        List<List<Integer>> others = new ArrayList<>();
        int moved = 0;
        for (List<Integer> group : order) {
            boolean first = puzzle.isEmpty(group.getFirst()) && moved++ >= MOVED;
            (first ? ordered : others).add(group);
        }
        ordered.addAll(others);
        return ordered;
    }

    private Attempt dig(Grid solution, List<List<Integer>> order) {
        Way way = new Way(solution);
        digger.start(solution);
        List<List<Integer>> left = new ArrayList<>();
        for (List<Integer> group : order) {
            Interruption.check();
            if (way.holes + group.size() > total.wanted() || !digger.tryEmpty(group)) {
                left.add(group);
            } else {
                way.add(group);
            }
        }
        Attempt end = way.judged(way.gone.size());
        return end.off() < 0 && !digger.isThorough() ? furtherOn(way, left, end) : backFrom(way, end);
    }

    /** Goes on behind the end of a way that is too easy, where that takes more effort. */
    private Attempt furtherOn(Way way, List<List<Integer>> left, Attempt end) {
        Attempt best = end;
        for (List<Integer> group : left) {
            Interruption.check();
            if (best.off() < 0 && way.holes + group.size() <= total.wanted() && digger.tryHarder(group)) {
                way.add(group);
                best = way.judged(way.gone.size());
            }
        }
        return best;
    }

    /** The best puzzle on a way whose end may be too hard. */
    private Attempt backFrom(Way way, Attempt end) {
        int tooHard = way.gone.size();
        int good = minimal || end.off() <= 0 ? tooHard : way.first() - 1;
        Attempt best = end;
        while (!best.isRight() && tooHard - good > 1) {
            int middle = (tooHard + good) >>> 1;
            Attempt next = way.judged(middle);
            best = next.isNearerThan(best) ? next : best;
            if (next.off() > 0) {
                tooHard = middle;
            } else {
                good = middle;
            }
        }
        return best;
    }

    /** How many required holes are missing. A range is kept exactly if it is wide enough for the groups. */
    private int missing(int emptied) {
        int gap = Math.max(0, total.required() - emptied);
        boolean wide = total.wanted() - total.required() >= largest - 1;
        return wide || gap >= largest ? gap : 0;
    }

    /** A complete grid and the groups of cells that became empty, one after the other. */
    private final class Way {
        private final Grid solution;
        private final List<List<Integer>> gone = new ArrayList<>();
        private int holes;

        Way(Grid solution) {
            this.solution = solution;
        }

        void add(List<Integer> group) {
            gone.add(group);
            holes += group.size();
        }

        /** After how many groups there are as many holes as required. */
        int first() {
            int first = 0;
            for (int emptied = 0; first < gone.size() && missing(emptied) > 0; first++) {
                emptied += gone.get(first).size();
            }
            return first;
        }

        /** What the puzzle is after some groups. */
        Attempt judged(int count) {
            int[] digits = solution.digits();
            int emptied = 0;
            for (List<Integer> group : gone.subList(0, count)) {
                emptied += group.size();
                for (int cell : group) {
                    digits[cell] = 0;
                }
            }
            int missing = missing(emptied) - spec.holes().tooMany(emptied);
            return new Attempt(Grid.ofGivens(solution.geometry(), digits), solution, missing).judged(judge);
        }
    }
}
