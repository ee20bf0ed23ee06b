package io.shudu.terminal.play;

import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.step.Candidate;
import io.shudu.logic.teach.Judge;
import io.shudu.terminal.game.Card;
import io.shudu.terminal.game.Edit;
import io.shudu.terminal.game.Game;
import io.shudu.terminal.game.Layer;
import io.shudu.terminal.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Questions about right and wrong, which the engine answers. They only look at what they are given. */
final class Checking {
    /** How many nodes a search may visit. */
    static final long BUDGET = 10_000_000;

    /** Larger boards take too long to be rated on the side. */
    private static final int RATED_SIDE = 9;

    private Checking() {}

    /** Which entries cannot be right. */
    static Judge.Judgement judge(Grid puzzle, List<Candidate> entries) {
        return Judge.judge(puzzle, entries, BUDGET);
    }

    /** The only solution of a puzzle, or one that keeps to what is placed; null if there is none or it is not found. */
    static @Nullable Grid solution(Grid puzzle, Grid position) {
        Solver solver = Solver.of(puzzle.geometry());
        SolveResult only = solver.solve(puzzle, SolveLimit.unique().withBudget(BUDGET));
        if (only.verdict() == Verdict.ONE) {
            return only.solution();
        }
        SolveResult here =
                solver.solve(position.withCandidates(null), SolveLimit.first().withBudget(BUDGET));
        return here.solutions().isEmpty() ? null : here.solutions().getFirst();
    }

    /** The digits on the board after each number of moves that are in effect. */
    static List<Grid> positions(Game game) {
        List<Grid> positions = new ArrayList<>();
        Grid grid = game.card().puzzle();
        positions.add(grid);
        for (Move move : game.history().moves().subList(0, game.history().at())) {
            for (Edit edit : move.edits()) {
                if (edit.layer() == Layer.VALUE) {
                    grid = edit.after() == 0 ? grid.without(edit.key()) : grid.with(edit.key(), edit.after());
                }
            }
            positions.add(grid);
        }
        return positions;
    }

    /** How many moves, as many as possible, leave a board that can be solved; -1 if that cannot be known. */
    static int lastSound(Grid puzzle, List<Grid> positions) {
        Solver solver = Solver.of(puzzle.geometry());
        SolveResult whole = solver.solve(puzzle, SolveLimit.unique().withBudget(BUDGET));
        for (int i = positions.size() - 1; i >= 0; i--) {
            if (whole.verdict() == Verdict.ONE) {
                if (isPartOf(positions.get(i), whole.solution())) {
                    return i;
                }
            } else {
                Verdict verdict = solver.solve(
                                positions.get(i), SolveLimit.first().withBudget(BUDGET))
                        .verdict();
                if (verdict != Verdict.NONE) {
                    return verdict == Verdict.FOUND ? i : -1;
                }
            }
        }
        return -1;
    }

    private static boolean isPartOf(Grid position, Grid solution) {
        for (int cell = 0; cell < position.geometry().cellCount(); cell++) {
            if (!position.isEmpty(cell) && position.digit(cell) != solution.digit(cell)) {
                return false;
            }
        }
        return true;
    }

    /** A puzzle with its solution and its level, as far as they can be found out soon. */
    static Card known(Card card) {
        Grid puzzle = card.puzzle();
        SolveResult result =
                Solver.of(puzzle.geometry()).solve(puzzle, SolveLimit.unique().withBudget(BUDGET));
        if (result.verdict() != Verdict.ONE) {
            return card;
        }
        boolean rated = puzzle.geometry().side() <= RATED_SIDE && card.level() == null;
        return card.with(
                result.solution(),
                rated
                        ? new Rater(puzzle.geometry(), Set.of(ScaleId.SHUDU))
                                .rate(puzzle, result.solution())
                                .level()
                        : card.level());
    }
}
