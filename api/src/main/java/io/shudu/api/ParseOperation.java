package io.shudu.api;

import io.shudu.core.format.GridParts;
import io.shudu.core.format.GridReader;
import io.shudu.core.format.ParseResult;
import io.shudu.core.grid.Grid;
import io.shudu.core.json.JsonFields;
import java.util.List;

/** Reads the puzzles of a text in any format. */
final class ParseOperation {
    private ParseOperation() {}

    static JsonFields answer(Request request) throws BadRequest {
        int most = request.limits().puzzles();
        long limit = request.number("limit", 1, most, most);
        GridReader reader = GridReader.ofText(request.text("text"), request.box());
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
        return new JsonFields().put("puzzles", puzzles.value()).bool("more", more);
    }

    private static JsonFields describe(GridReader.Entry.Puzzle puzzle) {
        JsonFields json = new JsonFields().number("line", puzzle.line());
        return switch (puzzle.result()) {
            case ParseResult.Ok ok -> describe(json, ok.grid());
            case ParseResult.Bad bad -> json.put("error", BadRequest.error(bad));
        };
    }

    private static JsonFields describe(JsonFields json, Grid grid) {
        json.string("puzzle", grid.givens().toString());
        if (GridParts.hasPlaced(grid)) {
            json.string("values", grid.toString());
        }
        List<String> candidates = GridParts.candidates(grid);
        if (candidates != null) {
            json.strings("candidates", candidates);
        }
        return json.string("box", grid.geometry().boxName());
    }
}
