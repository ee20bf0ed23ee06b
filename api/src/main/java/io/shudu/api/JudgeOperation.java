package io.shudu.api;

import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.grid.Symbols;
import io.shudu.core.json.JsonFields;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.core.solve.Solver;
import io.shudu.core.solve.Verdict;
import io.shudu.render.words.RequestReason;
import io.shudu.render.words.Words;
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
final class JudgeOperation {
    private record Entry(String text, int cell, int digit) {}

    private final Solver solver;
    /** Whether {@link #known} was the only one, or none, from the beginning. */
    private final boolean knowsAll;

    private long budget;
    /** The givens and the entries found sound. */
    private Grid position;
    /** A solution of the position; null if there is none, or none was found. */
    private @Nullable Grid known;

    private boolean gaveUp;

    private JudgeOperation(Grid puzzle, long budget) {
        this.position = puzzle;
        this.budget = budget;
        solver = Solver.of(puzzle.geometry());
        SolveResult result = search(puzzle, SolveLimit.unique());
        known = result.solutions().isEmpty() ? null : result.solution();
        knowsAll = result.exhausted();
        gaveUp = known == null && !knowsAll;
    }

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = request.puzzle();
        List<Entry> entries = entries(request.texts("entries"), puzzle.geometry());
        return new JudgeOperation(puzzle, request.budget(puzzle.geometry())).judge(entries);
    }

    private static List<Entry> entries(List<String> texts, Geometry geometry) throws BadRequest {
        List<Entry> entries = new ArrayList<>();
        for (String text : texts) {
            int equals = text.indexOf('=');
            int cell = equals < 0 ? -1 : geometry.cellOf(text.substring(0, equals));
            int digit = cell >= 0 && equals == text.length() - 2 ? Symbols.digit(text.charAt(equals + 1)) : -1;
            if (digit < 1 || digit > geometry.side()) {
                throw BadRequest.in("entries", RequestReason.ENTRIES, Words.shortened(text));
            }
            entries.add(new Entry(text, cell, digit));
        }
        return entries;
    }

    private JsonFields judge(List<Entry> entries) {
        List<String> wrong = new ArrayList<>();
        int sound = 0;
        for (int i = 0; i < entries.size() && !gaveUp; i++) {
            Entry entry = entries.get(i);
            if (isSound(entry)) {
                place(entry);
                sound += sound == i ? 1 : 0;
            } else if (!gaveUp) {
                wrong.add(entry.text());
            }
        }
        boolean unsound = !wrong.isEmpty() || known == null;
        return new JsonFields()
                .string("verdict", gaveUp ? "incomplete" : unsound ? "unsound" : "sound")
                .strings("wrong", wrong)
                .number("soundEntries", sound);
    }

    private boolean isSound(Entry entry) {
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

    private void place(Entry entry) {
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
