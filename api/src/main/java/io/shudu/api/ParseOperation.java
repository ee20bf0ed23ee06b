package io.shudu.api;

import io.shudu.core.format.GridParts;
import io.shudu.core.format.GridReader;
import io.shudu.core.format.LeftOut;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Named;
import io.shudu.core.json.JsonFields;
import io.shudu.core.json.JsonValue;
import io.shudu.render.json.AllLanguages;
import io.shudu.render.json.FailureJson;
import io.shudu.render.words.Explanation;
import io.shudu.render.words.Failure;
import java.util.List;

/** Reads the puzzles of a text in any format. */
final class ParseOperation {
    private ParseOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        int most = request.limits().puzzles();
        long limit = request.number("limit", 1, most, most);
        GridReader reader = GridReader.ofText(request.text("text"), request.board());
        Listing puzzles = new Listing(request.roomBeside(0));
        int count = 0;
        boolean more = false;
        for (GridReader.Entry entry = reader.next(); entry != null && !more; entry = reader.next()) {
            if (entry instanceof GridReader.Entry.Puzzle puzzle) {
                more = count++ == limit;
                if (!more) {
                    puzzles.add(describe(puzzle).value());
                    more = puzzles.isCut();
                }
            }
        }
        return puzzles.addTo(new JsonFields(), "puzzles").bool("more", more);
    }

    private static JsonFields describe(GridReader.Entry.Puzzle puzzle) {
        JsonFields json = new JsonFields().number("line", puzzle.line());
        return switch (puzzle.result()) {
            case ParseResult.Ok ok -> leftOut(json.putAll(GridParts.json(ok.grid())), ok.leftOut());
            case ParseResult.Bad bad -> json.put("error", FailureJson.of(new Failure.BadPuzzle(null, bad)));
        };
    }

    /** Says what a text asks for that is not plain Sudoku, if anything. */
    private static JsonFields leftOut(JsonFields json, List<LeftOut> leftOut) {
        if (leftOut.isEmpty()) {
            return json;
        }
        JsonFields text = AllLanguages.of(language -> JsonValue.of(Explanation.of(language, leftOut)));
        return json.put(
                "leftOut", new JsonFields().strings("rules", Named.ids(leftOut)).put("text", text));
    }
}
