package io.shudu.render.json;

import io.shudu.core.grid.Conflict;
import io.shudu.core.grid.Geometry;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.core.solve.Minimality;
import io.shudu.core.solve.SolveResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Whether a grid is a proper puzzle, and what is wrong if not. */
public final class CheckJson {
    private CheckJson() {}

    /**
     * What was found out about a grid.
     *
     * @param minimal whether it needs all its clues, null if it has not exactly one solution
     */
    public static JsonFields of(Grid grid, SolveResult result, @Nullable Minimality minimal) {
        JsonFields json = SolveJson.found(grid, result)
                .put("minimal", minimal(minimal))
                .put("conflicts", conflicts(grid))
                .strings("ambiguous", ambiguous(grid.geometry(), result.solutions()));
        return result.solutions().isEmpty()
                ? json
                : json.string("solution", result.solution().toString());
    }

    private static JsonValue minimal(@Nullable Minimality minimal) {
        return minimal == null || minimal == Minimality.GAVE_UP
                ? JsonValue.NULL
                : JsonValue.of(minimal == Minimality.MINIMAL);
    }

    private static JsonValue conflicts(Grid grid) {
        Geometry geometry = grid.geometry();
        List<JsonValue> pairs = new ArrayList<>();
        for (Conflict conflict : grid.conflicts()) {
            pairs.add(JsonValue.strings(
                    List.of(geometry.cellName(conflict.first()), geometry.cellName(conflict.second()))));
        }
        return new JsonValue.Items(pairs);
    }

    /** The cells in which the solutions differ. */
    private static List<String> ambiguous(Geometry geometry, List<Grid> solutions) {
        return IntStream.range(0, geometry.cellCount())
                .filter(cell -> solutions.stream()
                        .anyMatch(one -> one.digit(cell) != solutions.getFirst().digit(cell)))
                .mapToObj(geometry::cellName)
                .toList();
    }
}
