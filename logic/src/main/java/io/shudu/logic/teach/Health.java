package io.shudu.logic.teach;

import io.shudu.core.grid.CandidateSet;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.logic.step.Candidate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Whether all is well on a player's board. It is asked before any hint: on a wrong board every step could be wrong.
 *
 * @param state how it stands
 * @param wrong entries that cannot be right
 * @param missing candidates that the player took away though they are right
 * @param unique whether the puzzle is known to have only one solution
 */
public record Health(State state, List<Candidate> wrong, List<Candidate> missing, boolean unique) {
    /** How it stands. */
    public enum State {
        /** Nothing is wrong. */
        SOUND,
        /** All cells are filled, and rightly. */
        SOLVED,
        /** Equal givens see each other. */
        CONFLICT,
        /** An entry cannot be right. */
        WRONG,
        /** No entry is wrong, but a right candidate was taken away. */
        MISSING,
        /** The puzzle itself has no solution. */
        NONE,
        /** The search for solutions was given up. */
        INCOMPLETE;

        /** The name that programs exchange. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Copies the lists. */
    public Health {
        wrong = List.copyOf(wrong);
        missing = List.copyOf(missing);
    }

    /**
     * Looks at a board: givens, entries, and pencil marks if there are any. A cell without marks says nothing.
     *
     * @param budget how many nodes the searches may visit together
     */
    public static Health of(Grid board, long budget) {
        if (!board.givens().conflicts().isEmpty()) {
            return new Health(State.CONFLICT, List.of(), List.of(), false);
        }
        List<Candidate> entries = new ArrayList<>();
        for (int cell = 0; cell < board.geometry().cellCount(); cell++) {
            if (!board.isEmpty(cell) && !board.isGiven(cell)) {
                entries.add(new Candidate(cell, board.digit(cell)));
            }
        }
        Judge.Judgement judgement = Judge.judge(board.givens(), entries, budget);
        Grid solution = judgement.solution();
        if (judgement.gaveUp() || solution == null) {
            return new Health(judgement.gaveUp() ? State.INCOMPLETE : State.NONE, List.of(), List.of(), false);
        }
        if (!judgement.isSound()) {
            return new Health(State.WRONG, judgement.wrong(), List.of(), judgement.unique());
        }
        List<Candidate> missing = missing(board, solution);
        // Of several solutions another one may agree with the marks; if none does, nobody can say which mark is wrong.
        boolean marked = missing.isEmpty() || (!judgement.unique() && agrees(board, budget));
        State state = !marked ? State.MISSING : board.isComplete() ? State.SOLVED : State.SOUND;
        return new Health(state, List.of(), judgement.unique() && !marked ? missing : List.of(), judgement.unique());
    }

    private static List<Candidate> missing(Grid board, Grid solution) {
        CandidateSet marks = board.candidates();
        List<Candidate> missing = new ArrayList<>();
        for (int cell = 0; marks != null && cell < board.geometry().cellCount(); cell++) {
            if (board.isEmpty(cell) && marks.count(cell) > 0 && !marks.contains(cell, solution.digit(cell))) {
                missing.add(new Candidate(cell, solution.digit(cell)));
            }
        }
        return missing;
    }

    private static boolean agrees(Grid board, long budget) {
        return Solver.of(board.geometry())
                        .solve(believed(board), SolveLimit.first().withBudget(budget))
                        .verdict()
                == Verdict.FOUND;
    }

    /** The board with all candidates in cells without marks. */
    static Grid believed(Grid board) {
        CandidateSet marks = board.candidates();
        if (marks == null) {
            return board;
        }
        CandidateSet.Builder possible = new CandidateSet.Builder(board.geometry());
        for (int cell = 0; cell < board.geometry().cellCount(); cell++) {
            for (int digit = 1; digit <= board.geometry().side(); digit++) {
                if (marks.count(cell) == 0 || marks.contains(cell, digit)) {
                    possible.add(cell, digit);
                }
            }
        }
        return board.withCandidates(possible.build());
    }
}
