package io.shudu.api;

import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.lab.FixedPuzzles;
import io.shudu.core.lab.ModeSearch;
import io.shudu.core.lab.SearchMode;
import io.shudu.core.random.SeedSequence;
import io.shudu.core.solve.SolveLimit;
import io.shudu.core.solve.SolveResult;
import io.shudu.render.json.SolveJson;
import io.shudu.render.words.RequestReason;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Searches with the textbook methods that the three letters of a mode stand for, to compare them. With a small budget
 * it tells how far a search has come: one with a larger budget begins in the same way.
 */
final class SearchOperation {
    private static final long USUAL_LIMIT = 1000;

    private SearchOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        Grid puzzle = puzzle(request);
        SearchMode mode = SearchMode.parse(request.text("mode"));
        if (mode == null) {
            throw BadRequest.in(
                    "mode",
                    RequestReason.ONE_OF,
                    SearchMode.all().stream().map(SearchMode::toString).collect(Collectors.joining(", ")));
        }
        long seed = request.number("seed", 0, SeedSequence.MAX_SEED, 0);
        SolveLimit limit =
                SolveLimit.upTo(request.solutions(USUAL_LIMIT)).withBudget(request.budget(puzzle.geometry()));
        SolveResult result =
                new ModeSearch(puzzle.geometry()).search(puzzle, mode, limit, new SeedSequence(seed).at(0));
        @Nullable Grid first = result.solutions().isEmpty() ? null : result.solution();
        long wanted = mode.extent() == SearchMode.Extent.FIRST ? 1 : limit.solutions();
        return SolveJson.of(puzzle, result, first, wanted)
                .string("mode", mode.toString())
                .number("found", result.count())
                .number("nodes", result.stats().nodes())
                .number("backtracks", result.stats().backtracks())
                .number("conflicts", result.stats().conflicts());
    }

    /** The puzzle of the request, or one of those to compare modes on. */
    private static Grid puzzle(Request request) throws BadRequest {
        if (!request.has("fixed")) {
            return request.puzzle();
        }
        if (request.has("puzzle")) {
            throw BadRequest.in("puzzle", RequestReason.ALONE, "fixed");
        }
        List<Grid> fixed = FixedPuzzles.all();
        return fixed.get((int) request.number("fixed", 0, fixed.size() - 1));
    }
}
