package io.shudu.api;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.random.Rng;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.render.words.RequestReason;

/**
 * Makes a better puzzle of one: leaves clues out, in random order, as long as the solution stays the only one; or adds
 * clues, each in a cell where two solutions differ, until one is left.
 */
final class RefineOperation {
    private final Solver solver;
    private final Rng rng;
    private long budget;
    private Grid puzzle;

    private RefineOperation(Grid puzzle, Rng rng, long budget) {
        this.puzzle = puzzle;
        this.rng = rng;
        this.budget = budget;
        solver = Solver.of(puzzle.geometry());
    }

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        RefineOperation refining = new RefineOperation(puzzle, request.rng(), request.budget(puzzle.geometry()));
        String verdict = switch (request.text("to")) {
            case "minimal" -> refining.makeMinimal();
            case "unique" -> refining.makeUnique();
            default -> throw BadRequest.in("to", RequestReason.ONE_OF, "minimal, unique");
        };
        return new JsonFields()
                .string("puzzle", refining.puzzle.toString())
                .string("board", puzzle.geometry().id())
                .string("verdict", verdict);
    }

    private String makeMinimal() {
        Verdict first = solve(puzzle).verdict();
        if (first != Verdict.ONE) {
            return first == Verdict.NONE ? "none" : "incomplete";
        }
        for (int cell : rng.permutation(0, puzzle.geometry().cellCount())) {
            if (!puzzle.isEmpty(cell)) {
                Grid without = puzzle.without(cell);
                Verdict verdict = solve(without).verdict();
                if (verdict == Verdict.GAVE_UP) {
                    return "incomplete";
                }
                puzzle = verdict == Verdict.ONE ? without : puzzle;
            }
        }
        return "done";
    }

    private String makeUnique() {
        SolveResult result = solve(puzzle);
        while (result.verdict() == Verdict.MANY) {
            Grid one = result.solutions().getFirst();
            Grid other = result.solutions().getLast();
            int[] order = rng.permutation(0, puzzle.geometry().cellCount());
            int i = 0;
            while (one.digit(order[i]) == other.digit(order[i])) {
                i++;
            }
            puzzle = puzzle.with(order[i], one.digit(order[i])).allGiven();
            result = solve(puzzle);
        }
        return switch (result.verdict()) {
            case ONE -> "done";
            case NONE -> "none";
            default -> "incomplete";
        };
    }

    /** Searches with what is left of the budget. */
    private SolveResult solve(Grid grid) {
        SolveResult result = solver.solve(grid, SolveLimit.unique().withBudget(Math.max(1, budget)));
        budget -= result.stats().nodes();
        return result;
    }
}
