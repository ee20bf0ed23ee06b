package io.shudu.logic.teach;

import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.logic.step.Candidate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells which of a player's entries cannot be right, in the order in which they were made. An entry is sound if the
 * givens, the sound entries before it and itself have a solution together; of a puzzle with several solutions, any one
 * will do. Of a puzzle without solution no entry is sound.
 *
 * <p>A known solution saves most of the searching: an entry that agrees with it is sound.
 */
public final class Judge {
    /**
     * What was found out about entries.
     *
     * @param wrong those that cannot be right
     * @param soundEntries how many are sound before the first wrong one
     * @param solution a solution of the givens and the sound entries, null if none is known
     * @param unique whether it is the only one of the givens
     * @param gaveUp whether the budget ended first
     */
    public record Judgement(
            List<Candidate> wrong,
            int soundEntries,
            @Nullable Grid solution,
            boolean unique,
            boolean gaveUp) {
        /** Copies the list. */
        public Judgement {
            wrong = List.copyOf(wrong);
        }

        /** Whether there is a solution that agrees with all entries. */
        public boolean isSound() {
            return !gaveUp && wrong.isEmpty() && solution != null;
        }
    }

    private final Solver solver;
    /** Whether {@link #known} was the only one, or none, from the beginning. */
    private final boolean knowsAll;

    private long budget;
    /** The givens and the entries found sound. */
    private Grid position;
    /** A solution of the position; null if there is none, or none was found. */
    private @Nullable Grid known;

    private boolean gaveUp;

    private Judge(Grid puzzle, long budget) {
        this.position = puzzle;
        this.budget = budget;
        solver = Solver.of(puzzle.geometry());
        SolveResult result = search(puzzle, SolveLimit.unique());
        known = result.solutions().isEmpty() ? null : result.solution();
        knowsAll = result.exhausted();
        gaveUp = known == null && !knowsAll;
    }

    /**
     * Judges entries.
     *
     * @param puzzle the givens
     * @param budget how many nodes the searches may visit together
     */
    public static Judgement judge(Grid puzzle, List<Candidate> entries, long budget) {
        return new Judge(puzzle, budget).judge(entries);
    }

    private Judgement judge(List<Candidate> entries) {
        List<Candidate> wrong = new ArrayList<>();
        int sound = 0;
        for (int i = 0; i < entries.size() && !gaveUp; i++) {
            Candidate entry = entries.get(i);
            if (isSound(entry)) {
                place(entry);
                sound += sound == i ? 1 : 0;
            } else if (!gaveUp) {
                wrong.add(entry);
            }
        }
        return new Judgement(wrong, sound, known, knowsAll && known != null, gaveUp);
    }

    private boolean isSound(Candidate entry) {
        if (known == null || !position.isEmpty(entry.cell())) {
            return known != null && position.digit(entry.cell()) == entry.digit();
        }
        if (known.digit(entry.cell()) == entry.digit()) {
            return true;
        }
        if (knowsAll) {
            return false;
        }
        SolveResult result = search(position.with(entry.cell(), entry.digit()), SolveLimit.first());
        gaveUp = result.verdict() == Verdict.GAVE_UP;
        known = result.solutions().isEmpty() ? known : result.solution();
        return !result.solutions().isEmpty();
    }

    private void place(Candidate entry) {
        if (position.isEmpty(entry.cell())) {
            position = position.with(entry.cell(), entry.digit());
        }
    }

    /** Searches with what is left of the budget. */
    private SolveResult search(Grid grid, SolveLimit limit) {
        SolveResult result = solver.solve(grid, limit.withBudget(Math.max(1, budget)));
        budget -= result.stats().nodes();
        return result;
    }
}
