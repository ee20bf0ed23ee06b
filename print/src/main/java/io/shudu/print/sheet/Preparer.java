package io.shudu.print.sheet;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.generate.passport.Inspector;
import io.shudu.logic.Rater;
import io.shudu.logic.rate.Rating;
import io.shudu.logic.rate.Ratings;
import io.shudu.logic.rate.ScaleId;
import io.shudu.logic.step.Step;
import io.shudu.logic.teach.Advice;
import io.shudu.logic.teach.Teacher;
import io.shudu.print.words.PrintWords;
import io.shudu.render.narrate.Detail;
import io.shudu.render.words.Language;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds out what has to be known of a puzzle before it is printed. It keeps working memory: one for each thread. */
public final class Preparer {
    private static final long BUDGET = 10_000_000;

    private final boolean hints;
    private final boolean candidates;
    private final Language language;
    private final Map<Geometry, Solver> solvers = new HashMap<>();
    private final Map<Geometry, Inspector> inspectors = new HashMap<>();
    private final Map<Geometry, Teacher> teachers = new HashMap<>();

    /**
     * Prepares puzzles.
     *
     * @param hints whether it is to be found out where to begin
     * @param candidates whether candidates are to be printed
     */
    public Preparer(boolean hints, boolean candidates, Language language) {
        this.hints = hints;
        this.candidates = candidates;
        this.language = language;
    }

    /**
     * What became of a puzzle.
     *
     * @param verdict whether it has one solution; only then it can be printed
     * @param puzzle the puzzle, null if it cannot be printed
     */
    public record Prepared(Verdict verdict, @Nullable PrintedPuzzle puzzle) {}

    /** Prepares what somebody gave us; of a game that was begun it is the puzzle. */
    public Prepared prepare(Grid position) {
        Grid puzzle = position.givenCount() > 0 ? position.givens() : position;
        if (!puzzle.conflicts().isEmpty()) {
            return new Prepared(Verdict.NONE, null);
        }
        SolveResult result = solvers.computeIfAbsent(puzzle.geometry(), Solver::of)
                .solve(puzzle, SolveLimit.unique().withBudget(BUDGET));
        return result.verdict() == Verdict.ONE
                ? new Prepared(Verdict.ONE, prepare(puzzle, result.solutions().getFirst(), ""))
                : new Prepared(result.verdict(), null);
    }

    /** Prepares a puzzle whose solution is known. */
    public PrintedPuzzle prepare(Grid puzzle, Grid solution, String id) {
        Geometry geometry = puzzle.geometry();
        Ratings ratings = geometry.side() > Rater.LARGEST_SIDE
                ? null
                : inspectors
                        .computeIfAbsent(geometry, board -> new Inspector(board, ScaleId.usual(), Inspector.QUICK_SIDE))
                        .rate(puzzle, solution);
        Rating hodoku = ratings == null ? null : ratings.on(ScaleId.HODOKU);
        Step first = hints ? first(puzzle) : null;
        return new PrintedPuzzle(
                candidates ? Teacher.marked(puzzle) : puzzle,
                solution,
                ratings == null ? null : ratings.level(),
                hodoku == null ? -1 : hodoku.score(),
                id,
                first == null ? "" : hint(first, geometry),
                first == null || first.placements().isEmpty()
                        ? -1
                        : first.placements().getFirst().cell());
    }

    private @Nullable Step first(Grid puzzle) {
        Advice advice =
                teachers.computeIfAbsent(puzzle.geometry(), Teacher::new).next(puzzle, -1, BUDGET);
        return advice.steps().isEmpty() ? null : advice.steps().getFirst();
    }

    private String hint(Step step, Geometry geometry) {
        return step.placements().isEmpty()
                ? Detail.AREA.tell(step, language, geometry)
                : PrintWords.text(
                        language,
                        "hint.cell",
                        geometry.cellName(step.placements().getFirst().cell()));
    }
}
